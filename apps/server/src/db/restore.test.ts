import { randomUUID } from 'node:crypto'
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { tableNames } from '@glimmer/domain/tables'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnBothDatabases, prepareGround, type TestGround } from '../../test/databases.ts'
import { readEverything } from '../../test/everything.ts'
import { fillEveryTable } from '../../test/rows-of-person.ts'
import { resetAccount } from '../sync/reset-account.ts'
import {
  type Changes,
  createdAt,
  insertStep,
  insertTask,
  mutation,
  openPerson,
  queryOf,
} from '../sync/test/person.ts'
import type { DumpMade } from './dump/dump-file.ts'
import { logAdmin } from '../admin/admin-log.ts'
import { keepInvitation } from '../auth/kept-invitations.ts'
import { chooseSignUp } from '../auth/sign-up-mode.ts'
import { makeFeed } from '../calendar/keep-feed.ts'
import { LEFT_OUT } from './dump/dump-tables.ts'
import { verifyDump } from './dump/read-dump.ts'
import type { Database } from './open.ts'
import { restore, type RestoreRequest } from './restore.ts'

const home = mkdtempSync(join(tmpdir(), 'glimmer-restore-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))
const now = new Date('2026-11-21T13:05:48.012Z')
const dumpInto = (database: Database, name: string) =>
  database.dump({ folder: join(home, name), app: '0.1.0', reason: 'by-hand', now })

describeOnBothDatabases('a dump', (ground) => {
  const other = prepareGround(ground.kind === 'pglite' ? 'postgres' : 'pglite')
  const again = prepareGround(ground.kind)
  let people: readonly string[]
  let before: Record<string, string[]>
  let present: Record<string, string[]>
  let made: DumpMade

  beforeAll(async () => {
    people = await fill(ground)
    const database = await ground.open()
    before = await readEverything(database)
    made = await dumpInto(database, ground.kind)
    await database.close()
  })

  const restoreFile = async (place: TestGround, path: string, saveFirst?: RestoreRequest['saveFirst']) =>
    restore({ ...(await place.options()), path, ...(saveFirst && { saveFirst }) })
  const saved = { folder: join(home, `${ground.kind}-saved`), app: '0.1.0', now }

  it('holds something of every table, and leaves out only what it should', () => {
    for (const name of tableNames) expect(before[`public.${name}`]?.length).toBeGreaterThan(0)
    const empty = Object.keys(before).filter((name) => before[name]?.length === 0)
    expect(empty).toEqual(['accounts.rate_limit'])
    const text = gunzipSync(readFileSync(made.path)).toString()
    expect(text).toContain('🌱')
    expect(text).not.toContain('a session token')
    expect(made.rows).toBe(Object.values(withoutLeftOut(before)).flat().length)
  })

  it('is for its owner alone, and nothing else lies in its folder', () => {
    const folder = join(home, ground.kind)
    expect(made.path).toBe(join(folder, 'glimmer-2026-11-21T13-05-48-012Z-by-hand.ndjson.gz'))
    expect(readdirSync(folder)).toHaveLength(1)
    expect(statSync(made.path).mode & 0o777).toBe(0o600)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(statSync(made.path).size).toBe(made.bytes)
  })

  it('is not restored while a server runs', async () => {
    const person = await openPerson(again)
    await person.push([mutation(insertTask(randomUUID(), 'here before'))])
    present = await readEverything(person.database)
    await expect(restoreFile(again, made.path, saved)).rejects.toThrow(/^A(nother)? Glimmer is running/)
  })

  it('that is cut short, changed in one bit, or none at all is refused and changes nothing', async () => {
    await (await again.open()).close()
    const whole = readFileSync(made.path)
    const text = gunzipSync(whole).toString()
    const lines = text.split('\n')
    const flip = (part: number) => {
      const copy = Buffer.from(whole)
      const place = Math.floor(10 + (whole.length - 10) * part)
      copy[place] = (copy[place] ?? 0) ^ 1
      return copy
    }
    const wrong: Record<string, Buffer> = {
      'cut in the middle': whole.subarray(0, whole.length / 2),
      'cut at its end': whole.subarray(0, -1),
      'without its last line': gzipSync(`${lines.slice(0, -2).join('\n')}\n`),
      'with a row less': gzipSync(lines.toSpliced(5, 1).join('\n')),
      'with another letter': gzipSync(text.replace('🌱', '🌿')),
      'with more behind it': gzipSync(`${text}[]\n`),
      empty: Buffer.alloc(0),
      'no dump': gzipSync('{"hello":"world"}\n'),
      'of a later form': gzipSync(text.replace('"version":1', '"version":2')),
    }
    for (const part of [0, 0.1, 0.3, 0.5, 0.7, 0.9, 0.999]) wrong[`a bit at ${part}`] = flip(part)
    const file = join(home, 'wrong.ndjson.gz')
    for (const [name, bytes] of Object.entries(wrong)) {
      writeFileSync(file, bytes)
      const refused = restoreFile(again, file, { ...saved, folder: join(home, 'unused') })
      const outcome = await refused.catch((error: Error) => error.name)
      expect([name, outcome]).toEqual([name, 'StartRefused'])
    }
    await expect(restoreFile(again, join(home, 'nowhere'))).rejects.toThrow(/There is no file/)
    await expect(restoreFile(again, home)).rejects.toThrow(/Cannot read .* \(EISDIR\)/)
    expect(readdirSync(home)).not.toContain('unused')
  })

  it('that changes between the look and the restore changes nothing either', async () => {
    const text = gunzipSync(readFileSync(made.path)).toString()
    const file = join(home, 'changed.ndjson.gz')
    copyFileSync(made.path, file)
    const changing = {
      ...saved,
      // `now` is read when the existing content is dumped, which comes after the dump was verified.
      get now() {
        writeFileSync(file, gzipSync(text.replace(/"sha256":"./, '"sha256":"x')))
        return now
      },
    }
    await expect(restoreFile(again, file, changing)).rejects.toThrow(/damaged/)
    expect(await readEverything(await again.open())).toEqual(present)
    await (await again.open()).close()
  })

  it('replaces what somebody has only when told to, and dumps that first; then every row is as it was', async () => {
    await expect(restoreFile(again, made.path)).rejects.toThrow(/nothing was changed.* --replace/)
    const restored = await restoreFile(again, made.path, { ...saved, now: new Date(now.getTime() + 1) })
    expect(restored.rows).toBe(made.rows)
    const after = await readEverything(await again.open())
    // Reminders follow from what people chose: everybody's are looked at anew.
    expect(after['public.notify_plan']).toHaveLength(before['accounts."user"']?.length ?? 0)
    expect({ ...after, 'public.notify_plan': [] }).toEqual(withoutLeftOut(before))
    const { header, rows } = await verifyDump(restored.saved ?? '')
    expect(header.reason).toBe('before-restore')
    expect(rows).toBe(Object.values(withoutLeftOut(present)).flat().length)
  })

  it('needs nothing but rows: no table counts by itself, each has a key to be read by', async () => {
    const { rows } = await sql`
      select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'accounts') and (c.relkind = 'S'
        or (c.relkind in ('r', 'p') and not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary)))`.execute(
      (await ground.open()).accounts,
    )
    expect(rows).toEqual([])
  })

  it('leaves row-level security and rights as they were', async () => {
    const database = await again.open()
    const [ada = '', ben = ''] = people
    for (const person of [ada, ben]) {
      const seen = await database.withUser(person, (trx) =>
        trx.selectFrom('tasks').select('user_id').distinct().execute(),
      )
      expect(seen).toEqual([{ user_id: person }])
    }
    expect(await readGuards(database)).toEqual(await readGuards(await ground.open()))
  })

  it('moves to the other kind of database, and is the same when dumped there', async () => {
    await (await other.open()).close()
    await restoreFile(other, made.path)
    const moved = await dumpInto(await other.open(), `${ground.kind}-moved`)
    const text = (file: string) => gunzipSync(readFileSync(file)).toString()
    expect(text(moved.path)).toBe(text(made.path))
  })
})

describeOnBothDatabases('after a restore', (ground) => {
  it('a device that knows more is told that the server is behind, one that knows as much is not', async () => {
    const person = await openPerson(ground)
    const push = (title: string) => person.push([mutation(insertTask(randomUUID(), title))])
    await push('In the dump')
    const known = (await person.pull()) as Changes
    const { path } = await dumpInto(person.database, `${ground.kind}-diverged`)
    await push('After the dump')
    const more = (await person.pull()) as Changes
    await person.database.close()
    const saveFirst = { folder: join(home, `${ground.kind}-ahead`), app: '0.1.0', now }
    await restore({ ...(await ground.options()), path, saveFirst })

    const device = await openPerson(ground, person.owner)
    const diverged = { kind: 'reset', reason: 'diverged' }
    expect(await device.pull(queryOf(more))).toEqual(diverged)
    expect(await device.push([mutation(insertTask(randomUUID()))], { cursor: more.cursor })).toEqual(diverged)
    expect(await device.pull(queryOf(known))).toMatchObject({ kind: 'changes', rows: [] })
    // A new revision with the same number is not mistaken for the lost one.
    await device.push([mutation(insertTask(randomUUID(), 'Another'))], { cursor: known.cursor })
    expect(await device.pull(queryOf(more))).toEqual(diverged)
  })
})

/** Policies, rights, row-level security, keys and indexes, as the catalogue tells them. */
async function readGuards(database: Database): Promise<unknown[]> {
  const { rows } = await sql`
    select c.relname as name, c.relrowsecurity, c.relforcerowsecurity,
      (select string_agg(a.grantee::regrole::text || ' ' || a.privilege_type, ', ' order by a.grantee::regrole::text, a.privilege_type)
       from aclexplode(c.relacl) a) as rights,
      (select string_agg(p.polname || ' ' || pg_get_expr(p.polqual, p.polrelid), ', ' order by p.polname)
       from pg_policy p where p.polrelid = c.oid) as policies,
      (select string_agg(pg_get_indexdef(i.indexrelid), ', ' order by i.indexrelid::regclass::text)
       from pg_index i where i.indrelid = c.oid) as indexes,
      (select string_agg(pg_get_constraintdef(f.oid), ', ' order by f.conname) from pg_constraint f where f.conrelid = c.oid) as constraints
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'accounts', 'migrations') and c.relkind = 'r' order by 1`.execute(
    database.accounts,
  )
  expect(rows.length).toBeGreaterThan(10)
  return rows
}

function isLeftOut(name: string): boolean {
  return LEFT_OUT.includes(name)
}

function withoutLeftOut(rows: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(rows).map(([name, list]) => [name, isLeftOut(name) ? [] : list]))
}

/** Several people, every table, awkward words, large rows, deleted rows, history, an account that began anew. */
async function fill(ground: TestGround): Promise<string[]> {
  const people = [await openPerson(ground), await openPerson(ground), await openPerson(ground)] as const
  const [{ database }] = people
  for (const [place, person] of people.entries()) {
    const task = randomUUID()
    const repeat = {
      kind: 'weeks',
      every: 2,
      weekdays: [1, 7],
      monthDay: null,
      anchorOn: '1900-01-01',
      stays: true,
    }
    const preferences = {
      workingStyle: { 'a "key"': [1, 2.5, { deep: '\u2028' }] },
      goals: ['Rest, slowly', 'null'],
    }
    await person.push([
      mutation(
        insertTask(task, 'Ring “Zoë” about the 🌱\n\t\\n, 100% & <b>'),
        insertStep(randomUUID(), task),
      ),
      mutation({
        table: 'tasks',
        rowId: task,
        op: 'update',
        data: { repeat, dueDate: '9999-12-31', setAsideAt: createdAt, skippedOn: '2026-11-20' },
      }),
      mutation({ table: 'user_preferences', rowId: 'me', op: 'insert', data: preferences }),
      mutation({
        table: 'brain_dump_items',
        rowId: randomUUID(),
        op: 'insert',
        data: { text: '🧠 𝒎'.repeat(900), createdAt },
      }),
      mutation({ table: 'tasks', rowId: randomUUID(), op: 'update', data: { title: 'gone' } }),
    ])
    const gone = randomUUID()
    await person.push([mutation(insertTask(gone)), mutation({ table: 'tasks', rowId: gone, op: 'delete' })])
    const many = Array.from({ length: place * 130 }, (_, index) => insertTask(randomUUID(), `Step ${index}`))
    if (many.length > 0) await person.push([mutation(...many)])
    await database.accounts
      .insertInto('public.user_roles')
      .values({ user_id: person.owner, role: place === 0 ? 'admin' : 'user' })
      .execute()
    await addAccountRows(database, person.owner)
  }
  await fillEveryTable(database, people[0].owner)
  await keepInvitation(database.accounts, { email: 'wren@example.org', days: 7, now: new Date() })
  await database.accounts.transaction().execute(async (trx) => {
    await chooseSignUp(trx, 'invite')
    await logAdmin(trx, { adminId: people[0].owner, action: 'sign_up_changed', detail: 'open → invite' })
  })
  await resetAccount(database, people[2].owner, randomUUID())
  await database.accounts
    .insertInto('user')
    .values({
      id: randomUUID(),
      name: 'Nobody yet',
      email: `zz-${randomUUID()}@example.org`,
      email_verified: false,
      created_at: 'now',
      updated_at: 'now',
    })
    .execute()
  return people.map(({ owner }) => owner)
}

async function addAccountRows(database: Database, user_id: string): Promise<void> {
  const dates = { expires_at: '2030-01-01', created_at: 'now', updated_at: 'now' }
  await database.accounts
    .insertInto('session')
    .values({ id: randomUUID(), user_id, token: `a session token ${user_id}`, ...dates })
    .execute()
  await makeFeed(database, user_id, new Date(0))
  await database.accounts
    .insertInto('verification')
    .values({ id: randomUUID(), identifier: 'reset', value: user_id, ...dates })
    .execute()
  await database.accounts
    .insertInto('account')
    .values({
      id: randomUUID(),
      user_id,
      account_id: user_id,
      provider_id: 'credential',
      password: 'a hash',
      created_at: 'now',
      updated_at: 'now',
    })
    .execute()
}
