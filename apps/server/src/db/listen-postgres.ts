import pg from 'pg'
import type { Logger } from 'pino'
import { REVISION_CHANNEL } from './revisions.ts'

const SHORTEST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 10_000

/**
 * Keeps one connection that listens for revisions, and opens another when it breaks. Resolves when the first one
 * listens.
 */
export async function listenForRevisions(
  connection: pg.ClientConfig,
  announce: (payload: string) => void,
  log: Logger,
) {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  const connect = async () => {
    const next = new pg.Client(connection)
    next.on('notification', ({ payload }) => announce(payload ?? ''))
    // A break can be told as an error, as an end, or as both; the end is always told.
    next.on('error', (error) => log.warn({ err: error }, 'the connection that listens for revisions broke'))
    await next.connect()
    await next.query(`listen ${REVISION_CHANNEL}`)
    next.once('end', () => reconnect(SHORTEST_PAUSE_MS))
    client = next
    if (isStopped) await next.end()
  }

  const reconnect = (pause: number) => {
    if (isStopped) return
    timer = setTimeout(() => {
      connect().catch((error: unknown) => {
        log.warn({ err: error }, 'cannot listen for revisions; trying again')
        reconnect(Math.min(pause * 2, LONGEST_PAUSE_MS))
      })
    }, pause)
    timer.unref()
  }

  await connect()
  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}
