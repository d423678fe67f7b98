import { pathTo } from '../lib/server-request.ts'
import { returnDelay } from '../lib/retry-delay.ts'

/** The stream of server-sent events: the server sends its newest revision, the device decides whether to pull. */
export interface ServerEvents {
  /** Opens the stream unless it is open. */
  ensureOpen(): void
  close(): void
}

interface ServerEventsOptions {
  readonly owner: string
  /** Called with the server's newest revision when the stream begins, and whenever there is a newer one. */
  readonly onNews: (rev: number) => void
  /** Called some time after the stream was refused or broke, so that somebody finds out why and opens it again. */
  readonly onBroken: () => void
  readonly random: () => number
}

export function createServerEvents(options: ServerEventsOptions): ServerEvents {
  const { owner, onNews, onBroken, random } = options
  let source: EventSource | null = null
  let timesBroken = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function open(): EventSource {
    const stream = new EventSource(pathTo('GET /api/sync/events', { owner }))
    stream.addEventListener('rev', (event: MessageEvent<string>) => {
      timesBroken = 0
      onNews(Number(event.data))
    })
    stream.addEventListener('error', () => {
      // Left to itself, a browser would ask every few seconds, in step with all others that lost the server.
      stream.close()
      timesBroken += 1
      timer = setTimeout(onBroken, returnDelay(timesBroken, random))
    })
    return stream
  }

  return {
    ensureOpen() {
      if (source && source.readyState !== EventSource.CLOSED) return
      clearTimeout(timer)
      source = open()
    },
    close() {
      clearTimeout(timer)
      source?.close()
      source = null
    },
  }
}
