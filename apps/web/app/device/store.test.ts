import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Environment } from './environment.ts'
import { type DeviceStore, openDeviceStore } from './store.ts'
import { createBrowser, insertSubtask, insertTask, rename, titlesOf } from './test/test-device.ts'

const opened: DeviceStore[] = []
const open = async (owner: string, browser: Environment) => {
  const store = await openDeviceStore(owner, browser)
  opened.push(store)
  return store
}
afterEach(() => {
  for (const store of opened.splice(0)) store.close()
})

const id = randomUUID()

describe('a write', () => {
  it('is there after everything was closed, with what the server must be told', async () => {
    const browser = createBrowser()
    const store = await open('ada', browser)
    await store.write([insertTask(id, 'Water the fern')])
    store.close()

    const again = await open('ada', browser)
    expect(titlesOf(again)).toEqual(['Water the fern'])
    expect(again.waiting.get()).toBe(1)
  })

  it('keeps no outbox for a guest, who has no server', async () => {
    const store = await open('guest', createBrowser())
    await store.write([insertTask(id, 'Water the fern')])
    expect(await store.database.outbox.count()).toBe(0)
    expect(titlesOf(store)).toEqual(['Water the fern'])
  })

  it('is all or nothing', async () => {
    const store = await open('ada', createBrowser())
    const written = await store.write([insertTask(id, 'Water the fern'), rename(randomUUID(), 'Nobody')])
    expect(written).toEqual({ kind: 'gone' })
    expect(titlesOf(store)).toEqual([])
    expect(await store.database.rows.count()).toBe(0)
    expect(await store.database.outbox.count()).toBe(0)
  })

  it('refuses what the server would refuse, and says why', async () => {
    const store = await open('ada', createBrowser())
    expect(await store.write([insertTask(id, 'x'.repeat(501))])).toMatchObject({ kind: 'refused' })
    expect(await store.write([insertTask('not-an-id', 'x')])).toMatchObject({ kind: 'refused' })
    expect(await store.write([])).toMatchObject({ kind: 'refused' })
    expect(await store.database.outbox.count()).toBe(0)
  })

  it('makes pasted text storable instead of losing it', async () => {
    const store = await open('ada', createBrowser())
    await store.write([insertTask(id, 'Ring\0 Sam \ud83d')])
    expect(titlesOf(store)).toEqual(['Ring Sam \ufffd'])
  })

  it('can be taken back, with the steps of a deleted task', async () => {
    const store = await open('ada', createBrowser())
    const step = randomUUID()
    await store.write([insertTask(id, 'Clean the kitchen'), insertSubtask(step, id, 'One mug')])
    const before = [...store.mirror.rowsOf('tasks'), ...store.mirror.rowsOf('subtasks')]
    const written = await store.write([
      { table: 'subtasks', rowId: step, op: 'delete' },
      { table: 'tasks', rowId: id, op: 'delete' },
    ])
    expect(store.mirror.rowsOf('tasks')).toEqual([])
    expect(await store.database.trash.getAll()).toMatchObject([{ reason: 'deleted', isTold: true }])
    await store.write(written.kind === 'written' ? written.undo : [])
    expect([...store.mirror.rowsOf('tasks'), ...store.mirror.rowsOf('subtasks')]).toEqual(before)
  })
})

describe('what goes with something else', () => {
  it('a guest who takes a task back takes its later steps along, and both come back together', async () => {
    const store = await open('guest', createBrowser())
    const made = await store.write([insertTask(id, 'Clean the kitchen')])
    await store.write([insertSubtask(randomUUID(), id, 'One mug')])
    const takenBack = await store.write(made.kind === 'written' ? made.undo : [])
    expect(store.mirror.rowsOf('subtasks')).toEqual([])
    await store.write(takenBack.kind === 'written' ? takenBack.undo : [])
    expect(store.mirror.rowsOf('subtasks')).toMatchObject([{ title: 'One mug' }])
  })

  it('a tick that is taken back leaves nothing in the trash, a win that is cleared does', async () => {
    const store = await open('ada', createBrowser())
    const win = { table: 'wins', rowId: `${id}:2026-11-21` } as const
    const data = {
      title: 'Water the fern',
      completedAt: '2026-11-21T09:00:00.000Z',
      completedOn: '2026-11-21',
    }
    const done = { completed: true, completedOn: '2026-11-21' }
    await store.write([insertTask(id, 'Water the fern')])
    const ticked = await store.write([
      { table: 'tasks', rowId: id, op: 'update', data: done },
      { ...win, op: 'insert', data },
    ])
    await store.write(ticked.kind === 'written' ? ticked.undo : [])
    expect(store.mirror.rowsOf('wins')).toEqual([])
    expect(await store.database.trash.count()).toBe(0)
    await store.write([{ ...win, op: 'insert', data }])
    await store.write([{ ...win, op: 'delete' }])
    expect(await store.database.trash.count()).toBe(1)
  })
})

