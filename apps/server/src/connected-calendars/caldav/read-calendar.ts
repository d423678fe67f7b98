import {
  type Access,
  ConnectorTrouble,
  type Known,
  MAX_CALENDAR_BYTES,
  MAX_ITEMS,
  type RemoteRead,
} from '../connector.ts'
import { askDav, askMultistatus, refusalOf } from './dav-client.ts'
import { fetchItems } from './fetch-items.ts'
import { pathOnHost } from './hrefs.ts'
import {
  CALDAV,
  CALENDAR_SERVER,
  caldav,
  dav,
  type DavResponse,
  etagOf,
  type Multistatus,
  readMultistatus,
} from './multistatus.ts'
import { childOf, escapeXml } from './xml.ts'

/** What is asked of a calendar to know whether anything changed. */
const STATE = `<?xml version="1.0" encoding="utf-8"?>
<d:propfind xmlns:d="DAV:" xmlns:c="${CALDAV}" xmlns:s="${CALENDAR_SERVER}"><d:prop>
<d:resourcetype/><d:sync-token/><s:getctag/>
</d:prop></d:propfind>`
const ETAGS = `<?xml version="1.0" encoding="utf-8"?>
<d:propfind xmlns:d="DAV:"><d:prop><d:resourcetype/><d:getetag/></d:prop></d:propfind>`
const syncBody = (token: string) => `<?xml version="1.0" encoding="utf-8"?>
<d:sync-collection xmlns:d="DAV:"><d:sync-token>${escapeXml(token)}</d:sync-token>
<d:sync-level>1</d:sync-level><d:prop><d:getetag/></d:prop></d:sync-collection>`

/** Pages of changes, and what they name. A server that has more is read whole. */
const MOST_PAGES = 100
const MOST_NAMED = 4 * MAX_ITEMS
/** How a server says that it does not know a token any more. */
const FORGOTTEN = new Set([400, 403, 409, 410, 412])

/** What changed in a calendar since the last read: by its token, else by all its etags. */
export async function readCalendar(access: Access, remoteId: string, known: Known): Promise<RemoteRead> {
  const [kind, value = ''] = splitCursor(known.cursor)
  const since = kind === 'token' ? await changesSince(access, remoteId, value) : null
  return since ? await readChanges(access, remoteId, known, since) : await readWhole(access, remoteId, known)
}

/** By href. */
type Etags = ReadonlyMap<string, string | null>

/** Which resources changed, and are no more; a page at a time it can be told twice of one, and the last word holds. */
interface Changes {
  readonly etags: Etags
  readonly gone: ReadonlySet<string>
  readonly cursor: string | null
}

/** Null where the token means nothing any more. */
async function changesSince(access: Access, remoteId: string, from: string): Promise<Changes | null> {
  const etags = new Map<string, string | null>()
  const gone = new Set<string>()
  let token = from
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const fetched = await askDav(access, remoteId, { method: 'REPORT', depth: '0', body: syncBody(token) })
    if (FORGOTTEN.has(fetched.status)) return null
    if (fetched.status !== 207) throw refusalOf(fetched, remoteId, access.now())
    const { responses, syncToken } = await readMultistatus(fetched.body)
    if (syncToken === null) throw new ConnectorTrouble('not_understood')
    const hasMore = collect(responses, remoteId, etags, gone)
    if (!hasMore) return { etags, gone, cursor: `token ${syncToken}` }
    if (etags.size + gone.size > MOST_NAMED) return null
    if (syncToken === token) throw new ConnectorTrouble('not_understood')
    token = syncToken
  }
  return null
}

/** Adds a page to what changed. Returns whether the server cut it short. */
function collect(
  responses: readonly DavResponse[],
  remoteId: string,
  etags: Map<string, string | null>,
  gone: Set<string>,
): boolean {
  let hasMore = false
  for (const response of responses) {
    const { href, status, isPartial } = response
    const path = pathOnHost(href, remoteId)
    if (isSelf(path, remoteId)) {
      hasMore ||= status === 507
    } else if (status === 404 || status === 410) {
      etags.delete(withinCalendar(path, remoteId))
      gone.add(path)
    } else if ((status === null || status === 200) && !isPartial) {
      gone.delete(path)
      if (!isFolder(response)) etags.set(withinCalendar(path, remoteId), etagOf(response))
    } else throw new ConnectorTrouble('not_understood')
  }
  return hasMore
}

