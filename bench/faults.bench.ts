// Every fault as often as we promise to bear it. Takes the better part of an hour, so it runs only where it is named.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { report } from './report.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'glimmer-faults-'))
const table = join(folder, 'faults.jsonl')
const journeys = ['killed', 'no-room', 'device-clock', 'damaged'].map((name) => `e2e/${name}.spec.ts`)

/** Runs a tool of ours on the full counts; returns how many minutes it took, and whether everything held. */
function run(tool: string, ...args: string[]): { minutes: number; ok: boolean } {
  const began = performance.now()
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules', tool), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, GLIMMER_FAULTS: 'full', GLIMMER_FAULTS_REPORT: table },
  })
  return { minutes: (performance.now() - began) / 60_000, ok: status === 0 }
}

const histories = ['random-requests', 'whose-account'].map((name) => `apps/server/test/security/${name}`)
const server = run('vitest/vitest.mjs', 'run', 'e2e/faults', ...histories)
const browser = run('@playwright/test/cli.js', 'test', ...journeys, '--project', 'desktop')

for (const line of readFileSync(table, 'utf8').trim().split('\n')) {
  const { name, times, happened } = JSON.parse(line) as { name: string; times: number; happened: string }
  console.log(`  ${name.padEnd(52)} ${String(times).padStart(4)} ×  ${happened}`)
}
rmSync(folder, { recursive: true })
await report([
  { name: 'faults of the server', unit: 'min', samples: [server.minutes] },
  { name: 'faults of the browser', unit: 'min', samples: [browser.minutes] },
])
process.exitCode = server.ok && browser.ok ? 0 : 1
