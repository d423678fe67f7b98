import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Handle = (request: IncomingMessage, response: ServerResponse) => void

/** A real host of calendar files on loopback that knows validators, and can answer in any other way. */
export async function startIcsHost() {
  const files = new Map<string, string>()
  const handles = new Map<string, Handle>()
  const asked: { readonly path: string; readonly status: number }[] = []
  const server = createServer((request, response) => {
    // What follows a question mark is for addresses that are to differ.
    const path = (request.url ?? '').split('?')[0] ?? ''
    response.on('finish', () => void asked.push({ path, status: response.statusCode }))
    const handle = handles.get(path)
    if (handle) return handle(request, response)
    const text = files.get(path)
    if (text === undefined) return void response.writeHead(404).end()
    const etag = `"${createHash('sha256').update(text).digest('hex')}"`
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end()
    response.writeHead(200, { etag, 'content-type': 'text/calendar; charset=utf-8' }).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    /** Servers are told that this host of their own may be asked. */
    settings: { PRIVATE_CALENDAR_HOSTS: `127.0.0.1:${port}` },
    /** Puts a file there, and returns its address. */
    put(path: string, text: string): string {
      files.set(path, text)
      return `${origin}${path}`
    },
    remove: (path: string) => void files.delete(path),
    /** Answers in another way at this path; without one, as usual again. */
    answer(path: string, handle?: Handle) {
      if (handle) handles.set(path, handle)
      else handles.delete(path)
    },
    statusesOf: (path: string) => asked.filter((one) => one.path === path).map(({ status }) => status),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type IcsHost = Awaited<ReturnType<typeof startIcsHost>>

/** A calendar file of these events; lines of an event stand as they are. */
export function icsFile(...events: readonly (readonly string[])[]): string {
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Other//Calendar//EN', 'X-WR-CALNAME:Choir']
  for (const event of events) lines.push('BEGIN:VEVENT', 'DTSTAMP:20261101T000000Z', ...event, 'END:VEVENT')
  return `${[...lines, 'END:VCALENDAR'].join('\r\n')}\r\n`
}

/** An hour on a day in November. */
export function icsEvent(uid: string, title: string, day = 10, ...more: readonly string[]): string[] {
  const at = `202611${String(day).padStart(2, '0')}`
  return [`UID:${uid}`, `SUMMARY:${title}`, `DTSTART:${at}T090000`, `DTEND:${at}T100000`, ...more]
}
