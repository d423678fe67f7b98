import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { partsOf } from '@glimmer/api/address'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import type { AppEnv } from './context.ts'

/** Some hundred messages. A device that reads none of so many bytes is gone, or means no good. */
const MOST_UNREAD_BYTES = 4_000

/** The other end of a connection over which events are told. */
export interface Listener {
  tell(message: string): void
  /** Ends the connection. */
  end(): void
}

/** What one listener is told. */
export interface Events {
  begin(listener: Listener): void
  /** The listener is gone, or never came. */
  end(): void
}

/** Answers with events. They begin once the headers of the answer are sent, which others still add to. */
export function answerWithEvents(c: Pick<Context<AppEnv>, 'env' | 'body'>, events: Events): Response {
  c.env.events = events
  return c.body(null, 200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
}

/**
 * Writes events straight to their connection. A stream of the web in between, with all that it keeps of the request, took as
 * much memory as the connection itself.
 */
export function sendEvents(answer: Response, outgoing: ServerResponse, events: Events): Response {
  if (!answer.ok || outgoing.destroyed) {
    events.end()
    return answer
  }
  const end = () => events.end()
  outgoing.on('close', end).on('error', end)
  outgoing.writeHead(answer.status, [...answer.headers].flat())
  // By itself, since Node keeps it in some sixty pieces where it goes out together with the first event.
  outgoing.flushHeaders()
  events.begin({
    tell(message) {
      outgoing.write(message)
      if (outgoing.writableLength > MOST_UNREAD_BYTES) outgoing.destroy()
    },
    end: () => outgoing.end(),
  })
  return RESPONSE_ALREADY_SENT
}

const { path: EVENTS } = partsOf('GET /api/sync/events')

/** Streams of events have no end of their own. */
export function isForEvents({ headers, url }: IncomingMessage): boolean {
  return headers.accept?.includes('text/event-stream') === true || url?.startsWith(EVENTS) === true
}

/**
 * Reads no request from a connection after the one for its events. What Node reads requests with takes 8 kB for each connection,
 * and Node gives it back where a connection becomes one of something else, such as a WebSocket. It looks for this
 * mark once the request was handed over. Should it not do so any more, a stream takes more memory again and nothing else changes.
 */
export function readOneRequest(request: IncomingMessage, response: ServerResponse): void {
  // Whoever sent several at once is answered in turn, which only Node's own way can do.
  if (request.method !== 'GET' || !request.url?.startsWith(EVENTS) || response.socket === null) return
  response.shouldKeepAlive = false
  Object.assign(request, { upgrade: true })
}

/** Does for such a connection what Node did until then: it ends when the other end does, and its errors harm nobody. */
export function takeOverConnections(server: Server): void {
  server.on('upgrade', (_request, socket) => {
    socket.on('error', () => {})
    socket.on('end', () => socket.destroy())
    socket.resume()
  })
}
