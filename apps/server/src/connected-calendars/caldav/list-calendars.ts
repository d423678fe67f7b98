import { type Access, ConnectorTrouble, type RemoteCalendar } from '../connector.ts'
import { askMultistatus } from './dav-client.ts'
import { discoverHomes } from './discover.ts'
import { addressOf, asFolder, pathOnHost } from './hrefs.ts'
import { APPLE, CALDAV, caldav, dav, type DavResponse } from './multistatus.ts'
import { childOf, childrenOf, type XmlElement } from './xml.ts'

const LIST = `<?xml version="1.0" encoding="utf-8"?>
<d:propfind xmlns:d="DAV:" xmlns:c="${CALDAV}" xmlns:a="${APPLE}"><d:prop>
<d:resourcetype/><d:displayname/><d:current-user-privilege-set/>
<c:supported-calendar-component-set/><a:calendar-color/>
</d:prop></d:propfind>`

/** Collections of Nextcloud that hold what was deleted. */
const DELETED = '{http://nextcloud.com/ns}deleted-calendar'
const MAX_NAME_LENGTH = 200

/** The calendars of an account that hold events. Where they lie is found out once, and again where they are no more. */
export async function listCalendars(access: Access): Promise<readonly RemoteCalendar[]> {
  const { address = '', homes } = access.credentials
  if (homes !== undefined) {
    try {
      return await calendarsIn(access, JSON.parse(homes) as string[])
    } catch (error) {
      if (!(error instanceof ConnectorTrouble) || error.trouble !== 'not_found') throw error
    }
  }
  const found = await discoverHomes(access, address)
  const calendars = await calendarsIn(access, found)
  await access.keep({ ...access.credentials, homes: JSON.stringify(found) })
  return calendars
}

async function calendarsIn(access: Access, homes: readonly string[]): Promise<RemoteCalendar[]> {
  const calendars = new Map<string, RemoteCalendar>()
  for (const home of homes) {
    const { responses } = await askMultistatus(access, home, { method: 'PROPFIND', depth: '1', body: LIST })
    // A server that says nothing of what it was asked about was not understood.
    if (responses.length === 0) throw new ConnectorTrouble('not_understood')
    for (const response of responses.filter(isCalendar)) {
      const path = asFolder(pathOnHost(response.href, home))
      const remoteId = addressOf(path, home)
      calendars.set(remoteId, { remoteId, ...aboutOf(response, path) })
    }
  }
  return [...calendars.values()]
}

function isCalendar({ props }: DavResponse): boolean {
  const types = props.get(dav('resourcetype'))
  if (!childOf(types, caldav('calendar')) || childOf(types, DELETED)) return false
  const kinds = props.get(caldav('supported-calendar-component-set'))
  // Whoever does not say which kinds it holds, holds all.
  return !kinds || kinds.children.length === 0 || kindsOf(kinds).includes('VEVENT')
}

function kindsOf(set: XmlElement): string[] {
  return childrenOf(set, caldav('comp')).map(({ attributes }) => (attributes['name'] ?? '').toUpperCase())
}

function aboutOf({ props }: DavResponse, path: string): Omit<RemoteCalendar, 'remoteId'> {
  const segment = decodeURIComponent(path.split('/').at(-2) ?? '')
  const said = props.get(dav('displayname'))?.text.trim() ?? ''
  const color = props.get(`{${APPLE}}calendar-color`)?.text.trim().toLowerCase() ?? ''
  return {
    name: storable(said === '' ? segment : said),
    color: /^#[\da-f]{6}(?:[\da-f]{2})?$/.test(color) ? color.slice(0, 7) : null,
    isReadOnly: !mayWrite(props.get(dav('current-user-privilege-set'))),
  }
}

const storable = (name: string) =>
  name.replaceAll('\0', '').toWellFormed().slice(0, MAX_NAME_LENGTH).toWellFormed() || 'Calendar'

/** Whoever says nothing of what may be done is written to, and says no where it must. */
function mayWrite(privileges: XmlElement | undefined): boolean {
  if (!privileges) return true
  const all = new Set(
    childrenOf(privileges, dav('privilege')).flatMap(({ children }) => children.map(({ name }) => name)),
  )
  const has = (name: string) => all.has(dav(name))
  return has('all') || has('write') || (has('write-content') && has('bind'))
}
