import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync, gzipSync } from 'node:zlib'
import { type Kysely, sql } from 'kysely'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { addPerson, describeOnBothDatabases, postgresAddress, prepareGround } from '../../test/databases.ts'
import { fillEveryTable } from '../../test/rows-of-person.ts'
import { run } from '../../test/statement.ts'
import { compareRows } from '../db/dump/compare-rows.ts'
import type { DumpMade } from '../db/dump/dump-file.ts'
import { restoreDump } from '../db/dump/restore-dump.ts'
import type { Database } from '../db/open.ts'
import type { PersonalTables } from '../db/tables.ts'
import { drill } from './drill.ts'
import { readDrill } from './drill-result.ts'

const now = new Date('2026-11-21T13:05:48.012Z')
const MANY = 250

describeOnBothDatabases('a drill', (ground) => {
  let env: Record<string, string>
  let folder: string
  let made: DumpMade
  let text: string

  beforeAll(async () => {
    const database = await ground.open()
    const people = [await addPerson(database), await addPerson(database)]
    await fillEveryTable(database, people[0] ?? '')
    for (const id of people) {
      await database.withUser(id, async (trx) => {
        await sql`
          insert into brain_dump_items (user_id, id, rev, text, created_at)
          select ${id}, 'thought-' || n, n, repeat('🌱"\\', n) || case when n = 200
            then (select string_agg(md5(i::text), '') from generate_series(1, 12000) as i) else '' end, now()
          from generate_series(1, ${MANY}) as n`.execute(trx)
      })
    }
    const { dataDir, databaseUrl } = await ground.options()
    folder = join(dataDir, 'dumps')
    made = await database.dump({ folder, app: '0.1.0', reason: 'by-hand', now })
    text = gunzipSync(readFileSync(made.path)).toString()
    env = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
  })

  /** Runs a drill on what these bytes are as a file. */
  const drillOn = async (bytes: Buffer) => {
    const file = join(folder, 'damaged.ndjson.gz')
    writeFileSync(file, bytes)
    const answer = await drill([file], env)
    expect(answer.kind).toBe('wrong')
    const result = readDrill(folder)
    expect(result).toMatchObject({ dump: 'damaged.ndjson.gz', ok: false, rows: 0 })
    expect(answer.message).toContain(result?.problem)
    return result?.problem
  }

  it('finds every row of a good dump as it was, while the database is in use, and leaves nothing but its note', async () => {
    // What was left by a machine that lost its power.
    const left = join(folder, '.drill-1-0123456789ab')
    mkdirSync(left)
    utimesSync(left, 0, 0)
    await run(postgresAddress('postgres'), 'create database glimmer_drill_1_0123456789ab')
    const answer = await drill([], env)
    expect(answer).toEqual({ kind: 'ok', message: expect.stringContaining(`${made.rows} rows went into`) })
    expect(readDrill(folder)).toMatchObject({
      dump: expect.stringMatching(/by-hand/),
      ok: true,
      rows: made.rows,
    })
    expect(readdirSync(folder).toSorted()).toEqual(['drill.json', expect.stringContaining('by-hand')])
    expect(await drillDatabases()).toEqual(ground.kind === 'postgres' ? [] : ['glimmer_drill_1_0123456789ab'])
    await run(postgresAddress('postgres'), 'drop database if exists glimmer_drill_1_0123456789ab')
  })

  const lines = () => text.split('\n')
  const lineOf = (id: string) => lines().findIndex((line) => line.includes(`"${id}"`))

  const replaced = (id: string, change: (line: string) => string[]) => {
    const place = lineOf(id)
    return gzipSync(
      lines()
        .toSpliced(place, 1, ...change(lines()[place] ?? ''))
        .join('\n'),
    )
  }

  it('names the row of which one byte is another, of a short row and of a long one', async () => {
    for (const id of ['thought-7', 'thought-200']) {
      const problem = await drillOn(replaced(id, (line) => [line.replace('🌱', '🌿')]))
      const named = `^public\\.brain_dump_items, row \\d+ \\(user_id [\\w-]+, id ${id}\\): it is not as it was written$`
      expect(problem).toMatch(new RegExp(named))
    }
  })

  it('names the row behind which one is missing, and one that was not there', async () => {
    const [missing, before] = ['thought-110', 'thought-11']
    expect(lineOf(missing)).toBe(lineOf(before) + 1)
    expect(await drillOn(replaced(missing, () => []))).toMatch(
      /^public\.brain_dump_items: a row is missing behind row \d+ \(user_id [\w-]+, id thought-11\)$/,
    )
    const other = (line: string) => line.replace(missing, 'put-in')
    expect(await drillOn(replaced(missing, (line) => [line, other(line)]))).toMatch(
      /, id put-in\): it was not there when the dump was written$/,
    )
  })

  it('says where a file ends that is cut short, and where one cannot be unpacked', async () => {
    const whole = readFileSync(made.path)
    const cut = lines().slice(0, lineOf('thought-7')).join('\n')
    expect(await drillOn(gzipSync(`${cut}\n`))).toMatch(
      /^it ends at public\.brain_dump_items, behind row \d+$/,
    )
    expect(await drillOn(whole.subarray(0, whole.length / 2))).toMatch(
      /^it cannot be read at \w+\.\w+, behind row \d+$/,
    )
    const flipped = Buffer.from(whole)
    // In the midst of the first person's long text. Among rows that repeat, one byte in thirteen unpacks to the same text.
    const place = Math.floor(whole.length / 4)
    flipped[place] = (flipped[place] ?? 0) ^ 1
    expect(await drillOn(flipped)).toMatch(/\w+\.\w+, (behind )?row \d+/)
  })

  it('names the table whose count is another, and says where it is none of the rows', async () => {
    const counted = /"public\.brain_dump_items":(\d+)/.exec(text)?.[1]
    const changed = text.replace(/"public\.brain_dump_items":\d+/, '"public.brain_dump_items":1')
    expect(await drillOn(gzipSync(changed))).toBe(
      `public.brain_dump_items has ${counted} rows, and the end of the dump says 1`,
    )
    expect(await drillOn(gzipSync(text.replace('"app":"0.1.0"', '"app":"0.1.1"')))).toBe(
      'its checksum is another',
    )
  })

  it('says what it needs', async () => {
    expect((await drill(['one', 'two'], env)).message).toContain('Say which dump')
    expect((await drill([join(folder, 'nowhere')], env)).message).toContain('There is no file')
    expect((await drill([], { ...env, DATA_DIR: join(folder, 'nowhere') })).message).toContain(
      'There is no folder',
    )
    const empty = { ...env, DATA_DIR: folder }
    expect((await drill([], empty)).message).toContain('There is no dump in')
  })

  it('that is killed half-way leaves nothing behind', async () => {
    const before = readdirSync(folder)
    const script = fileURLToPath(new URL('../../scripts/drill.ts', import.meta.url))
    const child = spawn(process.execPath, [script, made.path], { env, stdio: 'ignore' })
    const exited = once(child, 'exit')
    const left = async () => [
      ...readdirSync(folder).filter((name) => !before.includes(name)),
      ...(await drillDatabases()),
    ]
    await vi.waitFor(async () => expect(await left()).toHaveLength(1), { timeout: 60_000, interval: 20 })
    child.kill('SIGKILL')
    expect(await exited).toEqual([null, 'SIGKILL'])
    await vi.waitFor(async () => expect(await left()).toEqual([]), { timeout: 60_000, interval: 50 })
  })
})

