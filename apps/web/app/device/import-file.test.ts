import { tableNames } from '@glimmer/domain/tables'
import { buildExportFile, exportText } from '@glimmer/sync/export/export-file'
import { type FileContent, readExportFile } from '@glimmer/sync/export/read-export-file'
import { MAX_CHANGES_PER_MUTATION, MAX_MUTATION_LENGTH } from '@glimmer/sync/limits'
import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { GUEST } from './database.ts'
import type { Environment } from './environment.ts'
import { countComingBack, importFile, planFor, undoImport } from './import-file.ts'
import { readPlainly } from './read-plainly.ts'
import { type DeviceStore, openDeviceStore } from './store.ts'
import { randomRows } from './test/random-rows.ts'
import { createBrowser, insertSubtask, insertTask, rename, titlesOf } from './test/test-device.ts'

const opened: DeviceStore[] = []
afterEach(() => {
  for (const store of opened.splice(0)) store.close()
})

async function open(owner = GUEST, environment: Environment = createBrowser()) {
  const store = await openDeviceStore(owner, environment)
  opened.push(store)
  return { store, exportAll: () => exportAll(owner, environment) }
}

async function exportAll(owner: string, { indexedDb }: Environment): Promise<string> {
  return exportText(buildExportFile(await readPlainly(owner, indexedDb), '2026-11-21T10:00:00.000Z'))
}

function contentOf(text: string): FileContent {
  const read = readExportFile(text)
  if (read.kind !== 'ok') throw new Error(`The file was refused: ${read.reason}`)
  expect(read.content.unreadable).toEqual([])
  return read.content
}

/** Everything a person has, whatever the order. */
function contents({ mirror }: DeviceStore) {
  return Object.fromEntries(
    tableNames.map((name) => [name, new Map(mirror.rowsOf(name).map((row) => [row.id, row]))]),
  )
}

const ignore = () => {}

test('whatever a person has comes out and in again unchanged, and a second time does nothing', async () => {
  let rowsSeen = 0
  const property = fc.asyncProperty(randomRows, fc.boolean(), async (rows, isGuest) => {
    const source = await open()
    for (const row of rows) expect(await source.store.write([row])).toMatchObject({ kind: 'written' })
    rowsSeen += rows.length
    const text = await source.exportAll()
    const target = await open(isGuest ? GUEST : randomUUID())
    const content = contentOf(text)
    expect((await importFile(target.store, content, ignore)).stop).toBeNull()
    expect(contents(target.store)).toEqual(contents(source.store))
    expect(await target.exportAll()).toBe(text)
    const outbox = await target.store.database.outbox.count()
    expect(planFor(target.store, content).writes).toEqual([])
    expect((await importFile(target.store, content, ignore)).undo).toEqual([])
    expect(await target.exportAll()).toBe(text)
    expect(await target.store.database.outbox.count()).toBe(outbox)
    for (const { store } of [source, target]) store.close()
  })
  await fc.assert(property, { numRuns: 40 })
  process.stdout.write(`export and import: 40 people, ${rowsSeen} rows\n`)
  expect(rowsSeen).toBeGreaterThan(100)
})

test('into a used account only what is new comes, in writes that a server takes', async () => {
  const [fern, letter] = [randomUUID(), randomUUID()]
  const source = await open()
  for (const [id, title] of [
    [fern, 'Water the fern'],
    [letter, 'Answer the letter'],
  ] as const) {
    await source.store.write([insertTask(id, title), insertSubtask(randomUUID(), id, `Begin: ${title}`)])
  }
  const content = contentOf(await source.exportAll())
  const { store } = await open(randomUUID())
  await store.write([insertTask(fern, 'Water the fern')])
  await store.write([rename(fern, 'Water the fern twice')])
  await store.write([insertTask(randomUUID(), 'Already here')])
  const before = await store.database.outbox.count()

  const { plan, stop } = await importFile(store, content, ignore)
  expect(stop).toBeNull()
  expect(plan).toMatchObject({ different: 1, same: 0 })
  expect(titlesOf(store)).toEqual(['Already here', 'Answer the letter', 'Water the fern twice'])
  const sent = (await store.database.outbox.getAll()).slice(before).map(({ mutation }) => mutation)
  expect(sent.map(({ changes }) => changes.map(({ table }) => table))).toEqual([
    ['tasks', 'subtasks'],
    ['subtasks'],
  ])
  for (const { changes } of sent) {
    expect(changes.length).toBeLessThanOrEqual(MAX_CHANGES_PER_MUTATION)
    expect(JSON.stringify(changes).length).toBeLessThanOrEqual(MAX_MUTATION_LENGTH)
  }
})

