import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  childOf,
  childrenOf,
  escapeXml,
  parseXml,
  type XmlElement,
} from '../src/connected-calendars/caldav/xml.ts'
import { type CalendarOptions, isMet, StoredCalendar, type StoredFile } from './caldav-store.ts'

export interface AskedDav {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
  /** The how-many-eth request it is. */
  readonly times: number
}

/**
 * What goes wrong with a request: an answer instead of the right one; `silent` never answers; `dropped` ends the connection
 * before anything was done and `lost` after it was; `cut` ends in the middle of the answer.
 */
export type DavFault =
  | { readonly status: number; readonly headers?: Record<string, string>; readonly body?: string | Buffer }
  | 'silent'
  | 'dropped'
  | 'lost'
  | 'cut'
  | ((body: string) => string)

interface Answer {
  readonly status: number
  readonly headers?: Record<string, string>
  readonly body?: string
}

const NAMESPACES =
  'xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:s="http://calendarserver.org/ns/" xmlns:a="http://apple.com/ns/ical/"'
const DAV = '{DAV:}'
const CALDAV = '{urn:ietf:params:xml:ns:caldav}'
const HOME = '/dav/calendars/anna/'
const PRINCIPAL = '/dav/principals/anna/'

/** A small real server of calendars on loopback, which keeps to RFC 4791, 6578 and 6764, and has faults when it is told to. */
export async function startCaldavServer() {
  const username = 'anna'
  let password = 'an app password'
  const calendars = new Map<string, StoredCalendar>()
  const asked: AskedDav[] = []
  let made = 0
  let faultOf: (request: AskedDav) => DavFault | null = () => null
  let rewrite = (raw: string) => raw
  let pageSize = Number.POSITIVE_INFINITY

  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => void respond(request, Buffer.concat(chunks).toString(), response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`

  async function respond(request: IncomingMessage, body: string, response: ServerResponse): Promise<void> {
    const { method = '', headers } = request
    const path = new URL(request.url ?? '/', 'http://host').pathname
    const one: AskedDav = { method, path, headers, body, times: asked.length + 1 }
    asked.push(one)
    const fault = faultOf(one)
    if (fault === 'silent') return
    if (fault === 'dropped') return void response.destroy()
    if (typeof fault === 'object' && fault !== null) return send(response, fault)
    const answer = await answerTo(one)
    if (fault === 'lost') return void response.destroy()
    if (fault === 'cut') return cut(response, answer)
    send(response, typeof fault === 'function' ? { ...answer, body: fault(answer.body ?? '') } : answer)
  }

  async function answerTo({ method, path, headers, body }: AskedDav): Promise<Answer> {
    if (path === '/.well-known/caldav') return { status: 301, headers: { location: '/dav/' } }
    const expected = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
    if (headers.authorization !== expected)
      return { status: 401, headers: { 'www-authenticate': 'Basic realm="dav"' } }
    if (method === 'PROPFIND') return propfind(path, headers['depth'] === '1', body)
    const folder = calendars.get(path.slice(0, path.lastIndexOf('/') + 1))
    if (!folder) return { status: method === 'PUT' ? 409 : 404 }
    if (method === 'REPORT') return report(folder, await parseXml(Buffer.from(body)))
    if (method === 'DELETE' && path === folder.path) {
      calendars.delete(path)
      return { status: 204 }
    }
    const name = decodeURIComponent(path.slice(folder.path.length))
    const file = folder.files.get(name)
    if (method === 'GET')
      return file ? { status: 200, headers: { etag: file.etag }, body: file.raw } : { status: 404 }
    if (method !== 'PUT' && method !== 'DELETE') return { status: 405 }
    if (folder.options.isReadOnly) return failed(403, 'need-privileges')
    const conditions = { ifMatch: headers['if-match'], ifNoneMatch: headers['if-none-match'] }
    if (method === 'DELETE') {
      if (!file) return { status: 404 }
      if (!isMet(file, conditions)) return { status: 412 }
      folder.delete(name)
      return { status: 204 }
    }
    const stored = folder.store(name, body, conditions, rewrite)
    if (stored === 'precondition') return { status: 412 }
    if (stored === 'invalid') return failed(403, 'c:valid-calendar-object-resource')
    if (stored === 'taken') return failed(409, 'c:no-uid-conflict')
    return { status: stored === 'created' ? 201 : 204, headers: { etag: folder.files.get(name)?.etag ?? '' } }
  }

  async function propfind(path: string, isDeep: boolean, body: string): Promise<Answer> {
    const wanted = childOf(await parseXml(Buffer.from(body)), `${DAV}prop`)?.children ?? []
    const of = (href: string, props: Props) => responseOf(href, wanted, props)
    const folder = calendars.get(path)
    if (folder) {
      const files = isDeep
        ? [...folder.files].map(([name, file]) => of(hrefOf(folder, name), fileProps(file)))
        : []
      return multistatus([of(path, calendarProps(folder)), ...files])
    }
    if (path !== '/dav/' && path !== PRINCIPAL && path !== HOME) return { status: 404 }
    const below = path === HOME && isDeep ? [...calendars.values()] : []
    return multistatus([
      of(path, path === HOME ? { ...WHO, ...FOLDER } : path === PRINCIPAL ? { ...WHO, ...HOMES } : WHO),
      ...below.map((one) => of(one.path, calendarProps(one))),
    ])
  }

  function report(folder: StoredCalendar, root: XmlElement): Answer {
    const wanted = childOf(root, `${DAV}prop`)?.children ?? []
    const tell = (href: string, name: string) => {
      const file = folder.files.get(name)
      return file ? responseOf(href, wanted, fileProps(file)) : statusOf(href, '404 Not Found')
    }
    if (root.name === `${CALDAV}calendar-multiget`) {
      const hrefs = childrenOf(root, `${DAV}href`).map(({ text }) => text)
      return multistatus(hrefs.map((href) => tell(href, decodeURIComponent(href.slice(folder.path.length)))))
    }
    if (root.name !== `${DAV}sync-collection` || folder.options.mode !== 'token')
      return failed(403, 'supported-report')
    const changes = folder.changesSince(childOf(root, `${DAV}sync-token`)?.text ?? '', pageSize)
    if (!changes) return failed(403, 'valid-sync-token')
    return multistatus(
      [
        ...changes.names.map((name) => tell(hrefOf(folder, name), name)),
        ...(changes.hasMore ? [statusOf(folder.path, '507 Insufficient Storage')] : []),
      ],
      changes.token,
    )
  }

  return {
    origin: `http://${host}`,
    /** What the operator allows, and servers are told: `PRIVATE_CALENDAR_HOSTS`. */
    host,
    settings: { PRIVATE_CALENDAR_HOSTS: host },
    username,
    password,
    asked,
    addCalendar(options: CalendarOptions = {}): StoredCalendar & { readonly address: string } {
      const path = `${HOME}calendar-${(made += 1)}/`
      const calendar = Object.assign(new StoredCalendar(path, options), { address: `http://${host}${path}` })
      calendars.set(path, calendar)
      return calendar
    },
    removeCalendar: ({ path }: StoredCalendar) => calendars.delete(path),
    /** What goes wrong from now on; nothing any more without it. */
    fail(how: typeof faultOf = () => null) {
      faultOf = how
    },
    /** Stores other text than it was given, under the same etag, as some do. */
    rewriteWith(how: typeof rewrite) {
      rewrite = how
    },
    /** How many changes it tells of at once. */
    pageBy(size: number) {
      pageSize = size
    },
    changePassword(to: string) {
      password = to
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type CaldavServer = Awaited<ReturnType<typeof startCaldavServer>>

/** Properties by their names, as the XML inside them. */
type Props = Readonly<Record<string, string>>

const WHO: Props = { [`${DAV}current-user-principal`]: `<d:href>${PRINCIPAL}</d:href>` }
const HOMES: Props = { [`${CALDAV}calendar-home-set`]: `<d:href>${HOME}</d:href>` }
const FOLDER: Props = { [`${DAV}resourcetype`]: '<d:collection/>' }

function calendarProps({ options, token, ctag }: StoredCalendar): Props {
  const privileges = ['read', ...(options.isReadOnly ? [] : ['write', 'write-content', 'bind', 'unbind'])]
  return {
    [`${DAV}resourcetype`]: '<d:collection/><c:calendar/>',
    [`${DAV}displayname`]: escapeXml(options.name),
    [`${DAV}current-user-privilege-set`]: privileges
      .map((name) => `<d:privilege><d:${name}/></d:privilege>`)
      .join(''),
    [`${CALDAV}supported-calendar-component-set`]: options.kinds
      .map((kind) => `<c:comp name="${kind}"/>`)
      .join(''),
    '{http://apple.com/ns/ical/}calendar-color': options.color,
    ...(options.mode === 'token' && { [`${DAV}sync-token`]: token }),
    ...(options.mode !== 'etags' && { '{http://calendarserver.org/ns/}getctag': escapeXml(ctag) }),
  }
}

const fileProps = ({ etag, raw }: StoredFile): Props => ({
  [`${DAV}resourcetype`]: '',
  [`${DAV}getetag`]: escapeXml(etag),
  [`${CALDAV}calendar-data`]: escapeXml(raw),
})

const hrefOf = ({ path }: StoredCalendar, name: string) => `${path}${encodeURIComponent(name)}`

/** What was asked for, found or not. */
function responseOf(href: string, wanted: readonly XmlElement[], props: Props): string {
  const tag = (name: string) => {
    const [, uri = '', local = ''] = /^\{(.*)\}(.*)$/.exec(name) ?? []
    return [`x:${local} xmlns:x="${uri}"`, `x:${local}`]
  }
  const found = wanted.filter(({ name }) => name in props)
  const missing = wanted.filter(({ name }) => !(name in props))
  const one = (name: string) => {
    const [begin, end] = tag(name)
    return `<${begin}>${props[name] ?? ''}</${end}>`
  }
  const stat = (elements: readonly XmlElement[], status: string) =>
    elements.length === 0
      ? ''
      : `<d:propstat><d:prop>${elements.map(({ name }) => one(name)).join('')}</d:prop><d:status>HTTP/1.1 ${status}</d:status></d:propstat>`
  return `<d:response><d:href>${escapeXml(href)}</d:href>${stat(found, '200 OK')}${stat(missing, '404 Not Found')}</d:response>`
}

const statusOf = (href: string, status: string) =>
  `<d:response><d:href>${escapeXml(href)}</d:href><d:status>HTTP/1.1 ${status}</d:status></d:response>`

function multistatus(responses: readonly string[], token?: string): Answer {
  const last = token === undefined ? '' : `<d:sync-token>${escapeXml(token)}</d:sync-token>`
  return {
    status: 207,
    headers: { 'content-type': 'application/xml; charset=utf-8' },
    body: `<?xml version="1.0" encoding="utf-8"?>\n<d:multistatus ${NAMESPACES}>${responses.join('')}${last}</d:multistatus>`,
  }
}

/** An answer that says which condition was not met. */
function failed(status: number, condition: string): Answer {
  const name = condition.includes(':') ? condition : `d:${condition}`
  return { status, body: `<d:error ${NAMESPACES}><${name}/></d:error>` }
}

function send(
  response: ServerResponse,
  { status, headers = {}, body = '' }: Exclude<DavFault, string | ((body: string) => string)>,
): void {
  response.writeHead(status, headers).end(body)
}

function cut(response: ServerResponse, { status, headers = {}, body = '' }: Answer): void {
  response.writeHead(status, { ...headers, 'content-length': String(Buffer.byteLength(body) + 1) })
  response.write(body.slice(0, body.length / 2))
  setImmediate(() => response.destroy())
}