describeOnBothDatabases('comparing', (ground) => {
  const again = prepareGround(ground.kind)
  const SMALL = { rows: 7, length: 1_000 }
  const changes = {
    nothing: sql`select`,
    'a short row': sql`update brain_dump_items set text = 'x' where id = 'thought-3'`,
    'a long row': sql`update brain_dump_items set text = overlay(text placing 'x' from 5) where id = 'thought-29'`,
    'a short row is gone': sql`delete from brain_dump_items where id = 'thought-3'`,
    'a long row is gone': sql`delete from brain_dump_items where id = 'thought-29'`,
    'one row more': sql`
      insert into brain_dump_items select user_id, 'one-more', rev, text, created_at from brain_dump_items limit 1`,
  }

  it('finds what is different, missing or too much in the database', async () => {
    const database = await ground.open()
    const id = await addPerson(database)
    await database.withUser(id, (trx) =>
      sql`
        insert into brain_dump_items (user_id, id, rev, text, created_at)
        select ${id}, 'thought-' || n, n, repeat('🌱', n * n), now() from generate_series(1, 30) as n`.execute(
        trx,
      ),
    )
    const { dataDir } = await ground.options()
    const { path } = await database.dump({
      folder: join(dataDir, 'dumps'),
      app: '0.1.0',
      reason: 'by-hand',
      now,
    })
    const found: Record<string, string> = {}
    await restoreDump(ownerOf(await again.open()), path, {
      batch: SMALL,
      async filled(trx, tables) {
        await sql`alter table brain_dump_items no force row level security`.execute(trx)
        for (const [name, change] of Object.entries(changes)) {
          await sql`savepoint before`.execute(trx)
          await change.execute(trx)
          await compareRows(trx, path, tables, SMALL).catch((error: Error) => (found[name] = error.message))
          await sql`rollback to savepoint before`.execute(trx)
        }
      },
    })
    const place = (n: number) =>
      expect.stringMatching(
        new RegExp(`^public\\.brain_dump_items, row \\d+ \\(user_id ${id}, id thought-${n}\\): it is `),
      )
    expect(found).toEqual({
      'a short row': place(3),
      'a long row': place(29),
      'a short row is gone': place(3),
      'a long row is gone': place(29),
      'one row more': 'public.brain_dump_items: 31 rows were restored, and the dump has 30',
    })
    expect(found['a long row']).toMatch(/: it is not as in the dump once it is restored$/)
    expect(found['a long row is gone']).toMatch(/: it is missing once it is restored$/)
  })
})

