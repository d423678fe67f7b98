import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { SCHEMA_VERSION } from '@glimmer/sync/schema-version'

/** One person with a connection of their own to a real server. */
export interface LoadPerson {
  push(): Promise<void>
  pull(): Promise<void>
  /** Pulls what came since the last time, as a device does that hears of a change. */
  pullNews(): Promise<void>
  /** Asks for what is small. */
  look(path: string): Promise<void>
  /** Pushes these mutations, whatever becomes of each. */
  send(mutations: readonly unknown[]): Promise<void>
  /** Makes a private address of this person's calendar. Returns the way to read the whole file. */
  openFeed(): Promise<() => Promise<string>>
  /** Lets go of the connection, before the server is restarted; the next question makes a new one. */
  hangUp(): void
}

type Ask = (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<Record<string, unknown>>

/** Signs people up and gives each so many tasks, over the same requests that devices make. */
export async function createPeople(url: string, count: number, tasks: number): Promise<LoadPerson[]> {
  return Promise.all(Array.from({ length: count }, () => createPerson(url, tasks)))
}

/** Somebody without an account, who only wants to know whether the server lives. */
export function createWaiter(url: string): () => Promise<unknown> {
  const { ask } = connect(url, '10.1.0.1')
  return () => ask('GET', '/healthz')
}

let addresses = 0

async function createPerson(url: string, tasks: number): Promise<LoadPerson> {
  addresses += 1
  const { ask, hangUp } = connect(url, `10.0.${addresses >> 8}.${addresses & 255}`)
  const email = `${randomUUID()}@example.org`
  const signedUp = await ask('POST', '/api/auth/sign-up/email', {
    name: 'Ada',
    email,
    password: randomUUID(),
  })
  const { id: owner } = signedUp['user'] as { id: string }
  const ids = Array.from({ length: tasks }, () => randomUUID())
  const createdAt = new Date().toISOString()
  for (let from = 0; from < tasks; from += 100) {
    const part = ids.slice(from, from + 100)
    const changes = part.map((rowId, i) => {
      return {
        table: 'tasks',
        rowId,
        op: 'insert',
        data: { title: `Something small, number ${from + i}`, createdAt },
      }
    })
    await push(ask, owner, changes)
  }
  let written = 0
  let position = ''
  const readOn = async () => {
    const { rows, cursor } = await ask(
      'GET',
      `/api/sync/pull?owner=${owner}&schema=${SCHEMA_VERSION}${position}`,
    )
    const { rev, id } = (cursor ?? {}) as { rev?: number; id?: string }
    if (!Array.isArray(rows) || rev === undefined)
      throw new Error('a pull brought nothing that can be gone on from')
    position = `&rev=${rev}&id=${id}`
  }
  return {
    hangUp,
    pullNews: readOn,
    async look(path) {
      await ask('GET', path)
    },
    async push() {
      const rowId = ids[(written += 1) % ids.length]
      await push(ask, owner, [{ table: 'tasks', rowId, op: 'update', data: { title: `Title ${written}` } }])
    },
    async send(mutations) {
      await ask('POST', '/api/sync/push', { owner, schema: SCHEMA_VERSION, cursor: null, mutations })
    },
    async openFeed() {
      const made = await ask('POST', '/api/calendar/feed', { owner })
      const { pathname, search } = new URL(String(made['address']))
      return async () => {
        const file = await fetch(url + pathname + search)
        const text = await file.text()
        if (!text.endsWith('END:VCALENDAR\r\n')) throw new Error('a calendar was not whole')
        return text
      }
    },
    async pull() {
      const { rows } = await ask('GET', `/api/sync/pull?owner=${owner}&schema=${SCHEMA_VERSION}`)
      if (!Array.isArray(rows) || rows.length < tasks) throw new Error('a pull brought too little')
    },
  }
}

async function push(ask: Ask, owner: string, changes: readonly unknown[]): Promise<void> {
  const { results } = await ask('POST', '/api/sync/push', {
    owner,
    schema: SCHEMA_VERSION,
    cursor: null,
    mutations: [{ id: randomUUID(), generation: 1, changes }],
  })
  const isTaken = Array.isArray(results) && results.every(({ status }) => status === 'applied')
  if (!isTaken) throw new Error('a push was not taken')
}

/** Questions over one connection that stays open, with its session's cookie. */
function connect(url: string, address: string): { ask: Ask; hangUp: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let cookie = ''
  const ask: Ask = (method, path, body) =>
    new Promise((resolve, reject) => {
      const headers = {
        accept: 'application/json',
        origin: url,
        'x-forwarded-for': address,
        ...(cookie && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      }
      const asked = request(url + path, { method, agent, headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString()
          if (response.statusCode !== 200) return reject(new Error(`${path}: ${response.statusCode} ${text}`))
          const given = response.headers['set-cookie']
          if (given) cookie = given.map((line) => line.split(';')[0]).join('; ')
          resolve(JSON.parse(text) as Record<string, unknown>)
        })
      })
      asked.on('error', reject)
      asked.end(body === undefined ? undefined : JSON.stringify(body))
    })
  return { ask, hangUp: () => agent.destroy() }
}

const MOST_REQUESTS = 20_000

/** Everybody asks one question after the other for so long. Returns what each took, and how many a second were answered. */
export async function loadFor(
  seconds: number,
  people: readonly LoadPerson[],
  kind: 'push' | 'pull',
): Promise<{ milliseconds: number[]; perSecond: number }> {
  const milliseconds: number[] = []
  const began = performance.now()
  const end = began + seconds * 1000
  await Promise.all(
    people.map(async (person) => {
      while (performance.now() < end && milliseconds.length < MOST_REQUESTS) {
        const from = performance.now()
        await person[kind]()
        milliseconds.push(performance.now() - from)
      }
    }),
  )
  return { milliseconds, perSecond: milliseconds.length / ((performance.now() - began) / 1000) }
}
