import { randomUUID } from 'node:crypto'
import type { MutationResult } from '@glimmer/sync/protocol'
import { beforeEach, expect, it } from 'vitest'
import { settleResults } from './outbox.ts'
import { type DeviceStore, openDeviceStore } from './store.ts'
import { read, rowOf } from './test/scripted-server.ts'
import { createBrowser, insertTask, rename } from './test/test-device.ts'

const id = randomUUID()
const at = '2026-11-21T10:00:00.000Z'
const taskOf = async (store: DeviceStore) => (await store.database.rows.get(['tasks', id]))?.data
const applied = (rev: number) => ({ status: 'applied', rev }) as const
type Answer = MutationResult extends infer R ? (R extends { id: string } ? Omit<R, 'id'> : never) : never

/** Settles all that waits by these answers, in order. */
async function settle(store: DeviceStore, answers: Answer[], batch = store.database.outbox.getAll()) {
  const results = (await batch).map(({ mutation }, i) => ({ id: mutation.id, ...answers[i]! }))
  return settleResults(store.database, await batch, results, at)
}

let store: DeviceStore
beforeEach(async () => {
  store = await openDeviceStore('ada', createBrowser())
  await read(store, 1, [
    rowOf({
      table: 'tasks',
      rowId: id,
      op: 'insert',
      data: { title: 'Old', createdAt: at, priority: 'high' },
    }),
  ])
  return () => store.close()
})

it('lays an applied change over the server’s row', async () => {
  await store.write([rename(id, 'Mine')])
  await settle(store, [applied(2)])
  expect(await taskOf(store)).toMatchObject({ title: 'Mine', priority: 'high' })
  expect(await store.database.outbox.count()).toBe(0)
})

it('does not lay it over what is newer and was read before the answer came', async () => {
  await store.write([rename(id, 'Mine')])
  const batch = store.database.outbox.getAll()
  await batch
  await read(store, 3, [rowOf(insertTask(id, 'Newer'))])
  expect(await taskOf(store)).toMatchObject({ title: 'Mine' })
  await settle(store, [applied(2)], batch)
  expect(await taskOf(store)).toMatchObject({ title: 'Newer' })
})

it('goes back to the server’s row where a change was refused, unless a newer one was read', async () => {
  const refusal = (rev: number, title: string): Answer => {
    return { status: 'rejected', reason: 'gone', rev, rows: [rowOf(insertTask(id, title))] }
  }
  await store.write([rename(id, 'Mine')])
  await settle(store, [refusal(4, 'Theirs')])
  expect(await taskOf(store)).toMatchObject({ title: 'Theirs' })
  await store.write([rename(id, 'Mine again')])
  await read(store, 6, [rowOf(insertTask(id, 'Newest'))])
  await settle(store, [refusal(5, 'Stale')])
  expect(await taskOf(store)).toMatchObject({ title: 'Newest' })
  expect(await store.database.trash.getAll()).toMatchObject([
    { reason: 'gone', isTold: false, changes: [{ data: { title: 'Mine' } }] },
    { reason: 'overruled', isTold: false, changes: [{ data: { title: 'Newest' } }] },
    { reason: 'gone', isTold: false, changes: [{ data: { title: 'Mine again' } }] },
  ])
})

it('begins from nothing where one batch deletes a row and makes it anew', async () => {
  await store.write([{ table: 'tasks', rowId: id, op: 'delete' }])
  await store.write([insertTask(id, 'New')])
  await settle(store, [applied(2), applied(3)])
  expect(await taskOf(store)).toMatchObject({ title: 'New', priority: 'medium' })
})

it('keeps waiting what was not answered, and its changes on top', async () => {
  await store.write([rename(id, 'First')])
  await store.write([rename(id, 'Second')])
  const [first] = await store.database.outbox.getAll()
  await settleResults(store.database, [first!], [{ id: first!.mutation.id, ...applied(2) }], at)
  expect(await store.database.rows.get(['tasks', id])).toMatchObject({
    data: { title: 'Second' },
    base: { title: 'First' },
  })
  expect(await store.database.outbox.count()).toBe(1)
})

it('keeps the words of another device that it took the place of without having seen them', async () => {
  const replaced = (title: string) => [{ table: 'tasks', id, data: { title } }]
  await store.write([rename(id, 'Mine')])
  await settle(store, [{ ...applied(3), replaced: replaced('Theirs') }])
  const kept = [
    { at, reason: 'overruled', isTold: false, changes: [{ op: 'update', data: { title: 'Theirs' } }] },
  ]
  expect(await store.database.trash.getAll()).toMatchObject(kept)
  // What stood here before was seen here.
  await store.write([rename(id, 'Mine again')])
  await store.write([rename(id, 'And again')])
  await settle(store, [
    { ...applied(4), replaced: replaced('Mine') },
    { ...applied(5), replaced: replaced('Mine again') },
  ])
  expect(await store.database.trash.getAll()).toMatchObject(kept)
  expect(await taskOf(store)).toMatchObject({ title: 'And again' })
})

it('settles once what two leading tabs had sent', async () => {
  await store.write([rename(id, 'Mine')])
  const batch = store.database.outbox.getAll()
  const refusal: Answer = { status: 'rejected', reason: 'gone', rev: 2, rows: [] }
  await settle(store, [refusal], batch)
  await settle(store, [refusal], batch)
  expect(await store.database.trash.count()).toBe(1)
})
