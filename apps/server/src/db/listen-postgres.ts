import pg from 'pg'
import type { Logger } from 'pino'
import { tryLock } from './postgres-locks.ts'
import { REVISION_CHANNEL, type RevisionFanOut } from './revisions.ts'

const SHORTEST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 10_000
const LOOK_EVERY_MS = 30_000

/**
 * Keeps one connection that listens for revisions, and opens another when it breaks. Resolves when the first one
 * listens. `connection` says how long a question may take.
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
    // A break can be told as an error, as an end, or as both; the end is always told.
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
      letGo(next)
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

  // A connection whose other side is gone without a word looks as one on which nobody says anything.
  const looking = setInterval(() => {
    const looked = client
    looked?.query('select 1').catch(() => letGo(looked))
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

/** Ends a connection on which nothing is worth waiting for; its end tells whoever needs to know. */
function letGo(client: pg.Client): void {
  client.end().catch(() => {})
}