describe('a drill on a PostgreSQL', () => {
  const ground = prepareGround('postgres')

  it('takes a folder of its own where its user may make no database, and a dump of before there were checks', async () => {
    const database = await ground.open()
    await addPerson(database)
    const { dataDir, databaseUrl = '' } = await ground.options()
    const folder = join(dataDir, 'dumps')
    const { path } = await database.dump({ folder, app: '0.1.0', reason: 'by-hand', now })
    writeFileSync(path, gzipSync(withoutChecks(gunzipSync(readFileSync(path)).toString())))
    const url = new URL(databaseUrl)
    const name = url.pathname.slice(1)
    await run(postgresAddress('postgres', 'superuser'), `create role ${name} login password 'lantern'`)
    Object.assign(url, { username: name, password: 'lantern' })
    const answer = await drill([], { DATA_DIR: dataDir, DATABASE_URL: url.href })
    expect(answer).toEqual({ kind: 'ok', message: expect.stringContaining('a data folder of its own') })
    expect(readDrill(folder)).toMatchObject({ ok: true, rows: 1 })
    expect(readdirSync(folder).filter((each) => each.startsWith('.'))).toEqual([])
    expect(statSync(join(folder, 'drill.json')).mode & 0o777).toBe(0o600)
    await run(postgresAddress('postgres', 'superuser'), `drop role ${name}`)
  })
})

/** The handle of the tables' owner, with no plugin between. */
function ownerOf({ accounts }: Database): Kysely<PersonalTables> {
  return accounts.withoutPlugins() as unknown as Kysely<PersonalTables>
}

function withoutChecks(text: string): string {
  const kept = text
    .split('\n')
    .slice(0, -2)
    .filter((line) => !line.includes('"checks"'))
  const [head = '{}', ...rest] = kept
  const header = JSON.parse(head) as { tables: { key?: unknown }[] }
  for (const table of header.tables) delete table.key
  const body = `${[JSON.stringify(header), ...rest].join('\n')}\n`
  const closing = text.trimEnd().split('\n').at(-1) ?? ''
  return `${body}${closing.replace(/"sha256":"\w+"/, `"sha256":"${createHash('sha256').update(body).digest('hex')}"`)}\n`
}

async function drillDatabases(): Promise<string[]> {
  const found = await run(
    postgresAddress('postgres'),
    `select datname from pg_database where datname like 'glimmer_drill_%'`,
  )
  return found.rows.map(({ datname }: { datname: string }) => datname)
}
