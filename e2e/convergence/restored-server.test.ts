import { randomUUID } from 'node:crypto'
import type { Change } from '@glimmer/sync/change'
import { afterEach, describe, expect, it } from 'vitest'
import { pruneHistory } from '../../apps/server/src/sync/prune-history.ts'
import { resetAccount } from '../../apps/server/src/sync/reset-account.ts'
import { prepareGround } from '../../apps/server/test/databases.ts'
import { openRestorableServer, type RestorableServer } from './restorable-server.ts'
import { openSimulatedDevice, type SimulatedDevice } from './simulated-device.ts'

const createdAt = '2026-11-21T10:00:00.000Z'
const add = (rowId: string, title: string): Change => {
  return { table: 'tasks', rowId, op: 'insert', data: { title, createdAt } }
}
const addStep = (rowId: string, taskId: string): Change => {
  return { table: 'subtasks', rowId, op: 'insert', data: { title: 'One mug', taskId, createdAt } }
}
const rename = (rowId: string, title: string): Change => {
  return { table: 'tasks', rowId, op: 'update', data: { title } }
}
const remove = (rowId: string): Change => ({ table: 'tasks', rowId, op: 'delete' })

const opened: SimulatedDevice[] = []
async function openDevice({ owner, send }: RestorableServer): Promise<SimulatedDevice> {
  const device = await openSimulatedDevice(owner, send)
  opened.push(device)
  return device
}
afterEach(() => {
  for (const { store } of opened.splice(0)) store.close()
})

const titlesOn = (device: SimulatedDevice) =>
  device.store.mirror
    .rowsOf('tasks')
    .map((row) => row['title'])
    .toSorted()
const inOutbox = (device: SimulatedDevice) => device.store.database.outbox.count()

/** Everybody sends and reads; a device of nobody's then has the same rows as all, and nothing waits. */
async function expectEqual(server: RestorableServer, devices: readonly SimulatedDevice[]): Promise<void> {
  for (const device of [...devices, ...devices]) expect(await device.syncOnce()).toBe('done')
  const fresh = await openDevice(server)
  expect(await fresh.syncOnce()).toBe('done')
  for (const device of devices) {
    expect(device.rows()).toEqual(fresh.rows())
    expect(await inOutbox(device)).toBe(0)
  }
}

