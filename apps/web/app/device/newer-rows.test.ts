import { randomUUID } from 'node:crypto'
import { validateChange } from '@glimmer/sync/validate'
import type { PulledRow } from '@glimmer/sync/protocol'
import { beforeEach, describe, expect, it } from 'vitest'
import { sendLacking, meetRestored } from './divergence.ts'
import { moveGuestInto } from './guest-move.ts'
import { type DeviceStore, openDeviceStore } from './store.ts'
import { read, restoredAt, rowOf } from './test/scripted-server.ts'
import { createBrowser, insertSubtask, insertTask, rename, titlesOf } from './test/test-device.ts'

const [task, step] = [randomUUID(), randomUUID()]

/** The row as a later version keeps it: with a field more than this page knows. */
function later({ data, ...row }: PulledRow): PulledRow {
  return { ...row, data: { ...data, mood: 'calm' } }
}
const rows = [rowOf(insertTask(task, 'Water the fern')), rowOf(insertSubtask(step, task, 'One mug'))].map(
  later,
)

let store: DeviceStore
const browser = createBrowser()
beforeEach(async () => {
  store = await openDeviceStore(randomUUID(), browser)
  await read(store, 9, rows)
  return () => store.close()
})
const waiting = async () => (await store.database.outbox.getAll()).flatMap(({ mutation }) => mutation.changes)

async function expectThatAnyServerTakes(): Promise<void> {
  const changes = await waiting()
  expect(changes).not.toEqual([])
  for (const change of changes) expect(validateChange(change)).toEqual({ kind: 'ok', change })
}

describe('a row from a newer server', () => {
  it('that was deleted here comes back with its steps, without what this page does not know', async () => {
    const gone = await store.write([
      { table: 'subtasks', rowId: step, op: 'delete' },
      { table: 'tasks', rowId: task, op: 'delete' },
    ])
    const undo = gone.kind === 'written' ? gone.undo : []
    expect(await store.database.trash.getAll()).toMatchObject([{ changes: undo }])
    expect(await store.write(undo)).toMatchObject({ kind: 'written' })
    expect(titlesOf(store)).toEqual(['Water the fern'])
    expect(store.mirror.rowOf('subtasks', step)).toMatchObject({ title: 'One mug' })
    await expectThatAnyServerTakes()
  })

  it('keeps that field here while other fields change', async () => {
    await store.write([rename(task, 'Water the big fern')])
    expect(store.mirror.rowOf('tasks', task)).toMatchObject({ title: 'Water the big fern', mood: 'calm' })
    await expectThatAnyServerTakes()
  })

  it.each([
    ['does not have it', []],
    [
      'has it in another way',
      [rowOf(insertTask(task, 'Before')), rowOf(insertSubtask(step, task, 'One mug'))],
    ],
  ])('is sent to a restored server that %s, without what this page does not know', async (_, theirs) => {
    const meeting = { ...restoredAt(2), rows: theirs }
    await meetRestored(store.database, meeting)
    await sendLacking(store.database)
    await meetRestored(store.database, meeting)
    await expectThatAnyServerTakes()
  })

  it('moves from a guest into an account', async () => {
    const guest = await openDeviceStore('guest', browser)
    await guest.database.transaction((stores) =>
      stores.rows.put([{ table: 'tasks', id: randomUUID(), data: { ...rows[0]?.data, title: 'A guest’s' } }]),
    )
    guest.close()
    await moveGuestInto(store, browser)
    expect(titlesOf(store)).toEqual(['A guest’s', 'Water the fern'])
    await expectThatAnyServerTakes()
  })
})