describe('owners', () => {
  it('never see a row of each other on one device', async () => {
    const browser = createBrowser()
    const ada = await open('ada', browser)
    await ada.write([insertTask(id, 'Ada’s')])
    const ben = await open('ben', browser)
    expect(titlesOf(ben)).toEqual([])
    await ben.write([insertTask(id, 'Ben’s')])
    expect(titlesOf(ada)).toEqual(['Ada’s'])
  })
})

describe('two tabs of one owner', () => {
  it('see what the other wrote, and lose nothing when both write at once', async () => {
    const browser = createBrowser()
    const [one, two] = [await open('ada', browser), await open('ada', browser)]
    const writes = Array.from({ length: 20 }, (_, i) =>
      (i % 2 ? one : two).write([insertTask(randomUUID(), `Task ${String(i).padStart(2, '0')}`)]),
    )
    await Promise.all(writes)
    const all = Array.from({ length: 20 }, (_, i) => `Task ${String(i).padStart(2, '0')}`)
    await vi.waitFor(() => {
      expect(titlesOf(one)).toEqual(all)
      expect(titlesOf(two)).toEqual(all)
    })
    expect(await one.database.outbox.count()).toBe(20)
  })

  it('change different fields of one row without losing either', async () => {
    const browser = createBrowser()
    const [one, two] = [await open('ada', browser), await open('ada', browser)]
    await one.write([insertTask(id, 'Water the fern')])
    await Promise.all([
      one.write([rename(id, 'Water the big fern')]),
      two.write([{ table: 'tasks', rowId: id, op: 'update', data: { priority: 'high' } }]),
    ])
    const both = { title: 'Water the big fern', priority: 'high' }
    await vi.waitFor(() => {
      expect(one.mirror.rowOf('tasks', id)).toMatchObject(both)
      expect(two.mirror.rowOf('tasks', id)).toMatchObject(both)
    })
  })
})

describe('what the server could not take', () => {
  it('is told of once, also where the sync looks around while that is being noted', async () => {
    const store = await open('ada', createBrowser())
    const at = '2026-11-21T10:00:00.000Z'
    const changes = [rename(id, 'Water the fern')]
    await store.database.transaction(({ trash }) =>
      trash.add([{ at, reason: 'gone', isTold: false, changes }]),
    )
    await store.showRows([])
    const untold = store.setAside.get()
    expect(untold).toHaveLength(1)

    const noting = Promise.withResolvers<void>()
    const { transaction } = store.database
    vi.spyOn(store.database, 'transaction').mockImplementation(async (work) => {
      await noting.promise
      return transaction.call(store.database, work)
    })
    const marking = store.markTold(untold.map((record) => record.id))
    expect(store.setAside.get()).toEqual([])
    await store.showRows([])
    expect(store.setAside.get()).toEqual([])
    noting.resolve()
    await marking
    expect(await store.database.trash.getAll()).toMatchObject([{ isTold: true }])
  })
})

describe('the trash', () => {
  it('keeps what was deleted for 30 days', async () => {
    const day = 24 * 60 * 60_000
    const start = Date.parse('2026-11-21T10:00:00.000Z')
    let now = start
    const browser = createBrowser({ now: () => now })
    const store = await open('ada', browser)
    await store.write([insertTask(id, 'Old')])
    await store.write([{ table: 'tasks', rowId: id, op: 'delete' }])
    store.close()

    for (const days of [10, 20, 30]) {
      now = start + days * day
      const again = await open('ada', browser)
      expect(await again.database.trash.count()).toBe(1)
      again.close()
    }

    now = start + 30 * day + 1
    expect(await (await open('ada', browser)).database.trash.count()).toBe(0)
  })

  it('outlives a clock that is ten years ahead for a while', async () => {
    const day = 24 * 60 * 60_000
    let now = Date.parse('2026-11-21T10:00:00.000Z')
    const browser = createBrowser({ now: () => now })
    const store = await open('ada', browser)
    await store.write([insertTask(id, 'Old')])
    await store.write([{ table: 'tasks', rowId: id, op: 'delete' }])
    store.close()
    for (const days of [3_650, 2, -3_650]) {
      now += days * day
      const again = await open('ada', browser)
      expect(await again.database.trash.count()).toBe(1)
      again.close()
    }
  })

  it('outlives a clock that is wrong only while something is deleted', async () => {
    const day = 24 * 60 * 60_000
    const start = Date.parse('2026-11-21T10:00:00.000Z')
    let now = start
    const browser = createBrowser({ now: () => now })
    for (const days of [0, 10, 20, 30]) {
      now = start + days * day
      const again = await open('ada', browser)
      if (days === 30) {
        await again.write([insertTask(id, 'Old')])
        now = start - 3_650 * day
        await again.write([{ table: 'tasks', rowId: id, op: 'delete' }])
      }
      again.close()
    }
    now = start + 31 * day
    expect(await (await open('ada', browser)).database.trash.count()).toBe(1)
  })
})
