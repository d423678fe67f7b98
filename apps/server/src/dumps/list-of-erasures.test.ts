import { randomUUID } from 'node:crypto'
import { constants } from 'node:buffer'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Transaction } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { type Account, addTask, openAccount, PASSWORD } from '../../test/account.ts'
import { refusalOf } from '../../test/browser.ts'
import { addPerson, describeOnBothDatabases, silentLog } from '../../test/databases.ts'
import { countRows } from '../../test/rows-of-person.ts'
import { startApp } from '../../test/start-app.ts'
import { deleteAccount } from '../auth/delete-account.ts'
import type { PersonalTables } from '../db/tables.ts'
import { resetAccount } from '../sync/reset-account.ts'
import { mutation, insertTask, openPerson } from '../sync/test/person.ts'
import { createErasureNotes, eraseAgain, type Erasure, readErasures, settleErasures } from './erasures.ts'

const home = mkdtempSync(join(tmpdir(), 'glimmer-erasures-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

const newDataDir = () => mkdtempSync(join(home, 'data-'))
const listIn = (dataDir: string) => join(dataDir, 'dumps', 'erased.ndjson')
const linesIn = (dataDir: string) =>
  existsSync(listIn(dataDir)) ? readFileSync(listIn(dataDir), 'utf8').trimEnd().split('\n') : []

async function readAll(dataDir: string): Promise<Erasure[]> {
  const all: Erasure[] = []
  for await (const some of readErasures(join(dataDir, 'dumps', 'dump'), dataDir)) all.push(...some)
  return all
}

describeOnBothDatabases('the list of what people erased', (ground) => {
  it('grows only where something was erased, and only so often', async () => {
    const dataDir = newDataDir()
    const database = await ground.open()
    const app = await startApp(database, {}, { noteErasure: createErasureNotes(dataDir, silentLog) })
    const ada = await openAccount(app)
    const reset = ({ post, owner }: Account, id: string = randomUUID()) =>
      post('/api/rpc/reset_user_account', { owner, id })

    expect((await reset(ada)).status).toBe(200)
    expect(linesIn(dataDir)).toEqual([])
    await ada.push([addTask('Old', randomUUID(), 2)])
    const id = randomUUID()
    for (let time = 0; time < 4; time += 1) expect((await reset(ada, id)).status).toBe(200)
    for (let time = 0; time < 5; time += 1) expect((await reset(ada)).status).toBe(200)
    expect(await readAll(dataDir)).toEqual([{ account: ada.owner, reset: id }])
    expect(linesIn(dataDir)).toHaveLength(2)

    const { generation } = await ada.pull()
    await ada.push([addTask('Kept', randomUUID(), generation)])
    const refused = await reset(ada)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
    expect(await refusalOf(refused)).toEqual([429, 'too_many_requests'])
    expect((await ada.pull()).rows).toMatchObject([{ data: { title: 'Kept' } }])
    const ben = await openAccount(app)
    expect((await reset(ben)).status).toBe(200)

    await ada.post('/api/auth/delete-account', { owner: ada.owner, password: PASSWORD })
    expect(await readAll(dataDir)).toContainEqual({ account: ada.owner })
  })

  it('has at the next start what was committed when a server ended, and nothing else', async () => {
    const dataDir = newDataDir()
    const note = createErasureNotes(dataDir, silentLog)
    const { database, owner, push } = await openPerson(ground)
    await push([mutation(insertTask(randomUUID()))])
    const gone = await addPerson(database)
    const staying = await addPerson(database)
    const killed = new Error('killed')
    const reset = randomUUID()
    const done = note({ account: owner, reset }, async (aboutToCommit) => {
      await resetAccount(database, owner, reset, aboutToCommit)
      throw killed
    })
    await expect(done).rejects.toBe(killed)
    const deleted = note({ account: gone }, async (aboutToCommit) => {
      await deleteAccount(database, gone, aboutToCommit)
      throw killed
    })
    await expect(deleted).rejects.toBe(killed)
    const rolledBack = note({ account: staying }, (aboutToCommit) =>
      deleteAccount(database, staying, async () => {
        await aboutToCommit()
        throw killed
      }),
    )
    await expect(rolledBack).rejects.toBe(killed)

    expect(await readAll(dataDir)).toEqual([])
    for (let start = 0; start < 2; start += 1) await settleErasures(database, dataDir, silentLog)
    expect(await readAll(dataDir)).toEqual([{ account: owner, reset }, { account: gone }])
  })

  it('is read some at a time, however long it is and whatever is broken in it', async () => {
    const dataDir = newDataDir()
    const { database, owner, push } = await openPerson(ground)
    await push([mutation(insertTask(randomUUID()))])
    const gone = await addPerson(database)
    const strangers = Array.from({ length: 60_000 }, () => JSON.stringify({ account: randomUUID() }))
    const resets = Array.from({ length: 2_500 }, () =>
      JSON.stringify({ account: owner, reset: randomUUID() }),
    )
    const broken = [
      '{"account":"',
      '{"account":7}',
      'x'.repeat(3_000_000),
      `{"account":"${'x'.repeat(2_000)}"}`,
    ]
    mkdirSync(join(dataDir, 'dumps'))
    writeFileSync(
      listIn(dataDir),
      [...strangers, ...broken, ...resets, JSON.stringify({ account: gone })].join('\n'),
    )

    const read = { lines: 0, times: 0, most: 0 }
    async function* watched() {
      for await (const some of readErasures(join(dataDir, 'dumps', 'dump'), dataDir)) {
        read.lines += some.length
        read.times += 1
        read.most = Math.max(read.most, some.length)
        yield some
      }
    }
    const erased = await database.accounts
      .withoutPlugins()
      .transaction()
      .execute((trx) => eraseAgain(trx as unknown as Transaction<PersonalTables>, watched()))
    expect(read).toEqual({ lines: 62_501, times: 63, most: 1_000 })
    // Counted once for the person, though the list has 2,500 resets, and once for the deleted account.
    expect(erased).toBe(2)
    expect((await countRows(database, owner))['public.tasks']).toBe(0)
    expect(new Set(Object.values(await countRows(database, gone)))).toEqual(new Set([0]))
  })
})

it('a line that was cut off, by a full disk or a killed server, spoils none that comes after it', async () => {
  const dataDir = newDataDir()
  const note = createErasureNotes(dataDir, silentLog)
  const erase = (account: string) => note({ account }, (aboutToCommit) => aboutToCommit())
  await erase('ada')
  appendFileSync(listIn(dataDir), '{"account":"be')
  const killed = note({ account: 'cleo' }, async (aboutToCommit) => {
    await aboutToCommit()
    appendFileSync(listIn(dataDir), '{"account":"cle')
  })
  await killed
  await erase('dora')
  expect(await readAll(dataDir)).toEqual([{ account: 'ada' }, { account: 'cleo' }, { account: 'dora' }])
  expect(linesIn(dataDir)).toHaveLength(8)
})

it('the list is read past a line that is longer than any text can be', async () => {
  const dataDir = newDataDir()
  mkdirSync(join(dataDir, 'dumps'))
  writeFileSync(listIn(dataDir), '')
  // A sparse file: longer than any string, but it takes no room on the disk.
  truncateSync(listIn(dataDir), constants.MAX_STRING_LENGTH + 1)
  appendFileSync(listIn(dataDir), `\n${JSON.stringify({ account: 'ada' })}\n`)
  expect(await readAll(dataDir)).toEqual([{ account: 'ada' }])
})
