import type { Fetched } from '../../outbound/guarded-fetch.ts'
import { type Access, MAX_CALENDAR_BYTES, type PutAnswer, type RemoteItem } from '../connector.ts'
import { askDav, refusalOf } from './dav-client.ts'
import { fetchItems } from './fetch-items.ts'
import { addressOf, pathOnHost } from './hrefs.ts'

interface Given {
  readonly href: string | null
  readonly etag: string | null
  readonly id: string
  readonly raw: string
}

/** The other side takes no such event, or does not let go of it; the account and its other events are as well as before. */
const REFUSED = new Set([400, 403, 405, 409, 413, 415, 422, 501, 507])

/** Stores an event if nobody else changed it meanwhile, and reads what became of it: some servers change what they store. */
export async function putEvent(access: Access, remoteId: string, given: Given): Promise<PutAnswer> {
  const { id, etag, raw } = given
  const href = given.href ?? `${pathOnHost(remoteId, remoteId)}${id}.ics`
  const address = addressOf(href, remoteId)
  const isNew = given.href === null
  const fetched = await askDav(access, address, {
    method: 'PUT',
    body: raw,
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      ...(isNew ? { 'if-none-match': '*' } : { 'if-match': etag ?? '*' }),
    },
  })
  const { status } = fetched
  if (status === 404 || status === 410) return isNew ? { kind: 'refused' } : { kind: 'gone' }
  const isTaken = status === 412
  if (isTaken || (status >= 200 && status < 300)) {
    const item = await readOne(access, remoteId, href)
    if (!item) return isNew ? { kind: 'refused' } : { kind: 'gone' }
    // A new one that is there already is ours: the answer to the first time was lost.
    return isTaken && !isNew ? { kind: 'changed' } : { kind: 'kept', item }
  }
  if (REFUSED.has(status) && !isForbidden(fetched)) return { kind: 'refused' }
  throw refusalOf(fetched, address, access.now())
}

/** Deletes an event if nobody else changed it meanwhile. */
export async function removeEvent(
  access: Access,
  remoteId: string,
  { href, etag }: { readonly href: string; readonly etag: string | null },
): Promise<'removed' | 'gone' | 'changed' | 'refused'> {
  const address = addressOf(href, remoteId)
  const fetched = await askDav(access, address, { method: 'DELETE', headers: { 'if-match': etag ?? '*' } })
  const { status } = fetched
  if (status >= 200 && status < 300) return 'removed'
  if (status === 404 || status === 410) return 'gone'
  if (status === 412) return (await readOne(access, remoteId, href)) ? 'changed' : 'gone'
  if (REFUSED.has(status) && !isForbidden(fetched)) return 'refused'
  throw refusalOf(fetched, address, access.now())
}

async function readOne(access: Access, remoteId: string, href: string): Promise<RemoteItem | null> {
  const { items } = await fetchItems(access, remoteId, [href], MAX_CALENDAR_BYTES)
  return items[0] ?? null
}

/** Whether the account may write nothing there at all, and not only this. */
function isForbidden({ status, body }: Fetched): boolean {
  return status === 403 && body.toString('utf8', 0, 10_000).includes('need-privileges')
}
