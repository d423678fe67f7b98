import { createServer, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, isIPv6 } from 'node:net'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { StartRefused } from '../start-refused.ts'
import type { AppEnv } from './context.ts'
import { isForEvents, readOneRequest, sendEvents, takeOverConnections } from './events.ts'

type Fetch = (request: Request, env: AppEnv['Bindings']) => Response | Promise<Response>

export interface Door {
  /** The port that was really taken: `PORT=0` means any. */
  readonly port: number
  /** For people: `http://localhost:3000`. */
  readonly address: string
  /** Starts to answer requests; those that came before have waited. */
  open(fetch: Fetch): void
  /** Lets no new request in and resolves when those under way are answered, or when `withinMs` is over. */
  close(withinMs: number): Promise<void>
}

/** Longer than a proxy in front keeps a connection that it may use again (nginx and Caddy: a minute and two, at most). */
const KEEP_ALIVE_MS = 125_000

/** Takes host and port. Throws StartRefused with a sentence where that cannot be. */
export async function listen(host: string, port: number): Promise<Door> {
  const { promise: fetch, resolve: open } = Promise.withResolvers<Fetch>()
  const streams = new Set<ServerResponse>()
  const underWay = new Set<ServerResponse>()
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, shouldUpgradeCallback: () => false })
  const answer = getRequestListener(async (request, env) => {
    const { incoming, outgoing } = env as HttpBindings
    const bindings: AppEnv['Bindings'] = { incoming, outgoing }
    const answered = await (await fetch)(request, bindings)
    return bindings.events ? sendEvents(answered, outgoing, bindings.events) : answered
  })
  server.on('request', (request, response) => {
    const open = isForEvents(request) ? streams : underWay
    open.add(response)
    response.on('close', () => open.delete(response))
    // While it closes, Node has to know every connection.
    if (server.listening) readOneRequest(request, response)
    else response.shouldKeepAlive = false
    void answer(request, response)
  })
  takeOverConnections(server)
  await listening(server, host, port)
  const taken = (server.address() as AddressInfo).port
  return {
    port: taken,
    address: `http://${nameOf(host)}:${taken}`,
    open,
    close(withinMs) {
      // Only idle connections are closed at once. Without this, a client that keeps sending over one connection would
      // be served until it is cut off.
      for (const response of underWay) response.shouldKeepAlive = false
      return close(server, streams, withinMs)
    },
  }
}

async function listening(server: Server, host: string, port: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', (error: NodeJS.ErrnoException) => reject(new StartRefused(explain(error, host, port))))
  server.listen(port, host, resolve)
  await promise
}

function explain({ code }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Stop what uses it, or choose another with PORT.`
  if (code === 'EACCES') return `Port ${port} may not be used by this user. Choose one above 1023 with PORT.`
  return `Cannot listen on ${host} (${code}). HOST must be an address of this machine.`
}

function close(server: Server, streams: ReadonlySet<ServerResponse>, withinMs: number): Promise<void> {
  if (!server.listening) return Promise.resolve()
  const { promise, resolve } = Promise.withResolvers<void>()
  server.close(() => resolve())
  // Streams of events never end by themselves; the device opens another when the server is back.
  for (const stream of streams) stream.destroy()
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  const limit = setTimeout(() => server.closeAllConnections(), withinMs)
  return promise.finally(() => {
    clearInterval(sweep)
    clearTimeout(limit)
  })
}

function nameOf(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return 'localhost'
  return isIPv6(host) ? `[${host}]` : host
}
