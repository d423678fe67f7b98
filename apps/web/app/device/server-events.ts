import { pathTo } from '../lib/server-request.ts'
import { retryDelay } from './sync-loop.ts'

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
  /** Called some time after the stream was refused, so that somebody finds out why and opens it again. */
  readonly onRefused: () => void
  readonly random: () => number
}

export function createServerEvents(options: ServerEventsOptions): ServerEvents {
  const { owner, onNews, onRefused, random } = options
  let source: EventSource | null = null
  let refusals = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function open(): EventSource {
    const stream = new EventSource(pathTo('GET /api/sync/events', { owner }))
    stream.addEventListener('rev', (event: MessageEvent<string>) => {
      refusals = 0
      onNews(Number(event.data))
    })
    stream.addEventListener('error', () => {
      // The browser reconnects a broken stream, but after any answer other than a stream it gives up for good.
      if (stream.readyState !== EventSource.CLOSED) return
      refusals += 1
      timer = setTimeout(onRefused, retryDelay(refusals, random))
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
