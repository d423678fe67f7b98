// Five hundred histories on each database: devices and server are equal in the end. Both run beside each other.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { report } from './report.ts'

const HISTORIES = 500
const root = fileURLToPath(new URL('..', import.meta.url))

const child = spawn(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', 'e2e/convergence/convergence', '--project', 'convergence'],
  {
    cwd: root,
    env: { ...process.env, GLIMMER_HISTORIES: String(HISTORIES) },
    stdio: ['ignore', 'pipe', 'inherit'],
  },
)
let printed = ''
child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
const began = performance.now()
const [code] = (await once(child, 'close')) as [number | null]
const milliseconds = performance.now() - began

const lines = printed.match(/^convergence on .*$/gm) ?? []
if (code !== 0 || lines.length !== 2) throw new Error(`The histories did not converge:\n${printed}`)
for (const line of lines) console.log(line)
report([
  {
    name: `${HISTORIES} histories on each database, a history`,
    unit: 'ms',
    samples: [milliseconds / HISTORIES],
  },
])
