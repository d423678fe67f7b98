import { ConnectorTrouble } from '../connector.ts'

/** The same path always in the same letters: servers write '@' and '%40' as they like. */
function plainPath(path: string): string {
  return path.split('/').map(plainSegment).join('/')
}

function plainSegment(segment: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(segment))
  } catch {
    throw new ConnectorTrouble('not_understood')
  }
}

/** An href of an answer as an address. */
export function resolveHref(href: string, base: string): URL {
  const url = URL.parse(href, base)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:'))
    throw new ConnectorTrouble('not_understood')
  return url
}

/** An index holds no more, and thousands of them are held at once. */
const LONGEST_PATH = 2_000

/** The path of an href on the same host, in its plain letters. One that names another host is foreign: nothing there is asked. */
export function pathOnHost(href: string, base: string): string {
  const url = resolveHref(href, base)
  // Behind a proxy a server may know neither its scheme nor its port.
  const path = plainPath(url.pathname)
  if (url.hostname !== new URL(base).hostname || path.length > LONGEST_PATH)
    throw new ConnectorTrouble('not_understood')
  return path
}

/** The address of a path on the server of another address. */
export function addressOf(path: string, base: string): string {
  return new URL(path, base).href
}

export const asFolder = (path: string) => (path.endsWith('/') ? path : `${path}/`)
