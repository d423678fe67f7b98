import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { afterAll, expect, it } from 'vitest'
import { addPerson, describeOnBothDatabases, silentLog } from '../../test/databases.ts'
import { readEverything } from '../../test/everything.ts'
import { dumpBeforeMigration } from '../dumps/dump-before-migration.ts'
import { insertTask, mutation, openPerson } from '../sync/test/person.ts'
import { migrations as ours } from './migrate.ts'
import { openDatabase } from './open.ts'
import { restore } from './restore.ts'

const home = mkdtempSync(join(tmpdir(), 'glimmer-before-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

/** A migration of a later version, which fills a new column from existing data. */
const later: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`alter table accounts."user" add column initial text`.execute(database)
    await sql`update accounts."user" set initial = left(name, 1)`.execute(database)
    await sql`alter table accounts."user" alter column initial set not null`.execute(database)
    await sql`alter table public.subtasks add column note text`.execute(database)
  },
}
const migrations = { ...ours, '9000-later': later }

describeOnBothDatabases('a version that changes the tables', (ground) => {
  const folder = join(home, ground.kind)
  const dumpFirst = dumpBeforeMigration(folder, '0.1.0', silentLog)
  const update = async () => openDatabase({ ...(await ground.options()), migrations, dumpFirst })

  it('asks for no dump where nobody has an account yet', async () => {
    await (await ground.open()).close()
    await (await openDatabase({ ...(await ground.options()), dumpFirst })).close()
    expect(readdirSync(home)).not.toContain(ground.kind)
  })

  it('does not change them without a dump, and says what to do', async () => {
    await addPerson(await ground.open(), 'Ada')
    await (await ground.open()).close()
    writeFileSync(folder, 'a file where the folder should be')
    await expect(update()).rejects.toMatchObject({
      name: 'StartRefused',
      message: expect.stringMatching(/cannot be written to .* \(EEXIST\)\. Nothing was changed\..*DUMPS=off/),
    })
    rmSync(folder)
    const person = await openPerson(ground)
    await person.push([mutation(insertTask(crypto.randomUUID()))])
    await person.database.close()
  })

  it('dumps first, and that dump comes back into the changed tables', async () => {
    const database = await update()
    const changed = await readEverything(database)
    expect(changed['accounts."user"']?.[0]).toContain('"initial": "A"')
    await database.close()
    const [name = '', ...more] = readdirSync(folder)
    expect(more).toEqual([])
    expect(name).toMatch(/-before-migration\.ndjson\.gz$/)

    const saveFirst = { folder: join(home, `${ground.kind}-saved`), app: '0.1.0', now: new Date() }
    const restored = await restore({
      ...(await ground.options()),
      migrations,
      path: join(folder, name),
      saveFirst,
    })
    const again = await update()
    // What is planned follows anew from what people chose.
    expect({ ...(await readEverything(again)), 'public.notify_plan': [] }).toEqual(changed)
    await again.close()
    expect(readdirSync(folder)).toEqual([name])

    // The older version refuses a dump of the later one, but restores the one that was made before the migration.
    const options = await ground.options()
    await expect(restore({ ...options, path: restored.saved ?? '', saveFirst })).rejects.toThrow(
      /later Glimmer, version 0\.1\.0 \(it knows "9000-later"\)/,
    )
    await restore({ ...options, path: join(folder, name), saveFirst: { ...saveFirst, now: new Date() } })
    await (await ground.open()).close()
  })
})
