import { type Access, ConnectorTrouble } from '../connector.ts'
import { askDav, refusalOf } from './dav-client.ts'
import { pathOnHost, resolveHref } from './hrefs.ts'
import { caldav, CALDAV, dav, type DavResponse, readMultistatus } from './multistatus.ts'
import { childOf } from './xml.ts'

/** Where these have their calendars, as their addresses of mail do not say it. */
const SERVERS: Readonly<Record<string, string>> = {
  'icloud.com': 'https://caldav.icloud.com',
  'me.com': 'https://caldav.icloud.com',
  'mac.com': 'https://caldav.icloud.com',
  'fastmail.com': 'https://caldav.fastmail.com',
  'fastmail.fm': 'https://caldav.fastmail.com',
  'mailbox.org': 'https://dav.mailbox.org',
  'posteo.de': 'https://posteo.de:8443',
}
/** Only here are a person's calendars on a host of their own, which the server names once it knows who asks. */
const PARTITIONED = '.icloud.com'
const MOST_HOPS = 5
/** A person has one, or a few. Each is asked. */
const MOST_HOMES = 10

const FIND = `<?xml version="1.0" encoding="utf-8"?>
<d:propfind xmlns:d="DAV:" xmlns:c="${CALDAV}"><d:prop>
<d:current-user-principal/><c:calendar-home-set/><d:resourcetype/>
</d:prop></d:propfind>`

/**
 * The addresses below which a person's calendars lie, from what they typed: an address, a domain, or an address of mail.
 * Nothing that proves who asks is sent before it is known which server that domain names.
 */
export async function discoverHomes(access: Access, typed: string): Promise<readonly string[]> {
  let trouble = new ConnectorTrouble('not_found')
  for (const candidate of candidatesOf(typed)) {
    try {
      const start = await followRedirects(access, candidate)
      return await homesFrom(access, start)
    } catch (error) {
      if (!(error instanceof ConnectorTrouble)) throw error
      // A server that knows calendars and not the person is the one that was meant.
      if (error.trouble === 'sign_in' || error.trouble === 'busy') throw error
      trouble = more(trouble, error)
    }
  }
  throw trouble
}

/** What says more of why nothing was found. */
function more(a: ConnectorTrouble, b: ConnectorTrouble): ConnectorTrouble {
  const order = ['not_found', 'not_understood', 'unreachable', 'too_large', 'not_allowed', 'private_address']
  return order.indexOf(b.trouble) > order.indexOf(a.trouble) ? b : a
}

/** The addresses to try, in order. */
function candidatesOf(typed: string): string[] {
  const said = typed.trim()
  const [, domain] = /^[^\s@/:]+@([^\s@/:]+)$/.exec(said) ?? []
  const place = (domain ?? said).replace(/^caldavs?:\/\//i, 'https://')
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(place) ? place : `https://${place}`)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) throw new ConnectorTrouble('not_found')
  const known = SERVERS[url.hostname]
  if (known !== undefined) return [`${known}/.well-known/caldav`, `${known}/`]
  const own = url.pathname === '/' ? [] : [url.href]
  const all = [...own, new URL('/.well-known/caldav', url.origin).href, new URL('/', url.origin).href]
  return url.protocol === 'http:' ? [...all, ...all.map(asHttps)] : all
}

/** Many servers behind a proxy, and many people, say http where https is meant. */
function asHttps(address: string): string {
  return address.replace(/^http:\/\/([^/:]+)(?::80)?(?=\/)/, 'https://$1')
}

/** Where a server says calendars are. It is asked without a password, as the answer may be the address of another. */
async function followRedirects(access: Access, address: string): Promise<string> {
  let at = address
  for (let hops = 0; hops < MOST_HOPS; hops += 1) {
    const { status, headers } = await askDav(access, at, {
      method: 'PROPFIND',
      depth: '0',
      body: FIND,
      isAnonymous: true,
      mostRedirects: 0,
    })
    if (status < 300 || status >= 400 || headers.location === undefined) return at
    const next = resolveHref(headers.location, at)
    next.hash = ''
    const isSame = next.hostname === new URL(at).hostname
    at = isSame && at.startsWith('https:') ? asHttps(next.href) : next.href
  }
  throw new ConnectorTrouble('not_understood')
}

async function homesFrom(access: Access, start: string): Promise<string[]> {
  const about = await find(access, start)
  const principal = hrefOf(about, dav('current-user-principal'))
  const own = homesOf(about, start)
  if (own.length > 0) return own
  if (principal !== null) {
    const address = sameServer(principal, start)
    const homes = homesOf(await find(access, address), address)
    if (homes.length > 0) return homes
    throw new ConnectorTrouble('not_found')
  }
  const isUnknown = childOf(about.props.get(dav('current-user-principal')), dav('unauthenticated'))
  if (isUnknown) throw new ConnectorTrouble('sign_in')
  // The address of a single calendar, on a server that has nothing else to say.
  if (childOf(about.props.get(dav('resourcetype')), caldav('calendar'))) return [start]
  throw new ConnectorTrouble('not_found')
}

async function find(access: Access, address: string): Promise<DavResponse> {
  const fetched = await askDav(access, address, { method: 'PROPFIND', depth: '0', body: FIND })
  if (fetched.status !== 207) throw refusalOf(fetched, address, access.now())
  const [about] = (await readMultistatus(fetched.body)).responses
  if (!about) throw new ConnectorTrouble('not_understood')
  return about
}

const hrefOf = ({ props }: DavResponse, name: string) =>
  childOf(props.get(name), dav('href'))?.text.trim() ?? null

function homesOf({ props }: DavResponse, base: string): string[] {
  const hrefs = props.get(caldav('calendar-home-set'))?.children ?? []
  const named = hrefs.filter(({ name }) => name === dav('href')).slice(0, MOST_HOMES)
  return named.map(({ text }) => sameServer(text.trim(), base))
}

/** An href as an address on the same server, or on one that is known to belong to it. */
function sameServer(href: string, base: string): string {
  const url = resolveHref(href, base)
  const isPart =
    url.protocol === 'https:' &&
    url.hostname.endsWith(PARTITIONED) &&
    new URL(base).hostname.endsWith(PARTITIONED)
  return isPart ? url.href : new URL(pathOnHost(href, base), base).href
}
