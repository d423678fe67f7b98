import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { meetRestored, sendLacking } from './divergence.ts'
import { applyPage, replaceAll } from './pull-page.ts'
import { type DeviceStore, openDeviceStore } from './store.ts'
import { applyNext, cursorAt, page, read, restoredAt, rowOf } from './test/scripted-server.ts'
import { createBrowser, cutOffWrites, insertTask, rename, titlesOf } from './test/test-device.ts'

const [a, b] = [randomUUID(), randomUUID()]
const at = '2026-11-24T10:00:00.000Z'

let store: DeviceStore
beforeEach(async () => {
  store = await openDeviceStore('ada', createBrowser())
  return () => store.close()
})

describe('a reading that is cut off', () => {
  const news = page(2, [rowOf(insertTask(b, 'New'))])
  const kinds = [
    ['a page', () => applyNext(store, news)],
    ['all rows', () => replaceAll(store.database, news.rows, news)],
    ['a restored server', () => meetRestored(store.database, { ...restoredAt(2), rows: news.rows })],
  ] as const

  it.each(kinds)('before its rows are down has not moved the cursor: %s', async (_title, take) => {
    await read(store, 1, [rowOf(insertTask(a, 'Old'))])
    const before = await store.database.read('cursor')
    const goOn = cutOffWrites('rows')
    await expect(take()).rejects.toThrow('cut off')
    goOn()
    expect(await store.database.read('cursor')).toEqual(before)
    expect(await store.database.rows.count()).toBe(1)
  })

  it.each(kinds)('before its cursor is down has brought no rows: %s', async (_title, take) => {
    await read(store, 1, [rowOf(insertTask(a, 'Old'))])
    const before = await store.database.rows.getAll()
    const goOn = cutOffWrites('meta')
    await expect(take()).rejects.toThrow('cut off')
    goOn()
    expect(await store.database.rows.getAll()).toEqual(before)
  })
})

it('a page keeps what waits on top of what it brings', async () => {
  await read(store, 1, [rowOf(insertTask(a, 'Old'))])
  await store.write([rename(a, 'Mine')])
  await store.showRows(await applyNext(store, page(2, [rowOf(insertTask(a, 'Theirs'))]), at))
  expect(titlesOf(store)).toEqual(['Mine'])
  expect(await store.database.rows.get(['tasks', a])).toMatchObject({ base: { title: 'Theirs' } })
})

it('a page that comes after another tab has read on changes nothing', async () => {
  await read(store, 1, [rowOf(insertTask(a, 'Old'))])
  const from = cursorAt(1)
  await read(store, 3, [rowOf(insertTask(a, 'Newest'))])
  const before = await store.database.read('cursor')
  expect(await applyPage(store.database, page(2, [rowOf(insertTask(a, 'Late'))]), { at, from })).toEqual([])
  expect(titlesOf(store)).toEqual(['Newest'])
  expect(await store.database.read('cursor')).toEqual(before)
})

it('words of another device that a waiting write overrules are kept, told of, and once', async () => {
  await read(store, 1, [rowOf(insertTask(a, 'Old')), rowOf(insertTask(b, 'Other'))])
  await store.write([rename(a, 'Mine')])
  const theirs = [rowOf(insertTask(a, 'Theirs')), rowOf(insertTask(b, 'Seen at once'))]
  for (const rev of [2, 3]) await store.showRows(await applyNext(store, page(rev, theirs), at))
  expect(await store.database.trash.getAll()).toMatchObject([
    {
      at,
      reason: 'overruled',
      isTold: false,
      changes: [{ table: 'tasks', rowId: a, op: 'update', data: { title: 'Theirs' } }],
    },
  ])
})

it('nothing is overruled where both wrote the same, or where other fields were changed there', async () => {
  await read(store, 1, [rowOf(insertTask(a, 'Old')), rowOf(insertTask(b, 'Other'))])
  await store.write([rename(a, 'Same')])
  await store.write([{ table: 'tasks', rowId: b, op: 'update', data: { priority: 'high' } }])
  const theirs = [rowOf(insertTask(a, 'Same')), rowOf(insertTask(b, 'Renamed'))]
  await store.showRows(await applyNext(store, page(2, theirs), at))
  expect(titlesOf(store).toSorted()).toEqual(['Renamed', 'Same'])
  expect(await store.database.trash.count()).toBe(0)
})

it('a restored server gets what it lacks and what waited, or the question stays open', async () => {
  await read(store, 9, [rowOf(insertTask(a, 'Only here'))])
  await meetRestored(store.database, { ...restoredAt(2), rows: [] })
  await store.write([insertTask(b, 'Waits')])
  await sendLacking(store.database)
  const goOn = cutOffWrites('outbox')
  await expect(meetRestored(store.database, { ...restoredAt(2), rows: [] })).rejects.toThrow('cut off')
  goOn()
  expect(await store.database.outbox.count()).toBe(1)
  expect(await store.database.read('divergence')).toMatchObject({ isToBeSent: true })
})
