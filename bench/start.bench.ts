// From the command to a listening server: on an empty data folder, and on one that has been used.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startGlimmer } from '../e2e/support/glimmer-server.ts'
import { report } from './report.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const rounds = 3
const first: number[] = []
const second: number[] = []
const command: number[] = []

for (let round = 0; round < rounds; round++) {
  let began = performance.now()
  const server = await startGlimmer()
  first.push(performance.now() - began)
  await server.stop()
  began = performance.now()
  await server.start()
  second.push(performance.now() - began)
  await server.dispose()
}

/** `npm start` as a person types it, on a used folder, until it prints its address. */
async function timeCommand(dataDir: string): Promise<number> {
  const began = performance.now()
  const child = spawn('npm', ['start'], { cwd: root, env: { ...process.env, PORT: '0', DATA_DIR: dataDir } })
  let printed = ''
  for await (const chunk of child.stdout) {
    printed += String(chunk)
    if (/http:\/\/localhost:\d+/.test(printed)) break
  }
  const taken = performance.now() - began
  child.kill('SIGTERM')
  if (child.exitCode === null) await once(child, 'exit')
  if (!/http:\/\/localhost:\d+/.test(printed)) throw new Error(`npm start did not listen:\n${printed}`)
  return taken
}

const home = mkdtempSync(join(tmpdir(), 'glimmer-bench-'))
const unused: number[] = []
for (let round = 0; round < rounds; round++) unused.push(await timeCommand(join(home, `data-${round}`)))
for (let round = 0; round < rounds; round++) command.push(await timeCommand(join(home, 'data-0')))
rmSync(home, { recursive: true })

await report([
  { name: 'server listens, empty data folder', unit: 'ms', samples: first, limit: 6000 },
  { name: 'server listens, existing data folder', unit: 'ms', samples: second, limit: 2000 },
  { name: 'npm start listens, empty data folder', unit: 'ms', samples: unused, limit: 6000 },
  { name: 'npm start listens, existing data folder', unit: 'ms', samples: command, limit: 2000 },
])
