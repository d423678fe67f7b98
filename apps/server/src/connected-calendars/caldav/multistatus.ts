import { ConnectorTrouble } from '../connector.ts'
import { childOf, childrenOf, NotXml, parseXml, TooManyElements, type XmlElement } from './xml.ts'

export const CALDAV = 'urn:ietf:params:xml:ns:caldav'
export const CALENDAR_SERVER = 'http://calendarserver.org/ns/'
export const APPLE = 'http://apple.com/ns/ical/'

export const dav = (name: string) => `{DAV:}${name}`
export const caldav = (name: string) => `{${CALDAV}}${name}`

/** What a server says of one resource. */
export interface DavResponse {
  /** As the server wrote it. */
  readonly href: string
  /** Of the resource as a whole, or null where its properties each have their own. */
  readonly status: number | null
  /** The properties it has, by their names. */
  readonly props: ReadonlyMap<string, XmlElement>
  /** Whether it was kept from telling some property, for another reason than that there is none. */
  readonly isPartial: boolean
}

export interface Multistatus {
  readonly responses: readonly DavResponse[]
  readonly syncToken: string | null
}

/** Reads a whole 207. Anything else, such as a login page, is not understood; nothing follows from it. */
export async function readMultistatus(bytes: Uint8Array): Promise<Multistatus> {
  const root = await readXml(bytes)
  if (root.name !== dav('multistatus')) throw new ConnectorTrouble('not_understood')
  const token = childOf(root, dav('sync-token'))?.text.trim() ?? ''
  return {
    responses: childrenOf(root, dav('response')).flatMap(readResponse),
    syncToken: token === '' ? null : token,
  }
}

async function readXml(bytes: Uint8Array): Promise<XmlElement> {
  try {
    return await parseXml(bytes)
  } catch (error) {
    if (error instanceof NotXml) throw new ConnectorTrouble('not_understood')
    if (error instanceof TooManyElements) throw new ConnectorTrouble('too_large')
    throw error
  }
}

/** Several resources can share one status. */
function readResponse(element: XmlElement): DavResponse[] {
  const hrefs = childrenOf(element, dav('href')).map(({ text }) => text.trim())
  if (hrefs.length === 0) throw new ConnectorTrouble('not_understood')
  const own = childOf(element, dav('status'))
  const status = own ? statusOf(own) : null
  const props = new Map<string, XmlElement>()
  let isPartial = false
  for (const propstat of childrenOf(element, dav('propstat'))) {
    const line = childOf(propstat, dav('status'))
    const found = line ? statusOf(line) : 200
    if (found !== 200 && found !== 404) isPartial = true
    if (found !== 200) continue
    for (const prop of childOf(propstat, dav('prop'))?.children ?? []) props.set(prop.name, prop)
  }
  return hrefs.map((href) => ({ href, status, props, isPartial }))
}

const LONGEST_ETAG = 1_000

/** Null where it says none. */
export function etagOf({ props }: DavResponse): string | null {
  const etag = props.get(dav('getetag'))?.text.trim() ?? ''
  if (etag.length > LONGEST_ETAG) throw new ConnectorTrouble('not_understood')
  return etag === '' ? null : etag
}

/** 'HTTP/1.1 404 Not Found' */
function statusOf({ text }: XmlElement): number {
  const [, status] = /^HTTP\/\d(?:\.\d)?\s+(\d{3})\b/i.exec(text.trim()) ?? []
  if (status === undefined) throw new ConnectorTrouble('not_understood')
  return Number(status)
}
