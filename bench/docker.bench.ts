// The image and both compose files as docs/operations.md tells to use them: built, started, backed up, restored. It needs
// Docker and port 3000 of this machine, and runs only where it is named.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { report } from './report.ts'

const cwd = fileURLToPath(new URL('..', import.meta.url))
const address = 'http://localhost:3000'
const credentials = { email: 'ada@example.org', password: 'a lantern at dusk' }
/** A project of its own, so that nobody's containers and volumes are touched. */
const project = ['compose', '--project-name', 'glimmer-drill']
const ways = [
  { name: 'its database inside', files: ['compose.yaml'] },
  { name: 'a PostgreSQL beside it', files: ['compose.yaml', 'compose.postgres.yaml'] },
]

function docker(...args: string[]): string {
  const env = { ...process.env, POSTGRES_PASSWORD: 'lantern' }
  return execFileSync('docker', args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
}

async function timed(work: () => unknown): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

async function untilReady(): Promise<void> {
  const end = performance.now() + 60_000
  while (performance.now() < end) {
    const answer = await fetch(`${address}/readyz`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The container was not ready within a minute')
}

async function post(path: string, body: Record<string, string>): Promise<void> {
  const headers = { 'content-type': 'application/json', origin: address }
  const answer = await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`)
}

/** From nothing to a restored account. Returns how long the first start and the one after the restore took. */
async function drill(files: readonly string[]): Promise<number[]> {
  const compose = (...args: string[]) =>
    docker(...project, ...files.flatMap((file) => ['--file', file]), ...args)
  const start = async () => {
    compose('up', '--detach')
    await untilReady()
  }
  try {
    const first = await timed(start)
    await post('/api/auth/sign-up/email', { ...credentials, name: 'Ada' })
    compose('exec', '-T', 'glimmer', 'npm', 'run', 'backup')
    const [dump] = compose('exec', '-T', 'glimmer', 'ls', '/data/dumps').trim().split('\n')
    compose('stop', 'glimmer')
    const ended = docker('inspect', '--format', '{{.State.ExitCode}}', 'glimmer-drill-glimmer-1').trim()
    if (ended !== '0') throw new Error(`The container ended with ${ended} when it was asked to stop`)
    compose('run', '--rm', 'glimmer', 'npm', 'run', 'restore', '--', `/data/dumps/${dump}`, '--replace')
    const second = await timed(start)
    await post('/api/auth/sign-in/email', credentials)
    const said = compose('logs', 'glimmer')
    if (/Installing|Building/.test(said)) throw new Error(`The image was not whole:\n${said}`)
    return [first, second]
  } finally {
    compose('down', '--volumes')
  }
}

if (existsSync(join(cwd, '.env'))) {
  throw new Error(
    'Move .env away first: what is tried here would use the database and the mail server that it names.',
  )
}
const building = await timed(() => docker(...project, 'build'))
const size = Number(docker('image', 'inspect', '--format', '{{.Size}}', 'glimmer-drill-glimmer'))
const starts = []
for (const { name, files } of ways) {
  starts.push({ name: `up until ready, ${name}`, unit: 'ms' as const, samples: await drill(files) })
}
await report([
  { name: 'the image is built', unit: 'min', samples: [building / 60_000] },
  { name: 'the image, with the Node below it', unit: 'MB', samples: [size / 1_000_000] },
  ...starts,
])