describe('a server that was restored from an older copy', () => {
  const ground = prepareGround('pglite')

  it('gets back what every device had, also when it is restored again before anybody answered, and undoes nothing newer', async () => {
    const server = await openRestorableServer(ground)
    await server.backUp('empty')
    const [phone, laptop] = [await openDevice(server), await openDevice(server)]
    const [first, second, third, step] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
    await phone.write([add(first, 'First')])
    await phone.syncOnce()
    await server.backUp('older')
    await phone.write([rename(first, 'First, later'), add(second, 'Second'), addStep(step, first)])
    await phone.syncOnce()
    await laptop.syncOnce()
    await laptop.write([add(third, 'Third'), rename(second, 'Second, waiting')])

    await server.restore('older')
    expect(await laptop.syncOnce()).toBe('diverged')
    expect(await phone.syncOnce()).toBe('diverged')
    expect(titlesOn(laptop)).toEqual(['First, later', 'Second, waiting', 'Third'])
    expect(await inOutbox(laptop)).toBe(1)

    await server.restore('empty')
    await laptop.sendLacking()
    expect(await laptop.syncOnce()).toBe('done')
    await laptop.write([rename(first, 'First, after all'), remove(second)])
    expect(await laptop.syncOnce()).toBe('done')

    await phone.sendLacking()
    await expectEqual(server, [phone, laptop])
    expect(titlesOn(phone)).toEqual(['First, after all', 'Third'])
    expect(phone.rows()).toMatchObject({ subtasks: [{ id: step }] })
    expect(await laptop.setAside()).toEqual([])
    expect(await phone.setAside()).toMatchObject([{ reason: 'replaced' }])
  })

  it('keeps what it learnt while a device had not answered', async () => {
    const server = await openRestorableServer(ground)
    const [phone, laptop] = [await openDevice(server), await openDevice(server)]
    const [task, gone, step] = [randomUUID(), randomUUID(), randomUUID()]
    await phone.write([add(task, 'Before'), add(gone, 'Gone')])
    await phone.syncOnce()
    await laptop.syncOnce()
    await server.backUp('kept')
    await phone.write([rename(task, 'After'), addStep(step, gone), add(randomUUID(), 'New')])
    await phone.syncOnce()
    await server.restore('kept')
    expect(await phone.syncOnce()).toBe('diverged')

    await laptop.write([{ table: 'tasks', rowId: task, op: 'update', data: { priority: 'high' } }])
    await laptop.write([remove(gone)])
    expect(await laptop.syncOnce()).toBe('done')
    await phone.sendLacking()
    await expectEqual(server, [phone, laptop])
    expect(titlesOn(laptop)).toEqual(['Before', 'New'])
    expect(laptop.store.mirror.rowOf('tasks', task)).toMatchObject({ priority: 'high' })
    const [replaced, ...rest] = await phone.setAside()
    expect(replaced?.changes).toHaveLength(2)
    expect(replaced?.changes).toEqual(
      expect.arrayContaining([
        { table: 'tasks', rowId: task, op: 'update', data: { title: 'After', priority: 'medium' } },
        expect.objectContaining({ op: 'insert', rowId: gone }),
      ]),
    )
    expect(rest).toMatchObject([{ reason: 'gone', changes: [{ rowId: step }] }])
  })

  it('wins where the person says so, and what was here lies in the trash', async () => {
    const server = await openRestorableServer(ground)
    const phone = await openDevice(server)
    await phone.write([add(randomUUID(), 'Kept')])
    await phone.syncOnce()
    await server.backUp('chosen')
    await phone.write([add(randomUUID(), 'Only here')])
    await phone.syncOnce()
    await server.restore('chosen')
    await phone.write([add(randomUUID(), 'Waits')])
    expect(await phone.syncOnce()).toBe('diverged')
    await phone.dropLacking()
    await expectEqual(server, [phone])
    expect(titlesOn(phone)).toEqual(['Kept', 'Waits'])
    expect(await phone.setAside()).toMatchObject([
      { reason: 'replaced', changes: [{ data: { title: 'Only here' } }] },
    ])
  })

  it('from before an account reset is met like any other', async () => {
    const server = await openRestorableServer(ground)
    const phone = await openDevice(server)
    await phone.write([add(randomUUID(), 'Before the reset')])
    await phone.syncOnce()
    await server.backUp('unreset')
    await resetAccount(await server.database(), server.owner, randomUUID())
    await phone.syncOnce()
    await phone.write([add(randomUUID(), 'After the reset')])
    await phone.syncOnce()
    await phone.write([add(randomUUID(), 'Waits')])
    await server.restore('unreset')
    expect(await phone.syncOnce()).toBe('diverged')
    await phone.sendLacking()
    await expectEqual(server, [phone])
    expect(titlesOn(phone)).toEqual(['After the reset', 'Before the reset', 'Waits'])
  })
})

describe('a device that slept longer than history is kept', () => {
  const ground = prepareGround('pglite')

  it('reads from the beginning: what is gone goes, what waits is sent', async () => {
    const server = await openRestorableServer(ground)
    const [phone, laptop] = [await openDevice(server), await openDevice(server)]
    const [kept, gone, renamed] = [randomUUID(), randomUUID(), randomUUID()]
    await phone.write([add(kept, 'Kept'), add(gone, 'Gone'), add(renamed, 'Gone, but renamed here')])
    await phone.syncOnce()
    await laptop.syncOnce()

    await phone.write([remove(gone), remove(renamed), add(randomUUID(), 'New')])
    await phone.syncOnce()
    await (await server.database()).withUser(server.owner, (trx) => pruneHistory(trx, server.owner, '0 days'))
    await laptop.write([rename(renamed, 'Written asleep')])
    await laptop.write([add(randomUUID(), 'Added asleep')])

    await expectEqual(server, [laptop, phone])
    expect(titlesOn(laptop)).toEqual(['Added asleep', 'Kept', 'New'])
    expect(await laptop.setAside()).toMatchObject([
      { reason: 'gone', changes: [{ data: { title: 'Written asleep' } }] },
    ])
  })
})
