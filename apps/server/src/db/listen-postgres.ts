import pg from 'pg'
import type { Logger } from 'pino'
import { tryLock } from './postgres-locks.ts'
import { REVISION_CHANNEL, type RevisionFanOut } from './revisions.ts'

const SHORTEST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 10_000
const LOOK_EVERY_MS = 30_000

/**
 * Keeps one connection that listens for revisions, and opens another when it breaks. Resolves when the first one
 * listens. `connection` sets the query timeout.
 */
export async function listenForRevisions(
  connection: pg.ClientConfig,
  { announce, announceGap }: Pick<RevisionFanOut, 'announce' | 'announceGap'>,
  log: Logger,
) {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  const connect = async () => {
    const next = new pg.Client(connection)
    let state: 'opening' | 'listening' | 'ended' = 'opening'
    next.on('notification', ({ payload }) => announce(payload ?? ''))
    // A break may come as an error, an end or both; the end always comes.
    next.on('error', (error) => log.warn({ err: error }, 'the connection that listens for revisions broke'))
    next.once('end', () => {
      if (state === 'listening') reconnect(SHORTEST_PAUSE_MS)
      state = 'ended'
    })
    try {
      await next.connect()
      // This connection lives as long as the server does: its lock tells a restore that one is running.
      if (!(await tryLock(next, 'running', true))) throw new Error('the database is being restored')
      await next.query(`listen ${REVISION_CHANNEL}`)
      if ((state as string) === 'ended') throw new Error('the connection ended as soon as it listened')
    } catch (error) {
      endConnection(next)
      throw error
    }
    state = 'listening'
    client = next
    if (isStopped) await next.end()
  }

  const reconnect = (pause: number) => {
    if (isStopped) return
    timer = setTimeout(() => {
      connect().then(announceGap, (error: unknown) => {
        log.warn({ err: error }, 'cannot listen for revisions; trying again')
        reconnect(Math.min(pause * 2, LONGEST_PAUSE_MS))
      })
    }, pause)
    timer.unref()
  }

  // A connection whose other side vanished looks like one on which nobody speaks, so it is asked from time to time.
  const looking = setInterval(() => {
    const looked = client
    looked?.query('select 1').catch(() => endConnection(looked))
  }, LOOK_EVERY_MS)
  looking.unref()

  await connect()
  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      clearInterval(looking)
      await client?.end()
    },
  }
}

/** Ends a connection without waiting for queries on it; its `end` event opens the next one. */
function endConnection(client: pg.Client): void {
  client.end().catch(() => {})
}