test('what was deleted here comes back, is counted before, and goes again with Undo', async () => {
  const [fern, step] = [randomUUID(), randomUUID()]
  const { store, exportAll: exportHere } = await open()
  await store.write([insertTask(fern, 'Water the fern'), insertSubtask(step, fern, 'Fill the can')])
  const content = contentOf(await exportHere())
  await store.write([
    { table: 'subtasks', rowId: step, op: 'delete' },
    { table: 'tasks', rowId: fern, op: 'delete' },
  ])
  expect(await countComingBack(store, planFor(store, content))).toBe(2)

  const imported = await importFile(store, content, ignore)
  expect(titlesOf(store)).toEqual(['Water the fern'])
  expect(await undoImport(store, imported)).toBe(true)
  expect(contents(store)).toEqual(contents((await open()).store))
})

test('an import of many families that is cut off goes on from there, and is taken back as a whole', async () => {
  const source = await open()
  for (let part = 0; part < 3; part += 1) {
    await source.store.write(
      Array.from({ length: 60 }, (_, i) => insertTask(randomUUID(), `Task ${part} ${i}`)),
    )
  }
  const content = contentOf(await source.exportAll())
  const { store } = await open()
  await store.write([insertTask(randomUUID(), 'Already here')])
  const before = contents(store)
  let writes = 0
  const failing: DeviceStore = {
    ...store,
    write: (changes) =>
      (writes += 1) > 2 ? Promise.reject(new Error('The disk is full')) : store.write(changes),
  }
  const cutOff = await importFile(failing, content, ignore)
  expect(cutOff.stop).toBe('storage')
  expect(store.mirror.rowsOf('tasks')).toHaveLength(101)

  const shares: number[] = []
  const rest = await importFile(store, content, (done, all) => shares.push(done / all))
  expect(rest).toMatchObject({ stop: null, plan: { same: 100 } })
  expect(store.mirror.rowsOf('tasks')).toHaveLength(181)
  expect(shares[0]).toBe(0)
  for (const imported of [rest, cutOff]) expect(await undoImport(store, imported)).toBe(true)
  expect(contents(store)).toEqual(before)
})

test('nothing comes into a guest’s things while they move into an account', async () => {
  const source = await open()
  await source.store.write([insertTask(randomUUID(), 'Water the fern')])
  const content = contentOf(await source.exportAll())
  const { store } = await open()
  await store.database.keep('move', { id: randomUUID(), to: randomUUID() })
  expect(await importFile(store, content, ignore)).toMatchObject({ stop: 'sealed', undo: [] })
})

test('the trash comes along once, without what is older than it is kept', async () => {
  const fern = randomUUID()
  const source = await open()
  await source.store.write([insertTask(fern, 'Water the fern')])
  await source.store.write([{ table: 'tasks', rowId: fern, op: 'delete' }])
  const content = contentOf(await source.exportAll())
  const { store } = await open()
  for (let i = 0; i < 2; i += 1) await importFile(store, content, ignore)
  expect(await store.database.trash.getAll()).toMatchObject([
    {
      reason: 'deleted',
      isTold: true,
      changes: [{ op: 'insert', rowId: fern, data: { title: 'Water the fern' } }],
    },
  ])
  const { store: later } = await open()
  await importFile(later, content, ignore, Date.now() + 31 * 24 * 60 * 60_000)
  expect(await later.database.trash.count()).toBe(0)
})

test('a file is made from rows that no table takes and from what was set aside as damaged, and where there is nothing of this person none is made', async () => {
  const environment = createBrowser()
  const { store } = await open(GUEST, environment)
  await store.write([insertTask(randomUUID(), 'Water the fern')])
  await store.database.transaction(({ rows }) =>
    rows.put([{ table: 'tasks', id: 'broken', data: { title: 7 } }]),
  )
  const read = readExportFile(await exportAll(GUEST, environment))
  expect(read).toMatchObject({
    kind: 'ok',
    content: { rows: [{ op: 'insert' }], unreadable: [{ table: 'tasks' }] },
  })
  store.close()
  const { store: again } = await open(GUEST, environment)
  expect(again.damaged).toBe(1)
  const file = JSON.parse(await exportAll(GUEST, environment))
  expect(file.tables.tasks).toMatchObject([{ title: 'Water the fern' }])
  expect(file.unreadable).toMatchObject([{ store: 'rows', record: { id: 'broken', data: { title: 7 } } }])
  await expect(readPlainly('nobody', environment.indexedDb)).rejects.toThrow()
  expect((await environment.indexedDb.databases()).map(({ name }) => name)).toEqual(['glimmer:guest'])
})
