import { setTimeout as pause } from 'node:timers/promises'
import { Agent, request } from 'node:http'
import { SCHEMA_VERSION } from '@glimmer/sync/schema-version'
import { returnDelay } from '../../apps/web/app/lib/retry-delay.ts'
import { createServerEvents } from '../../apps/web/app/device/server-events.ts'
import { startSyncLoop } from '../../apps/web/app/device/sync-loop.ts'
import { createTransport } from '../../apps/web/app/device/transport.ts'
import { type EventStream, openEventStream } from './event-stream.ts'
import type { SignedIn } from './signed-in.ts'

/** What many devices met together. */
export interface Met {
  /** How often each status was answered; 0 is no answer. */
  readonly statuses: Map<number, number>
  /** How long what was answered with 200 took. */
  readonly milliseconds: number[]
}

/** A device without a page and without a memory: the product's own way of coming back to a server, over real HTTP. */
export interface LightDevice {
  /** Resolves once it has read what is new and hears of more. */
  readonly isBack: Promise<void>
  /** How often it asked. */
  readonly tries: () => number
  stop(): void
}

const cookies = new Map<string, SignedIn>()
let server = ''

/** The browser's part of a stream, of which there is none in Node. */
class BrowserStream extends EventTarget {
  static readonly CLOSED = 2
  readyState = 0
  readonly #stream: EventStream

  constructor(path: string) {
    super()
    const device = cookies.get(new URL(path, server).searchParams.get('owner') ?? '')
    if (!device) throw new Error('a stream of nobody')
    this.#stream = openEventStream(server, device, {
      onRev: (rev) => this.dispatchEvent(new MessageEvent('rev', { data: String(rev) })),
      onEnd: (status) => {
        this.readyState = status === null ? 0 : BrowserStream.CLOSED
        this.dispatchEvent(new Event('error'))
      },
    })
  }

  close() {
    this.readyState = BrowserStream.CLOSED
    this.#stream.close()
  }
}

/** Asks as a browser does, each time over a connection of its own: those of before the outage are gone. */
function fetchAs({ cookie }: SignedIn, met: Met): typeof fetch {
  return (path, init) =>
    new Promise((resolve, reject) => {
      const began = performance.now()
      const note = (status: number) => met.statuses.set(status, (met.statuses.get(status) ?? 0) + 1)
      const asked = request(server + String(path), {
        headers: { cookie, accept: 'application/json', 'accept-encoding': 'identity' },
        agent: new Agent({ keepAlive: false }),
        ...(init?.signal && { signal: init.signal }),
      })
      const fail = (error: Error) => {
        note(0)
        reject(error)
      }
      asked.on('error', fail)
      asked.on('response', (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', fail)
        response.on('end', () => {
          const { statusCode: status = 0, headers } = response
          note(status)
          if (status === 200) met.milliseconds.push(performance.now() - began)
          const retryAfter = headers['retry-after']
          const told = new Headers(retryAfter === undefined ? {} : { 'retry-after': retryAfter })
          resolve(new Response(Buffer.concat(chunks), { status, headers: told }))
        })
      })
      asked.end()
    })
}

/** A device whose stream broke just now, as everybody's does when a server goes away. */
export function loseServer(url: string, device: SignedIn, met: Met): LightDevice {
  // Looking up a name takes one of four threads: thousands that do would wait for each other here.
  server = url.replace('//localhost:', '//127.0.0.1:')
  globalThis.EventSource = BrowserStream as unknown as typeof EventSource
  cookies.set(device.owner, device)
  const { promise: isBack, resolve: back } = Promise.withResolvers<void>()
  const transport = createTransport(fetchAs(device, met))
  const { random } = Math
  let tries = 0
  const events = createServerEvents({
    owner: device.owner,
    onNews: () => back(),
    onBroken: () => loop.wake(),
    random,
  })
  const loop = startSyncLoop({
    async runRound() {
      tries += 1
      const answer = await transport.pull({ owner: device.owner, schema: SCHEMA_VERSION })
      if (answer.kind === 'ok') events.ensureOpen()
      return answer.kind === 'ok' ? 'done' : 'unreachable'
    },
    onPhase: () => {},
    setTimer(callback, milliseconds) {
      const timer = setTimeout(callback, milliseconds)
      return () => clearTimeout(timer)
    },
    random,
    askedToWait: transport.askedToWait,
  })
  void pause(returnDelay(1, random)).then(() => loop.wake())
  return {
    isBack,
    tries: () => tries,
    stop() {
      loop.stop()
      events.close()
    },
  }
}
