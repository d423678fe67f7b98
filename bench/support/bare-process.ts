// The transaction of a push without a server: its essential statements one by one, in a process that does nothing else. Told by
// its parent how many to do, it answers with how long they took.
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { openEngine, startEngine } from '../../apps/server/src/db/open-pglite.ts'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { ensureDatabaseFolder } from '../../apps/server/src/db/first-start.ts'
import { pino } from 'pino'

const [kind = '', address = ''] = process.argv.slice(2)
const PEOPLE = 10

type Send = (name: string, text: string, values?: unknown[]) => Promise<any[]>

interface Lent {
  send: Send
  release(): void
}

async function open(): Promise<() => Promise<Lent>> {
  if (kind === 'postgres') {
    const pool = new pg.Pool({ connectionString: address, max: PEOPLE })
    return async () => {
      const client = await pool.connect()
      return {
        send: async (name, text, values) =>
          (await client.query(values ? { name, text, values } : text)).rows,
        release: () => client.release(),
      }
    }
  }
  const engine = await startEngine(await ensureDatabaseFolder(address), pino({ level: 'silent' }))
  const mode = process.env.BARE_MODE ?? 'ours'
  const pool = mode === 'shipped' ? new pg.Pool({ ...createPgConfig(engine), max: 1, idleTimeoutMillis: 0 }) : openEngine(engine, pino({ level: 'silent' })).pool
  return async () => {
    const client: any = await pool.connect()
    return {
      send: async (name, text, values) =>
        (await (mode === 'shipped' ? client.query(values ? { name, text, values } : text) : client.query(text, values ?? []))).rows,
      release: () => client.release(),
    }
  }
}

const connect = await open()
const people: { id: string; tasks: string[] }[] = []
{
  const { send, release } = await connect()
  const users = await send('u', 'select id from accounts."user" limit 10')
  for (const { id } of users) {
    await send('b', 'begin')
    await send('s', `select set_config('role', 'glimmer_app', true), set_config('app.user_id', $1, true)`, [id])
    const tasks = await send('t', 'select id from tasks where user_id = $1 limit 200', [id])
    await send('c', 'commit')
    people.push({ id, tasks: tasks.map((t) => t.id) })
  }
  release()
}

let n = 0
async function push(person: (typeof people)[number]) {
  n += 1
  const id = person.tasks[n % person.tasks.length]
  const { send, release } = await connect()
  try {
    await send('begin', 'begin')
    await send('scope', `select set_config('role', 'glimmer_app', true), set_config('app.user_id', $1, true)`, [person.id])
    const [counter] = await send(
      'lock',
      'select rev, generation, horizon, stored_bytes from sync_counters where user_id = $1 for update',
      [person.id],
    )
    const rev = Number(counter.rev) + 1
    const title = `Title ${n}`
    await send('read', 'select id, rev, title, completed, completed_on, priority, category, created_at, octet_length(t::text) as bytes from tasks t where user_id = $1 and id = $2', [person.id, id])
    await send('row', 'update tasks set title = $3, rev = $4 where user_id = $1 and id = $2', [person.id, id, title, rev])
    await send(
      'operation',
      `insert into operations (user_id, rev, position, table_name, row_id, op, data, before) values ($1, $2, 0, 'tasks', $3, 'update', $4, $5)`,
      [person.id, rev, id, JSON.stringify({ title }), JSON.stringify({ title: 'before' })],
    )
    await send(
      'revision',
      `with remembered as (insert into mutations (user_id, id, rev, generation, result) values ($1, $2, $3, 1, '{"status":"applied"}'))
      update sync_counters set rev = $3, stored_bytes = $4 where user_id = $1 returning pg_notify('glimmer_rev', $1 || ':' || $3)`,
      [person.id, randomUUID(), rev, counter.stored_bytes],
    )
    await send('commit', 'commit')
  } finally {
    release()
  }
}

process.on('message', async (count: number) => {
  let left = count
  const began = performance.now()
  await Promise.all(
    people.map(async (person) => {
      while (left-- > 0) await push(person)
    }),
  )
  process.send?.({ ms: performance.now() - began })
})
process.send?.('ready')
