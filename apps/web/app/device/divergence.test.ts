import { randomUUID } from 'node:crypto'
import type { Change } from '@glimmer/sync/change'
import type { PulledRow } from '@glimmer/sync/protocol'
import { beforeEach, describe, expect, it } from 'vitest'
import { dropLacking, meetRestored, sendLacking } from './divergence.ts'
import { type DeviceStore, openDeviceStore } from './store.ts'
import { read, restoredAt, rowOf } from './test/scripted-server.ts'
import { createBrowser, insertSubtask, insertTask, rename, titlesOf } from './test/test-device.ts'

const preferences = (data: Record<string, unknown>): Change => {
  return { table: 'user_preferences', rowId: 'me', op: 'insert', data }
}
const older = restoredAt(2)
const [a, b, step] = [randomUUID(), randomUUID(), randomUUID()]

let store: DeviceStore
beforeEach(async () => {
  store = await openDeviceStore('ada', createBrowser())
  return () => store.close()
})
const waiting = async () => (await store.database.outbox.getAll()).map(({ mutation }) => mutation)
const meet = async (rows: PulledRow[], how = older) => {
  await store.showRows(await meetRestored(store.database, { ...how, rows }))
}
const sendTo = async (rows: PulledRow[], how = older) => {
  await meet(rows, how)
  await sendLacking(store.database)
  await meet(rows, how)
}

describe('a server that was restored', () => {
  it('and lacks nothing is simply gone on with', async () => {
    await read(store, 9, [rowOf(insertTask(a, 'A'))])
    await store.write([rename(a, 'Waits')])
    await meet([rowOf(insertTask(a, 'A'))])
    expect(await store.database.read('divergence')).toBeUndefined()
    expect(await store.database.read('cursor')).toEqual(older.reading.cursor)
    expect(await waiting()).toHaveLength(1)
  })

  it('adds what only it has, also below what waits', async () => {
    await read(store, 9, [rowOf(insertTask(a, 'A'))])
    await store.write([preferences({ goals: ['Mine'] })])
    await meet([insertTask(b, 'B'), preferences({ dailyStruggles: ['Theirs'] })].map((row) => rowOf(row)))
    expect(titlesOf(store)).toEqual(['A', 'B'])
    expect(store.mirror.rowOf('user_preferences', 'me')).toMatchObject({
      goals: ['Mine'],
      dailyStruggles: ['Theirs'],
    })
  })

  it('gets nothing before the person has said so', async () => {
    await read(store, 9, [rowOf(insertTask(a, 'A'))])
    await meet([])
    await meet([])
    expect(await waiting()).toEqual([])
    expect(await store.database.read('divergence')).toMatchObject({ lacking: [{ op: 'insert', rowId: a }] })
  })

  it('gets each thing by itself, before what waits, so that one that is gone takes nothing along', async () => {
    await read(
      store,
      9,
      [insertTask(a, 'A'), insertTask(b, 'B'), insertSubtask(step, a, 'S')].map((row) => rowOf(row)),
    )
    await store.write([rename(b, 'Waits')])
    await sendTo([rowOf(insertTask(a, 'A'))])
    expect((await waiting()).map(({ changes }) => changes.map(({ op, rowId }) => `${op} ${rowId}`))).toEqual([
      [`insert ${b}`],
      [`insert ${step}`],
      [`update ${b}`],
    ])
    expect(await store.database.rows.get(['tasks', b])).toMatchObject({
      data: { title: 'Waits' },
      base: null,
    })
    expect(store.mirror.rowOf('tasks', b)).toMatchObject({ title: 'Waits' })
  })

  it('gets only the fields in which it differs, so that what it learnt since stays', async () => {
    const [before, after] = [insertTask(a, 'Before'), rename(a, 'After')]
    const style = preferences({ workingStyle: { kept: 1, gone: 2 } })
    await read(store, 9, [rowOf(before, after), rowOf(preferences({ workingStyle: { kept: 1, added: 3 } }))])
    await sendTo([rowOf(before), rowOf(style)])
    expect((await waiting()).flatMap(({ changes }) => changes)).toEqual([
      { table: 'tasks', rowId: a, op: 'update', data: { title: 'After' } },
      {
        table: 'user_preferences',
        rowId: 'me',
        op: 'update',
        data: { workingStyle: { gone: null, added: 3 } },
      },
    ])
    expect(await store.database.rows.get(['tasks', a])).toMatchObject({ data: { title: 'After' } })
  })

  it('is believed in what it learnt since, and what was here differently goes to the trash', async () => {
    await read(store, 9, [
      rowOf(insertTask(a, 'Before'), rename(a, 'After')),
      rowOf(insertTask(b, 'Deleted since')),
    ])
    await store.write([{ table: 'tasks', rowId: a, op: 'update', data: { priority: 'high' } }])
    await meet([
      { ...rowOf(insertTask(a, 'Written since')), rev: 3 },
      { table: 'tasks', id: b, data: null, rev: 4 },
    ])
    expect(await store.database.read('divergence')).toBeUndefined()
    expect(store.mirror.rowsOf('tasks')).toMatchObject([{ title: 'Written since', priority: 'high' }])
    expect(await store.database.trash.getAll()).toMatchObject([
      {
        reason: 'replaced',
        changes: [
          { op: 'update', rowId: a, data: { title: 'After' } },
          { op: 'insert', rowId: b },
        ].toSorted((one, two) => one.rowId.localeCompare(two.rowId)),
      },
    ])
  })

  it('is taken for older than what is here where we know of nothing in common', async () => {
    await read(store, 9, [rowOf(insertTask(a, 'After'))])
    await meet([{ ...rowOf(insertTask(a, 'Before')), rev: 3 }], { ...older, common: null })
    expect(await store.database.read('divergence')).toMatchObject({ lacking: [{ data: { title: 'After' } }] })
  })

  it('wins where the person says so; what was here goes to the trash', async () => {
    await read(store, 9, [rowOf(insertTask(a, 'A'))])
    await meet([])
    await dropLacking(store.database, '2026-11-21T10:00:00.000Z')
    expect(await waiting()).toEqual([])
    expect(await store.database.read('cursor')).toBeUndefined()
    expect(await store.database.trash.getAll()).toMatchObject([
      { reason: 'replaced', changes: [{ op: 'insert', rowId: a, data: { title: 'A' } }] },
    ])
  })

  it('may be restored again before it has got everything', async () => {
    await read(
      store,
      9,
      [insertTask(a, 'A'), insertTask(b, 'B')].map((row) => rowOf(row)),
    )
    await sendTo([rowOf(insertTask(a, 'A'))])
    await store.write([rename(b, 'Waits')])
    await sendTo([], restoredAt(0))
    expect((await waiting()).map(({ changes }) => `${changes[0]!.op} ${changes[0]!.rowId}`)).toEqual([
      `insert ${a}`,
      `insert ${b}`,
      `update ${b}`,
    ])
  })

  it('is not sent as new what an account reset had refused', async () => {
    await read(store, 9, [])
    await store.write([insertTask(a, 'From before the reset')])
    await meet([], { ...older, reading: { ...older.reading, generation: 2 } })
    expect(await waiting()).toMatchObject([{ generation: 1 }])
  })
})
