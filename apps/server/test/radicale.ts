import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { findFreePort } from './free-port.ts'

/** The version of Radicale on this machine, or null where there is none: Debian's package `radicale` brings it. */
export async function radicaleVersion(): Promise<string | null> {
  try {
    return (await promisify(execFile)('radicale', ['--version'])).stdout.trim()
  } catch {
    return null
  }
}

/** A real Radicale on loopback, with one person and an empty folder of its own. */
export async function startRadicale() {
  const folder = await mkdtemp(join(tmpdir(), 'radicale-'))
  const [username, password] = ['anna', 'an app password']
  const port = await findFreePort()
  const host = `127.0.0.1:${port}`
  await writeFile(join(folder, 'people'), `${username}:${password}\n`)
  await writeFile(
    join(folder, 'config'),
    `[server]
hosts = ${host}
ssl = False
[auth]
type = htpasswd
htpasswd_filename = ${join(folder, 'people')}
htpasswd_encryption = plain
delay = 0
[rights]
type = owner_only
[storage]
filesystem_folder = ${join(folder, 'collections')}
[logging]
level = info
`,
  )
  const child = spawn('radicale', ['--config', join(folder, 'config')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await untilItListens(child)
  return {
    origin: `http://${host}`,
    host,
    username,
    password,
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill()
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function untilItListens(child: ChildProcessByStdio<null, null, Readable>): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('Listening on')) resolve()
    })
    child.once('exit', () => reject(new Error(`Radicale ended: ${said}`)))
  })
}
