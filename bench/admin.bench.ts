// What admins ask, where a hundred thousand people have an account: how many there are, their addresses in pages, by first
// letters and from anywhere in the list, and all of them copied, with the memory that this takes.
import { randomUUID } from 'node:crypto'
import { addAccounts, seeLast } from '../apps/server/test/crowd.ts'
import { type BenchServer, startBenchServers } from './support/bench-servers.ts'
import { type Figure, report } from './report.ts'

const PEOPLE = 100_000
const TRIES = 25
const ADMIN = { name: 'Ada', email: 'ada@example.org', password: randomUUID() }
const STATISTICS_MS = 100
const PAGE_MS = 50
/** All addresses of the crowd are about 3 MB; what a copy may hold at once is far less. */
const COPY_MB = 40

/** Of the crowd so many in a hundred were here of late. */
const MIXES = [
  { name: 'half active', share: 50 },
  { name: 'few active', share: 0.02 },
  { name: 'nearly all active', share: 99.98 },
]

/** Comes in with a session, and returns the way to ask. */
async function comeIn(url: string, way: 'sign-up' | 'sign-in') {
  const headers = { origin: url, 'content-type': 'application/json' }
  const { name, email, password } = ADMIN
  const body = JSON.stringify(way === 'sign-up' ? { name, email, password } : { email, password })
  const answer = await fetch(`${url}/api/auth/${way}/email`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`${way}: ${answer.status} ${await answer.text()}`)
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return async (path: string, sent?: object) => {
    const request = sent ? { method: 'POST', body: JSON.stringify(sent) } : {}
    const response = await fetch(`${url}${path}`, { ...request, headers: { ...headers, cookie } })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response
  }
}

type Ask = Awaited<ReturnType<typeof comeIn>>

async function timed(ask: () => Promise<unknown>): Promise<number[]> {
  const samples = []
  for (let n = 0; n < TRIES; n += 1) {
    const start = performance.now()
    await ask()
    samples.push(performance.now() - start)
  }
  return samples
}

async function measure(name: string, ask: Ask): Promise<Figure[]> {
  const unit = 'ms'
  const page = async (which: string, sent: object = {}) =>
    (await ask(`/api/rpc/get_${which}_user_emails`, sent)).json()
  const letters = () =>
    Math.floor(Math.random() * 4_096)
      .toString(16)
      .padStart(3, '0')
  const pages: [string, () => Promise<unknown>][] = [
    ['first page of all', () => page('all')],
    ['a page of all from anywhere', () => page('all', { after: letters() })],
    ['a page by three letters', () => page('all', { startsWith: letters() })],
    ['first page of the active', () => page('active')],
    ['first page of the inactive', () => page('inactive')],
    ['a page of the active from anywhere', () => page('active', { after: letters() })],
    ['a page of the inactive by three letters', () => page('inactive', { startsWith: letters() })],
  ]
  const statistics = await timed(async () => (await ask('/api/rpc/get_user_statistics')).json())
  const figures: Figure[] = [{ name: `${name}: statistics`, unit, samples: statistics, limit: STATISTICS_MS }]
  for (const [what, asked] of pages)
    figures.push({ name: `${name}: ${what}`, unit, samples: await timed(asked), limit: PAGE_MS })
  return figures
}

/** Reads a copy as it comes, so that the figure is the server's alone. */
async function copyAll(ask: Ask): Promise<number> {
  const response = await ask('/api/admin/copy-emails', { which: 'all' })
  let bytes = 0
  for await (const piece of response.body as AsyncIterable<Uint8Array>) bytes += piece.length
  return bytes
}

async function measureCopy({ kind, server }: BenchServer, ask: Ask): Promise<Figure[]> {
  // Once before, so that what is compiled at the first time does not count.
  const bytes = await copyAll(ask)
  if (bytes < PEOPLE * 40) throw new Error(`only ${bytes} bytes were copied`)
  const [times, grown] = [[] as number[], [] as number[]]
  for (let n = 0; n < 3; n += 1) {
    const before = await server.idleMemory()
    server.takePeak()
    const start = performance.now()
    await copyAll(ask)
    times.push(performance.now() - start)
    grown.push(Math.max(0, server.takePeak() - before))
  }
  return [
    { name: `${kind}: all ${PEOPLE.toLocaleString('en')} addresses copied`, unit: 'ms', samples: times },
    { name: `${kind}: memory that this took`, unit: 'MB', samples: grown, limit: COPY_MB },
  ]
}

async function run(bench: BenchServer): Promise<void> {
  const { kind, server } = bench
  try {
    await comeIn(server.url, 'sign-up')
    await server.stop()
    await addAccounts(bench.database, PEOPLE, ADMIN.email)
    for (const { name, share } of MIXES) {
      await seeLast(bench.database, PEOPLE, share)
      await server.start()
      const ask = await comeIn(server.url, 'sign-in')
      await report(await measure(`${kind}, ${name}`, ask))
      if (name === MIXES[0]?.name) await report(await measureCopy(bench, ask))
      await server.stop()
    }
  } finally {
    await bench.dispose()
  }
}

for (const start of startBenchServers) await run(await start(undefined, { ADMIN_EMAILS: ADMIN.email }))

// What ends PostgreSQL with its process listens to the parent as well, and would wait for it for ever.
if (process.connected) process.disconnect()
