import { createHash } from 'node:crypto'
import type { Fetched } from '../../outbound/guarded-fetch.ts'
import { type Access, type Connector, ConnectorTrouble, MAX_CALENDAR_BYTES } from '../connector.ts'
import type { KeptEvent } from './parse-file.ts'
import { readFile } from './read-file.ts'

/** What a file was when it was last read, as the cursor. */
interface Validators {
  readonly etag: string | null
  readonly modified: string | null
  readonly hash: string
}

/** A file at an address that anybody may ask for: read alone. Its one calendar is the address itself. */
export const icsConnector: Connector = {
  async list(access) {
    const { body, name } = await fetchFile(access, null)
    if (!body) throw new ConnectorTrouble('not_understood')
    const { calendarName } = await readFile(body)
    return [{ remoteId: 'file', name: calendarName || name, color: null, isReadOnly: true }]
  },

  async read(access, _remoteId, { cursor }) {
    const known = cursor === null ? null : (JSON.parse(cursor) as Validators)
    const { body, validators } = await fetchFile(access, known)
    if (!body || validators.hash === known?.hash)
      return { kind: 'unchanged', cursor: JSON.stringify(validators) }
    const { items } = await readFile(body)
    return { kind: 'read', isWhole: true, items, gone: [], cursor: JSON.stringify(validators) }
  },

  decode({ raw }) {
    const { uid, item } = JSON.parse(raw) as KeptEvent
    return { uid, ownId: null, item }
  },

  encode: () => refuseToWrite(),
  put: () => refuseToWrite(),
  remove: () => refuseToWrite(),
}

function refuseToWrite(): never {
  throw new Error('a file at an address is only read')
}

interface Answered {
  /** Null: it is as it was. */
  readonly body: Buffer | null
  readonly validators: Validators
  /** What it is called where it does not say: its host. */
  readonly name: string
}

async function fetchFile(access: Access, known: Validators | null): Promise<Answered> {
  const address = access.credentials['address'] ?? ''
  const headers = {
    accept: 'text/calendar, */*;q=0.1',
    ...(known?.etag && { 'if-none-match': known.etag }),
    ...(known?.modified && !known.etag && { 'if-modified-since': known.modified }),
  }
  const answer = await access.fetch(address, {
    headers,
    mostBytes: MAX_CALENDAR_BYTES,
    signal: access.signal,
  })
  const name = new URL(address).hostname
  if (answer.status === 304 && known) return { body: null, validators: known, name }
  refuseStatus(answer, access.now())
  const { body } = answer
  const { etag = null, 'last-modified': modified = null } = answer.headers
  const hash = createHash('sha256').update(body).digest('base64url')
  return { body, validators: { etag, modified, hash }, name }
}

function refuseStatus({ status, headers }: Fetched, now: Date): void {
  if (status === 200) return
  const wait = retryAfterMs(headers['retry-after'], now)
  if (status === 401) throw new ConnectorTrouble('sign_in')
  if (status === 403) throw new ConnectorTrouble('not_allowed')
  if (status === 404 || status === 410) throw new ConnectorTrouble('not_found')
  if (status === 429 || status === 503) throw new ConnectorTrouble('busy', wait)
  if (status >= 500) throw new ConnectorTrouble('unreachable', wait)
  throw new ConnectorTrouble('not_understood')
}

/** Seconds or a date, as HTTP has it. */
function retryAfterMs(said: string | undefined, now: Date): number | null {
  if (said === undefined) return null
  const ms = /^\d+$/.test(said) ? Number(said) * 1_000 : Date.parse(said) - now.getTime()
  return Number.isFinite(ms) && ms > 0 ? ms : null
}
