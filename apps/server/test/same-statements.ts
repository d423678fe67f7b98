// The statements that the server sends for a push of one change and for a pull of everything, heard once, to be sent again for
// other people by whoever does nothing else.
import { createHmac, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SCHEMA_VERSION } from '@glimmer/sync/schema-version'
import pg from 'pg'
import { pino } from 'pino'
import { createFreshSession } from '../src/auth/fresh-session.ts'
import { openDatabase } from '../src/db/open.ts'
import { pull } from '../src/sync/pull.ts'
import { push } from '../src/sync/push.ts'
import { addPeople, signIn } from './crowd.ts'

/** One statement with its values as they were for the person who was heard. */
interface Heard {
  readonly text: string
  readonly values: readonly unknown[]
}

/** What is another's each time. */
export interface Filling {
  readonly userId: string
  readonly token: string
  readonly taskId?: string
  readonly mutationId?: string
  readonly title?: string
  /** The newest revision that a pull reads, and the one that a push makes. */
  readonly rev: number
}

export type Script = readonly ((filling: Filling) => Heard)[]

const TASKS = 200
const SECRET = 'a secret of nobody, only for hearing'
const COOKIE = 'session'

async function hear(work: () => Promise<unknown>): Promise<Heard[]> {
  const heard: Heard[] = []
  const send = pg.Client.prototype.query as (...args: unknown[]) => unknown
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [{ text, values = [] }] = args as [{ text: string; values?: unknown[] }]
    heard.push({ text, values })
    return send.apply(this, args)
  } as typeof pg.Client.prototype.query
  try {
    await work()
  } finally {
    pg.Client.prototype.query = send as typeof pg.Client.prototype.query
  }
  return heard
}

/** Puts in the place of what was heard what is another's, wherever it stands. */
function scriptOf(heard: readonly Heard[], was: Required<Filling>): Script {
  const texts = (['userId', 'token', 'taskId', 'mutationId', 'title'] as const).map(
    (name) => [name, was[name]] as const,
  )
  return heard.map(({ text, values }) => (filling) => {
    const fill = (value: unknown): unknown => {
      if (value === was.rev) return filling.rev
      if (typeof value !== 'string') return value
      let filled = value
      for (const [name, old] of texts) filled = filled.replaceAll(old, filling[name] ?? old)
      return filled.replace(`${filling.userId}:${was.rev}`, `${filling.userId}:${filling.rev}`)
    }
    return values.length > 0 ? { text, values: values.map(fill) } : { text: String(fill(text)), values }
  })
}

/** Listens to the server's own code on an embedded database of its own. Both databases are sent the same. */
export async function hearScripts(): Promise<{ readonly push: Script; readonly pull: Script }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'glimmer-heard-'))
  try {
    await addPeople({ dataDir }, 1, TASKS)
    const [{ owner: userId, token } = { owner: '', token: '' }] = await signIn({ dataDir }, 1)
    const database = await openDatabase({ dataDir, log: pino({ level: 'silent' }) })
    const reading = { secret: SECRET, cookieName: COOKIE, freshMs: 0 }
    const findSession = createFreshSession(database, reading)
    const signature = createHmac('sha256', SECRET).update(token).digest('base64')
    const headers = new Headers({ cookie: `${COOKIE}=${encodeURIComponent(`${token}.${signature}`)}` })
    const look = async () => {
      if (!(await findSession(headers))) throw new Error('the session was not found')
    }
    const { id: taskId } = await database.withUser(userId, (trx) =>
      trx.selectFrom('tasks').select('id').limit(1).executeTakeFirstOrThrow(),
    )
    const mutationId = randomUUID()
    const title = randomUUID()
    const was = { userId, token, taskId, mutationId, title, rev: TASKS + 1 }
    const changes = [{ table: 'tasks' as const, rowId: taskId, op: 'update' as const, data: { title } }]
    const request = {
      owner: userId,
      schema: SCHEMA_VERSION,
      cursor: null,
      mutations: [{ id: mutationId, generation: 1, changes }],
    }
    const pushed = await hear(async () => {
      await look()
      await push(database, userId, request, { quota: Infinity })
    })
    const pulled = await hear(async () => {
      await look()
      await pull(database, userId, { owner: userId, schema: SCHEMA_VERSION }, { quota: null })
    })
    await database.close()
    return { push: scriptOf(pushed, was), pull: scriptOf(pulled, was) }
  } finally {
    rmSync(dataDir, { recursive: true })
  }
}
