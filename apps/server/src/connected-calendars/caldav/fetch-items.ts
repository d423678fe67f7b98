import { type Access, ConnectorTrouble, type RemoteItem } from '../connector.ts'
import { askMultistatus } from './dav-client.ts'
import { pathOnHost } from './hrefs.ts'
import { CALDAV, caldav, type DavResponse, etagOf } from './multistatus.ts'
import { escapeXml } from './xml.ts'

/** A page of a few is answered quickly, and what breaks it costs no more than the page. */
const PAGE = 50

const multigetBody = (hrefs: readonly string[]) => `<?xml version="1.0" encoding="utf-8"?>
<c:calendar-multiget xmlns:d="DAV:" xmlns:c="${CALDAV}"><d:prop><d:getetag/><c:calendar-data/></d:prop>
${hrefs.map((href) => `<d:href>${escapeXml(href)}</d:href>`).join('')}</c:calendar-multiget>`

/** The texts of resources as they are now, in pages; `gone` are those that are no more. Every one of them is accounted for. */
export async function fetchItems(
  access: Access,
  remoteId: string,
  hrefs: readonly string[],
  mostBytes: number,
): Promise<{ items: RemoteItem[]; gone: string[] }> {
  const items: RemoteItem[] = []
  const gone: string[] = []
  let room = mostBytes
  // What stands around texts, and how XML spells them, takes room as well, and time.
  let roomInAll = mostBytes * 4
  for (let from = 0; from < hrefs.length; from += PAGE) {
    const page = hrefs.slice(from, from + PAGE)
    const { responses, length } = await askMultistatus(access, remoteId, {
      method: 'REPORT',
      depth: '0',
      body: multigetBody(page),
    })
    roomInAll -= length
    if (roomInAll < 0) throw new ConnectorTrouble('too_large')
    const asked = new Set(page)
    for (const response of responses) {
      const path = pathOnHost(response.href, remoteId)
      if (!asked.delete(path)) throw new ConnectorTrouble('not_understood')
      const item = itemOf(response, path)
      if (!item) {
        gone.push(path)
        continue
      }
      room -= item.raw.length
      if (room < 0) throw new ConnectorTrouble('too_large')
      items.push(item)
    }
    // What was asked for and not answered is not gone: nobody said so.
    if (asked.size > 0) throw new ConnectorTrouble('not_understood')
  }
  return { items, gone }
}

/** Null where the server says that it is no more. */
function itemOf(response: DavResponse, href: string): RemoteItem | null {
  const { status, props, isPartial } = response
  if (status === 404 || status === 410) return null
  const raw = props.get(caldav('calendar-data'))?.text
  const isWhole = (status === null || status === 200) && !isPartial && raw !== undefined && raw.trim() !== ''
  if (!isWhole) throw new ConnectorTrouble('not_understood')
  return { href, etag: etagOf(response), raw }
}
