import { execFile, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { dumpName } from '../db/dump/dump-name.ts'
import { noteDrill } from '../dumps/drill-result.ts'
import { readSecrets } from '../secrets.ts'
import { examine } from './doctor.ts'

const home = mkdtempSync(join(tmpdir(), 'glimmer-doctor-'))
chmodSync(home, 0o755)
afterAll(() => rmSync(home, { recursive: true, force: true }))
const isRoot = process.getuid?.() === 0
const now = Date.parse('2026-11-26T12:00:00.000Z')

let dataDir: string
let count = 0
beforeEach(() => {
  dataDir = join(home, `data-${++count}`)
  mkdirSync(join(dataDir, 'dumps'), { recursive: true, mode: 0o700 })
  cpSync(join(inject('migratedFolder'), 'database'), join(dataDir, 'database'), { recursive: true })
  chmodSync(join(dataDir, 'database'), 0o700)
  readSecrets(dataDir)
})

const run = (env: Record<string, string> = {}, args: string[] = [], root = home) =>
  examine(args, { DATA_DIR: dataDir, ...env }, { root, now: () => now, patienceMs: 2_000 })

/** The findings that are wrong, each in one line. */
async function troublesOf(env?: Record<string, string>, root?: string): Promise<string[]> {
  const { kind, message } = await run(env, [], root)
  const wrong = message.split('\n').filter((line) => line.startsWith('WRONG'))
  expect(kind).toBe(wrong.length > 0 ? 'wrong' : 'ok')
  return wrong
}

const addDump = (hoursAgo: number, mode = 0o600) => {
  const name = dumpName({ now: new Date(now - hoursAgo * 3_600_000), reason: 'daily' })
  writeFileSync(join(dataDir, 'dumps', name), 'a dump', { mode })
  return join(dataDir, 'dumps', name)
}

describe('the doctor, while Glimmer does not run', () => {
  it('finds nothing wrong with a set-up that is in order, and changes nothing', async () => {
    addDump(3)
    const look = () =>
      readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
        .toSorted()
        .map((name) => [name, statSync(join(dataDir, name)).mtimeMs, statSync(join(dataDir, name)).mode])
    const before = look()
    const { kind, message } = await run()
    expect(kind).toBe('ok')
    expect(message).toContain('NOTE  Server: Glimmer does not run here')
    expect(message).toMatch(/^OK {4}Dumps: The newest is 3 hours old/m)
    expect(message.split('\n').at(-1)).toMatch(/^Nothing is wrong; \d notes\.$/)
    expect(look()).toEqual(before)
  })

  it('is content with a folder that is not there yet', async () => {
    const { kind, message } = await run({ DATA_DIR: join(home, 'new', 'deeper') })
    expect([kind, message]).toEqual(['ok', expect.stringContaining('is not there yet')])
    expect(readdirSync(home)).not.toContain('new')
  })

  it('ends with 1 where something is wrong and with 0 where nothing is, as a command', async () => {
    const script = fileURLToPath(new URL('../../scripts/doctor.ts', import.meta.url))
    const command = (env: Record<string, string>) => {
      const { promise, resolve } = Promise.withResolvers<unknown[]>()
      execFile(process.execPath, [script], { env }, (error, out) => resolve([error?.code ?? 0, out]))
      return promise
    }
    expect(await command({ DATA_DIR: dataDir })).toEqual([0, expect.stringContaining('Nothing is wrong')])
    expect(await command({ DATA_DIR: dataDir, PORT: 'x' })).toEqual([
      1,
      expect.stringContaining('One thing is wrong'),
    ])
  })

  it('says how it is called', async () => {
    for (const args of [['--letter'], ['--letter', 'nobody'], ['more'], ['--force']]) {
      expect((await run({}, args)).message).toContain('npm run doctor -- --letter')
    }
  })

  it('names settings that make no sense, and never their values', async () => {
    const message = await troublesOf({ PORT: 'abc', AUTH_SECRET: 'hunter2' })
    expect(message).toEqual([
      expect.stringMatching(/^WRONG Settings: PORT must be .*; AUTH_SECRET must have/),
    ])
    expect(message.join('')).not.toContain('hunter2')
  })

  it('finds what other users of the machine may read', async () => {
    const root = join(home, 'root')
    mkdirSync(root)
    writeFileSync(join(root, '.env'), 'PORT=3000', { mode: 0o644 })
    const dump = addDump(3, 0o644)
    chmodSync(dataDir, 0o755)
    chmodSync(join(dataDir, 'secrets.json'), 0o640)
    const troubles = await troublesOf({}, root)
    expect(troubles).toEqual([
      `WRONG .env: Other users of this machine can read ${join(root, '.env')}.`,
      `WRONG Data folder: Other users of this machine may get at ${dataDir}, ${join(dataDir, 'secrets.json')}, ${dump}.`,
    ])
    // What it says to do, does away with it.
    const { message } = await run({}, [], root)
    for (const [, command = ''] of message.matchAll(/What to do: (chmod .*)$/gm))
      spawnSync('sh', ['-c', command])
    expect(await troublesOf({}, root)).toEqual([])
  })

  it('finds files that a command run as root has left', async ({ skip }) => {
    skip(!isRoot, 'only root may give files to somebody else')
    chownSync(dataDir, 65_534, 65_534)
    const troubles = await troublesOf()
    expect(troubles).toEqual([expect.stringMatching(/files in .* belong to another user than the folder/)])
  })

  it('finds a folder that it may not use', async () => {
    const script = fileURLToPath(new URL('../../scripts/doctor.ts', import.meta.url))
    if (!isRoot) chmodSync(dataDir, 0o500)
    // Root may use everything, so somebody else looks.
    const asNobody = isRoot ? { uid: 65_534, gid: 65_534 } : {}
    const { stdout, status } = spawnSync(process.execPath, [script], {
      env: { DATA_DIR: dataDir },
      ...asNobody,
    })
    chmodSync(dataDir, 0o700)
    expect(stdout.toString()).toContain(`This user may not read and write in ${dataDir};`)
    expect(status).toBe(1)
  })

  it('finds a disk that is nearly full', async ({ skip }) => {
    const disk = join(home, 'disk')
    mkdirSync(disk)
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=24m,mode=700', 'tmpfs', disk])
    skip(mounted.status !== 0, 'no small disk may be mounted here')
    try {
      expect((await run({ DATA_DIR: disk })).message).toMatch(/^NOTE {2}Disk: Only 2\d MB are free/m)
      writeFileSync(join(disk, 'filler'), Buffer.alloc(12 * 1024 * 1024))
      expect(await troublesOf({ DATA_DIR: disk })).toEqual([
        expect.stringMatching(/^WRONG Disk: Only 1\d MB are free .*no more writes/),
      ])
    } finally {
      spawnSync('umount', ['-l', disk])
    }
  })

  it('finds data of another version', async () => {
    writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '17\n')
    expect(await troublesOf()).toEqual([expect.stringContaining('was written by version 17 of PostgreSQL')])
  })

  it('finds a secret that can be guessed, is damaged, or is another than the one that is kept', async () => {
    const guessable = 'abcdefghabcdefghabcdefghabcdefgh'
    const sentence = 'correct horse battery staple again'
    for (const secret of [guessable, sentence]) {
      const troubles = await troublesOf({ AUTH_SECRET: secret })
      expect(troubles).toEqual(['WRONG Secret: AUTH_SECRET looks as if it could be guessed.'])
    }
    const { message } = await run({ AUTH_SECRET: 'ad4d0ba5e8b54f4cb5f5e2dbb2f0f7aa' })
    expect(message).toMatch(/^NOTE {2}Secret: AUTH_SECRET is another than the one in/m)
    expect(message).not.toContain('ad4d0ba5')
    writeFileSync(join(dataDir, 'secrets.json'), '{"authSecret":"short"}')
    expect(await troublesOf()).toEqual([expect.stringMatching(/secrets\.json cannot be read, or is damaged/)])
  })

  it('finds that the last drill went wrong, and notes old dumps and drills', async () => {
    const folder = join(dataDir, 'dumps')
    addDump(24 * 5)
    const drilled = { dump: 'a-dump', at: new Date(now - 100 * 24 * 3_600_000).toISOString(), rows: 12 }
    noteDrill(folder, { ...drilled, ok: true })
    const { message } = await run()
    expect(message).toMatch(/^NOTE {2}Dumps: The newest is 5 days old .*Glimmer does not run/m)
    expect(message).toMatch(/^NOTE {2}Restore drill: a-dump was tried on 2026-08-18: 12 rows .* long ago/m)
    noteDrill(folder, { ...drilled, ok: false, problem: 'public.tasks, row 3: it is not as it was written' })
    expect(await troublesOf()).toEqual([
      'WRONG Restore drill: a-dump could not be relied on: public.tasks, row 3: it is not as it was written.',
    ])
    expect((await run({ DUMPS: 'off' })).message).toMatch(/^NOTE {2}Dumps: DUMPS is off/m)
  })

  it('finds a Glimmer that is open to a network on which it can change nothing', async () => {
    expect(await troublesOf({ HOST: '0.0.0.0' })).toEqual([
      expect.stringMatching(/^WRONG Address: HOST is 0\.0\.0\.0.*without BASE_URL/),
    ])
  })
})
