import { randomUUID } from 'node:crypto'
import { IDBObjectStore } from 'fake-indexeddb'
import { afterEach, describe, expect, it } from 'vitest'
import { DeviceDatabase } from './database.ts'
import type { Environment } from './environment.ts'
import { type DeviceStore, openDeviceStore } from './store.ts'
import { createBrowser, insertTask, titlesOf } from './test/test-device.ts'

const opened: DeviceStore[] = []
const restorers: (() => void)[] = []
afterEach(() => {
  for (const store of opened.splice(0)) store.close()
  for (const restore of restorers.splice(0)) restore()
})

const open = async (browser: Environment, owner = 'ada', checksIntegrity = false) => {
  const store = await openDeviceStore(owner, browser, checksIntegrity)
  opened.push(store)
  return store
}

/** A device on which two tasks were written, closed again. */
async function prepare(owner = 'ada') {
  const browser = createBrowser()
  const [fern, sam] = [randomUUID(), randomUUID()]
  const store = await openDeviceStore(owner, browser)
  await store.write([insertTask(fern, 'Water the fern')])
  await store.write([insertTask(sam, 'Ring Sam')])
  store.close()
  return { browser, fern, sam }
}

/** Stores a record as a broken disk, or a person in the browser's developer tools, might leave it. */
async function put(browser: Environment, store: string, record: unknown, owner = 'ada'): Promise<void> {
  const database = new DeviceDatabase(owner, browser.indexedDb)
  await database.open()
  const writable = (stores: unknown) => stores as Record<string, { put(rows: unknown[]): Promise<void> }>
  if (store === 'meta') {
    const { key, value } = record as { key: 'cursor'; value: never }
    await database.keep(key, value)
  } else await database.transaction(async (stores) => writable(stores)[store]?.put([record]))
  database.close()
}

it('a row that lacks what it can do without is whole for who reads it (C6, J3)', async () => {
  const { browser } = await prepare()
  await put(browser, 'rows', { table: 'user_preferences', id: 'me', data: { goals: ['sleep-better'] } })
  const store = await open(browser)
  expect(store.damaged).toBe(0)
  expect(store.mirror.rowOf('user_preferences', 'me')).toMatchObject({
    primaryChallenges: [],
    goals: ['sleep-better'],
    workingStyle: {},
    createdAt: null,
  })
})

describe('what lies in the database and is none of ours', () => {
  const id = randomUUID()
  it.each([
    ['a row without fields', 'rows', { table: 'tasks', id, data: 'nonsense' }],
    ['a row whose fields are a list', 'rows', { table: 'tasks', id, data: ['Water'] }],
    [
      'a row without its title',
      'rows',
      { table: 'tasks', id, data: { createdAt: '2026-11-21T10:00:00.000Z' } },
    ],
    ['a row with a number for a title', 'rows', { table: 'tasks', id, data: { title: 4, createdAt: 'x' } }],
    ['a row with nonsense for a base', 'rows', { table: 'tasks', id, data: null, base: 'x' }],
    ['a mutation that is none', 'outbox', { seq: 99, mutation: 'x' }],
    ['a mutation without changes', 'outbox', { seq: 99, mutation: { id, generation: 1 } }],
    ['trash without changes', 'trash', { id: 99, at: '2026-11-21T10:00:00.000Z', isTold: false }],
    ['a cursor that is none', 'meta', { key: 'cursor', value: 'nonsense' }],
    ['a trail that is none', 'meta', { key: 'trail', value: [{ rev: 'x' }] }],
  ])('is kept apart, and the rest works: %s', async (_what, place, record) => {
    const { browser } = await prepare()
    await put(browser, place, record)
    const store = await open(browser)
    expect(store.damaged).toBe(1)
    expect(titlesOf(store)).toEqual(['Ring Sam', 'Water the fern'])
    expect(await store.database.read('damaged')).toMatchObject([{ store: place, record }])
    await store.write([insertTask(randomUUID(), 'Breathe')])
    expect([store.mirror.rowsOf('tasks').length, await store.database.outbox.count()]).toEqual([3, 3])
    store.close()
    expect((await open(browser)).damaged).toBe(0)
  })

  it('makes an account read anew what the server has, and keeps what waits', async () => {
    const { browser, fern } = await prepare()
    await put(browser, 'meta', { key: 'schema', value: 2 })
    await put(browser, 'rows', { table: 'tasks', id: fern, data: 7 })
    const store = await open(browser)
    expect(await store.database.read('schema')).toBeUndefined()
    expect(await store.database.outbox.count()).toBe(2)
  })

  it('is looked for in every field after a page stopped working', async () => {
    const { browser, fern } = await prepare('guest')
    const data = { title: 'Water', createdAt: '2026-11-21T10:00:00.000Z', dueDate: {} }
    await put(browser, 'rows', { table: 'tasks', id: fern, data }, 'guest')
    const store = await open(browser, 'guest')
    expect(store.damaged).toBe(0)
    store.close()
    const careful = await open(browser, 'guest', true)
    expect([careful.damaged, titlesOf(careful)]).toEqual([1, ['Ring Sam']])
  })

  it('is left alone where a later Glimmer may have written it', async () => {
    const { browser, fern } = await prepare()
    await put(browser, 'rows', { table: 'of_tomorrow', id: fern, data: { anything: 1 } })
    expect((await open(browser, 'ada', true)).damaged).toBe(0)
  })

  it('is left where it is if it cannot be read at all, and the rest is read one by one', async () => {
    const { browser, fern } = await prepare()
    const { get, getAll } = IDBObjectStore.prototype
    restorers.push(() => void Object.assign(IDBObjectStore.prototype, { get, getAll }))
    const refuse = () => {
      throw new DOMException('Failed to read large IndexedDB value', 'DataError')
    }
    Object.assign(IDBObjectStore.prototype, {
      getAll(this: IDBObjectStore, ...args: []) {
        return this.name === 'rows' ? refuse() : getAll.apply(this, args)
      },
      get(this: IDBObjectStore, key: string[]) {
        return this.name === 'rows' && key[1] === fern ? refuse() : get.call(this, key)
      },
    })
    expect(titlesOf(await open(browser))).toEqual(['Ring Sam'])
  })
})
