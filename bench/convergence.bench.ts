// Five hundred histories on each database: devices and server are equal in the end. They run beside each other; the
// embedded database, which keeps one core busy by itself, takes its own in two halves.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { report } from './report.ts'

const HISTORIES = 500
const root = fileURLToPath(new URL('..', import.meta.url))
const vitest = 'node_modules/vitest/vitest.mjs'

const runs = [
  { kind: 'pglite', histories: HISTORIES / 2 },
  { kind: 'pglite', histories: HISTORIES / 2 },
  { kind: 'postgres', histories: HISTORIES },
]

/** Runs so many histories in a process of its own, shows what it says of them, and returns how long they took. */
async function runHistories({ kind, histories }: (typeof runs)[number]): Promise<number> {
  const began = performance.now()
  const child = spawn(
    process.execPath,
    [vitest, 'run', `e2e/convergence/convergence.${kind}`, '--project', 'convergence'],
    {
      cwd: root,
      env: { ...process.env, GLIMMER_HISTORIES: String(histories) },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  const line = printed.match(/^convergence on .*$/m)
  if (code !== 0 || !line) throw new Error(`The histories did not converge:\n${printed}`)
  console.log(line[0])
  return performance.now() - began
}

const times = await Promise.all(runs.map(runHistories))
await report([
  {
    name: `${HISTORIES} histories on each database, a history`,
    unit: 'ms',
    samples: [Math.max(...times) / HISTORIES],
  },
])
