import { createGuardedFetch } from '../src/outbound/guarded-fetch.ts'
import { type Access, type Known, type RemoteRead } from '../src/connected-calendars/connector.ts'

interface Place {
  readonly origin: string
  readonly host: string
  readonly username: string
  readonly password: string
}

/** What the connector asks a server on loopback with. */
export function accessTo(
  { origin, host, username, password }: Place,
  over: Partial<Access> = {},
  limitMs = 20_000,
) {
  const kept: Record<string, string>[] = []
  const access: Access = {
    credentials: { address: origin, username, password },
    keep: async (changed) => void kept.push({ ...changed }),
    fetch: createGuardedFetch({ privateHosts: [host], limitMs }),
    signal: new AbortController().signal,
    now: () => new Date('2026-11-23T08:00:00Z'),
    ...over,
  }
  return { access, kept }
}

/** Somebody's other device, which keeps to no rule of ours. */
export function deviceAt({ origin, username, password }: Place) {
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
  const ask = async (method: string, path: string, body?: string): Promise<string> => {
    const address = new URL(path, origin).href
    const headers = { authorization, ...(body && { 'content-type': 'text/calendar; charset=utf-8' }) }
    const response = await fetch(address, { method, headers, ...(body && { body }) })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return text
  }
  return {
    get: (path: string) => ask('GET', path),
    put: (path: string, raw: string) => ask('PUT', path, raw),
    delete: (path: string) => ask('DELETE', path),
    makeCalendar: (path: string, props: string) =>
      ask(
        'MKCALENDAR',
        path,
        `<c:mkcalendar xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:a="http://apple.com/ns/ical/"><d:set><d:prop>${props}</d:prop></d:set></c:mkcalendar>`,
      ),
  }
}

/** What Glimmer would know of a calendar, read after read. */
export function memoryOf() {
  let cursor: string | null = null
  const items = new Map<string, { etag: string | null; raw: string }>()
  return {
    items,
    get cursor() {
      return cursor
    },
    known: (): Known => ({
      cursor,
      etags: async () => new Map([...items].map(([href, { etag }]) => [href, etag])),
      rawsOf: async (hrefs) =>
        new Map(hrefs.flatMap((href) => (items.has(href) ? [[href, items.get(href)?.raw ?? '']] : []))),
    }),
    take(read: RemoteRead) {
      cursor = read.cursor
      if (read.kind === 'unchanged') return
      if (read.isWhole) items.clear()
      for (const href of read.gone) items.delete(href)
      for (const { href, etag, raw } of read.items) items.set(href, { etag, raw })
    },
  }
}
