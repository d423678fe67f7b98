import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, describe, expect, inject, it } from 'vitest'
import { addPerson, prepareGround } from '../../test/databases.ts'
import { startServer } from '../../test/server-process.ts'
import { verifyDump } from '../db/dump/read-dump.ts'
import { backUp } from './back-up.ts'
import { restoreBackup } from './restore-backup.ts'

const home = mkdtempSync(join(tmpdir(), 'glimmer-commands-'))
const dataDir = join(home, 'data')
mkdirSync(dataDir)
afterAll(() => rmSync(home, { recursive: true, force: true }))

let server: ReturnType<typeof startServer> | undefined
afterEach(async () => {
  server?.signal('SIGKILL')
  await server?.exited
})

/** What `npm run backup` runs. */
function runBackup(env: Record<string, string>) {
  const script = fileURLToPath(new URL('../../scripts/backup.ts', import.meta.url))
  const { promise, resolve } = Promise.withResolvers<{ code: unknown; out: string; err: string }>()
  execFile(process.execPath, [script], { env }, (error, out, err) =>
    resolve({ code: error ? error.code : 0, out, err }),
  )
  return promise
}

const PERSON = { name: 'Robin', email: 'robin@example.org', password: 'quiet otter lamp' }

const newFolder = () =>
  cpSync(join(inject('migratedFolder'), 'database'), join(dataDir, 'database'), { recursive: true })

function post(url: string, origin: string, body: object): Promise<Response> {
  const headers = { origin, 'content-type': 'application/json' }
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
}

describe('backup and restore, as commands', () => {
  it('work beside a running server, refuse what would harm it, and bring accounts back', async () => {
    newFolder()
    const origin = 'http://glimmer.example.org'
    server = startServer({ DATA_DIR: dataDir, HOST: '0.0.0.0', BASE_URL: origin })
    const { port } = new URL(await server.address())
    const api = `http://127.0.0.1:${port}/api`
    expect((await post(`${api}/auth/sign-up/email`, origin, PERSON)).status).toBe(200)

    const backup = await runBackup({ DATA_DIR: dataDir })
    expect(backup).toMatchObject({ code: 0, err: '' })
    const [path = '', counts] = backup.out.split('\n')
    expect(path.startsWith(join(dataDir, 'dumps', 'glimmer-'))).toBe(true)
    expect(counts).toMatch(new RegExp(`^${statSync(path).size} bytes, [1-9]\\d* rows$`))

    const stranger = await backUp({
      DATA_DIR: dataDir,
      AUTH_SECRET: 'a secret that this server does not have',
    })
    expect(stranger).toMatchObject({ kind: 'wrong', message: expect.stringContaining('another AUTH_SECRET') })
    expect((await post(`${api}/operator/backup`, origin, {})).status).toBe(403)
    expect(readdirSync(join(dataDir, 'dumps'))).toHaveLength(1)

    const refused = await restoreBackup([path, '--replace'], { DATA_DIR: dataDir })
    expect(refused).toMatchObject({ kind: 'wrong', message: expect.stringContaining('Stop that one first') })
    server.signal('SIGTERM')
    expect(await server.exited).toBe(0)

    // The folder is lost; the dump was somewhere else. Its path counts from where npm was called.
    cpSync(path, join(home, 'copy.ndjson.gz'))
    rmSync(dataDir, { recursive: true })
    newFolder()
    const restored = await restoreBackup(['copy.ndjson.gz'], { DATA_DIR: dataDir, INIT_CWD: home })
    expect(restored.message).toMatch(/^Restored [1-9]\d* rows, as they were at 20/)
    server = startServer({ DATA_DIR: dataDir })
    const address = await server.address()
    const { email, password } = PERSON
    const signIn = await post(`${address}/api/auth/sign-in/email`, address, { email, password })
    expect(signIn.status).toBe(200)
  })

  it('say what they need', async () => {
    const env = { DATA_DIR: join(home, 'nowhere') }
    expect((await backUp(env)).message).toContain('There is no Glimmer in')
    for (const args of [[], ['one', 'two'], ['one', '--force']]) {
      expect((await restoreBackup(args, env)).message).toContain('Say which dump')
    }
    expect(readdirSync(home)).not.toContain('nowhere')
  })
})

describe('backup of a PostgreSQL', () => {
  const ground = prepareGround('postgres')

  it('needs no server, and does not mind one', async () => {
    await addPerson(await ground.open())
    const { databaseUrl = '' } = await ground.options()
    const { kind, message } = await backUp({ DATA_DIR: join(home, 'postgres'), DATABASE_URL: databaseUrl })
    expect(kind).toBe('ok')
    expect((await verifyDump(message.split('\n')[0] ?? '')).rows).toBe(1)
  })
})
