// What a push and a pull ask of the database, without a server: the statements one by one, prepared, in a process that does nothing
// else. They are the same that the server sends, or only the essential ones, with as few columns as go. Its parent says how many to
// do of which, and hears when they are done.
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { pino } from 'pino'
import { ensureDatabaseFolder } from '../src/db/first-start.ts'
import { openEngine, startEngine } from '../src/db/open-pglite.ts'
import { REVISION_CHANNEL } from '../src/db/revisions.ts'
import { type Filling, hearScripts, type Script } from './same-statements.ts'

const PEOPLE = 10
const TASK = 'id, rev, title, completed, completed_on, priority, category, created_at'

const SCOPE = `select set_config('role', 'glimmer_app', true), set_config('app.user_id', $1, true)`
const LOCK = 'select rev, generation, horizon, stored_bytes from sync_counters where user_id = $1 for update'
const READ_ROW = `select ${TASK}, octet_length(t::text) as bytes from tasks t where user_id = $1 and id = $2`
const WRITE_ROW = 'update tasks set title = $3, rev = $4 where user_id = $1 and id = $2'
const NOTE_OPERATION = `
  insert into operations (user_id, rev, position, table_name, row_id, op, data, before)
  values ($1, $2, 0, 'tasks', $3, 'update', $4, $5)`
const MAKE_REVISION = `
  with remembered as (
    insert into mutations (user_id, id, rev, generation, result) values ($1, $2, $3, 1, '{"status":"applied"}')
  ) update sync_counters set rev = $3, stored_bytes = $4 where user_id = $1
  returning pg_notify('glimmer_rev', $1 || ':' || $3)`
const READ_COUNTER = 'select rev, generation, horizon, stored_bytes from sync_counters where user_id = $1'
const READ_ROWS = `select ${TASK} from tasks where user_id = $1 and rev > $2 order by rev, id`

type Row = Record<string, unknown>

interface Connection {
  send(text: string, values?: readonly unknown[]): Promise<Row[]>
  release(): void
}

interface Person {
  readonly id: string
  /** Of a session. */
  readonly token: string
  readonly taskIds: readonly string[]
}

/** What it is asked: so many of one kind. */
export interface BareWork {
  readonly kind: 'push' | 'pull'
  readonly statements: 'same' | 'essential'
  readonly count: number
}

function connectToPostgres(connectionString: string): () => Promise<Connection> {
  const pool = new pg.Pool({ connectionString, max: PEOPLE })
  const names = new Map<string, string>()
  const nameOf = (text: string) => {
    const name = names.get(text) ?? `bare_${names.size}`
    names.set(text, name)
    return name
  }
  return async () => {
    const client = await pool.connect()
    return {
      async send(text, values) {
        const { rows } = await client.query<Row>(
          values ? { name: nameOf(text), text, values: [...values] } : text,
        )
        return rows
      },
      release: () => client.release(),
    }
  }
}

/** The engine with the same settings and the same one connection as in the server: both sync every commit to the disk. */
async function connectToEngine(dataDir: string): Promise<() => Promise<Connection>> {
  const log = pino({ level: 'silent' })
  const { pool } = openEngine(await startEngine(await ensureDatabaseFolder(dataDir), log), log)
  // As the server's one connection does: it is told of its own revisions.
  const listening = await pool.connect()
  await listening.query(`listen ${REVISION_CHANNEL}`, [])
  listening.release()
  return async () => {
    const client = await pool.connect()
    return {
      send: async (text, values = []) => (await client.query<Row>(text, [...values])).rows,
      release: () => client.release(),
    }
  }
}

const scripts = await hearScripts()
const [kind, address = ''] = process.argv.slice(2)
const connect = kind === 'PGlite' ? await connectToEngine(address) : connectToPostgres(address)

async function asPerson<T>(id: string, begin: string, work: (send: Connection['send']) => Promise<T>) {
  const { send, release } = await connect()
  try {
    await send(begin)
    await send(SCOPE, [id])
    const result = await work(send)
    await send('commit')
    return result
  } finally {
    release()
  }
}

async function findPeople(): Promise<Person[]> {
  const { send, release } = await connect()
  const users = await send(`
    select u.id, min(s.token) as token from accounts."user" u join accounts.session s on s.user_id = u.id
    group by u.id limit ${PEOPLE}`)
  release()
  const people: Person[] = []
  for (const { id, token } of users) {
    const tasks = await asPerson(String(id), 'begin', (ask) => ask(READ_ROWS, [id, 0]))
    people.push({ id: String(id), token: String(token), taskIds: tasks.map((task) => String(task['id'])) })
  }
  return people
}

let written = 0

function push({ id, taskIds }: Person): Promise<void> {
  written += 1
  const taskId = taskIds[written % taskIds.length]
  const title = `Title ${written}`
  return asPerson(id, 'begin', async (send) => {
    const [counter] = await send(LOCK, [id])
    const rev = Number(counter?.['rev']) + 1
    const [before] = await send(READ_ROW, [id, taskId])
    await send(WRITE_ROW, [id, taskId, title, rev])
    const [data, replaced] = [JSON.stringify({ title }), JSON.stringify({ title: before?.['title'] })]
    await send(NOTE_OPERATION, [id, rev, taskId, data, replaced])
    await send(MAKE_REVISION, [id, randomUUID(), rev, counter?.['stored_bytes']])
  })
}

function pull({ id }: Person): Promise<void> {
  return asPerson(id, 'begin isolation level repeatable read', async (send) => {
    await send(READ_COUNTER, [id])
    await send(READ_ROWS, [id, 0])
  })
}

/** Sends what was heard of the server for this person. The second answer after the beginning holds the counter. */
async function replay(
  script: Script,
  person: Person,
  own: Omit<Filling, 'userId' | 'token' | 'rev'>,
  step: number,
) {
  const filling = { userId: person.id, token: person.token, rev: 0, ...own }
  const { send, release } = await connect()
  try {
    let rev = 0
    for (const [place, fill] of script.entries()) {
      const { text, values } = fill({ ...filling, rev: rev + step })
      const rows = await send(text, values.length > 0 ? values : undefined)
      if (place === COUNTER) rev = Number(rows[0]?.['rev'])
    }
  } finally {
    release()
  }
}

/** The session and the beginning come before it. */
const COUNTER = 2

function pushTheSame(person: Person): Promise<void> {
  written += 1
  const taskId = person.taskIds[written % person.taskIds.length] ?? ''
  return replay(scripts.push, person, { taskId, mutationId: randomUUID(), title: `Title ${written}` }, 1)
}

const pullTheSame = (person: Person) => replay(scripts.pull, person, {}, 0)

const people = await findPeople()
const acts = {
  same: { push: pushTheSame, pull: pullTheSame },
  essential: { push, pull },
}

async function work({ kind: what, statements, count }: BareWork): Promise<void> {
  let left = count
  const act = acts[statements][what]
  await Promise.all(
    people.map(async (person) => {
      while ((left -= 1) >= 0) await act(person)
    }),
  )
  process.send?.('done')
}

process.on('message', (asked: BareWork) => void work(asked))
process.send?.('ready')