async function readChanges(
  access: Access,
  remoteId: string,
  known: Known,
  { etags, gone, cursor }: Changes,
): Promise<RemoteRead> {
  if (etags.size === 0 && gone.size === 0) return { kind: 'unchanged', cursor }
  const before = await known.etags()
  const changed = changedOf(etags, before)
  const missing = [...gone].filter((href) => before.has(href))
  refuseManyItems(before.size - missing.length + changed.filter((href) => !before.has(href)).length)
  return await withItems(access, remoteId, { changed, missing, before, cursor })
}

/** Reads all etags. The token is asked for before, so that what changes in between comes again with the next read. */
async function readWhole(access: Access, remoteId: string, known: Known): Promise<RemoteRead> {
  const cursor = await cursorOf(access, remoteId)
  const isSame = cursor !== null && cursor === known.cursor && cursor.startsWith('ctag ')
  if (isSame) return { kind: 'unchanged', cursor }
  const { responses } = await askMultistatus(access, remoteId, {
    method: 'PROPFIND',
    depth: '1',
    body: ETAGS,
  })
  const etags = new Map<string, string | null>()
  let isSelfTold = false
  for (const response of responses) {
    const { href, status, isPartial } = response
    if ((status !== null && status !== 200) || isPartial) throw new ConnectorTrouble('not_understood')
    const path = pathOnHost(href, remoteId)
    if (isSelf(path, remoteId)) isSelfTold = true
    else if (!isFolder(response)) etags.set(withinCalendar(path, remoteId), etagOf(response))
  }
  // A calendar without events still tells of itself. An answer without a word says nothing of what there is.
  if (!isSelfTold) throw new ConnectorTrouble('not_understood')
  refuseManyItems(etags.size)
  const before = await known.etags()
  const missing = [...before.keys()].filter((href) => !etags.has(href))
  return await withItems(access, remoteId, { changed: changedOf(etags, before), missing, before, cursor })
}

interface Found {
  readonly changed: readonly string[]
  readonly missing: readonly string[]
  readonly before: Etags
  readonly cursor: string | null
}

async function withItems(
  access: Access,
  remoteId: string,
  { changed, missing, before, cursor }: Found,
): Promise<RemoteRead> {
  if (changed.length === 0 && missing.length === 0) return { kind: 'unchanged', cursor }
  const { items, gone } = await fetchItems(access, remoteId, changed, MAX_CALENDAR_BYTES)
  const vanished = gone.filter((href) => before.has(href))
  return { kind: 'read', isWhole: false, items, gone: [...missing, ...vanished], cursor }
}

/** The state of a calendar, in one word that is kept. */
async function cursorOf(access: Access, remoteId: string): Promise<string | null> {
  const state: Multistatus = await askMultistatus(access, remoteId, {
    method: 'PROPFIND',
    depth: '0',
    body: STATE,
  })
  const [about] = state.responses
  if (!about || !childOf(about.props.get(dav('resourcetype')), caldav('calendar')))
    throw new ConnectorTrouble('not_understood')
  const token = about.props.get(dav('sync-token'))?.text.trim() ?? ''
  const ctag = about.props.get(`{${CALENDAR_SERVER}}getctag`)?.text.trim() ?? ''
  if (token !== '') return `token ${token}`
  return ctag === '' ? null : `ctag ${ctag}`
}

function splitCursor(cursor: string | null): [string, string?] {
  const at = cursor?.indexOf(' ') ?? -1
  return cursor === null || at < 0 ? [''] : [cursor.slice(0, at), cursor.slice(at + 1)]
}

function changedOf(etags: Etags, before: Etags): string[] {
  return [...etags].flatMap(([href, etag]) => (etag !== null && before.get(href) === etag ? [] : [href]))
}

function refuseManyItems(count: number): void {
  if (count > MAX_ITEMS) throw new ConnectorTrouble('too_large')
}

const isSelf = (path: string, remoteId: string) => {
  const own = pathOnHost(remoteId, remoteId)
  return path === own || `${path}/` === own
}

/** Resources of another calendar are foreign here. */
function withinCalendar(path: string, remoteId: string): string {
  if (!path.startsWith(pathOnHost(remoteId, remoteId))) throw new ConnectorTrouble('not_understood')
  return path
}

function isFolder({ href, props }: DavResponse): boolean {
  return href.endsWith('/') || childOf(props.get(dav('resourcetype')), dav('collection')) !== undefined
}
