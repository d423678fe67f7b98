import { randomUUID } from 'node:crypto'
import { tableNames } from '@glimmer/domain/tables'
import { rebase } from '@glimmer/sync/apply'
import type { Change, RowData } from '@glimmer/sync/change'
import { expect, vi } from 'vitest'
import type { Database } from '../../apps/server/src/db/open.ts'
import { pruneHistory } from '../../apps/server/src/sync/prune-history.ts'
import { resetAccount } from '../../apps/server/src/sync/reset-account.ts'
import { type Act, changesFor, type Event, type History } from './history.ts'
import type { Person } from './person.ts'
import { openSimulatedDevice, type SimulatedDevice } from './simulated-device.ts'

/** Lets a history happen to a person's devices, heals the network, and checks what must hold at the end. Returns the number of mutations. */
export async function converge(history: History, person: Person): Promise<number> {
  const { userId, database, send } = person
  const devices: SimulatedDevice[] = []
  for (let i = 0; i < history.devices; i += 1) devices.push(await openSimulatedDevice(userId, send))
  const at = (index: number) => {
    const device = devices[index % devices.length]
    if (!device) throw new Error('A history needs devices')
    return device
  }
  const undo = new Map<SimulatedDevice, readonly Change[]>()
  const perform = async (act: Act, on: SimulatedDevice) => {
    // Taking back may come too late, when another device deleted the row: then something new is written.
    const undone = await on.write(changesFor(act, on, undo.get(on) ?? []))
    undo.set(on, undone ?? (await on.write(changesFor({ ...act, kind: 'add_task' }, on, []))) ?? [])
  }
  let forgotten: Operation[] = []
  try {
    for (const [i, { device, act, events }] of history.steps.entries()) {
      if (i === history.pruneAt) {
        forgotten = await readOperations(userId, database)
        await database.withUser(userId, (trx) => pruneHistory(trx, userId, '0 days'))
      }
      if (i === history.resetAt) {
        forgotten = []
        await resetAccount(database, userId, randomUUID())
      }
      for (const event of events) await happen(event, at(event.device), perform)
      await perform(act, at(device))
    }
    await heal(devices)
    const operations = [...forgotten, ...(await readOperations(userId, database))]
    await checkEnd(devices, operations, person)
    await checkNothingLost(devices, person, history.resetAt === null ? 0 : 1)
    return devices.reduce((sum, { written }) => sum + written.length, 0)
  } finally {
    for (const { store } of devices) store.close()
  }
}

async function happen(
  event: Event,
  device: SimulatedDevice,
  perform: (act: Act, on: SimulatedDevice) => Promise<void>,
): Promise<void> {
  if (event.kind === 'jump') device.jump(event.hours * 3_600_000)
  else if (event.kind === 'late') await device.network.deliverLate()
  else if (event.kind === 'sync') {
    const { meanwhile, before } = event
    device.network.failNext(event.fault)
    device.network.whileWaiting(async () => meanwhile && perform(meanwhile, device), before)
    await device.syncOnce()
    await device.expectWhole()
  } else if (event.kind === 'open') {
    await device.openAnew(async () => {
      for (const act of event.meanwhile) await perform(act, device)
    })
    // What one tab tells the other takes a moment.
    await vi.waitFor(() => device.expectWhole(), { interval: 2 })
  } else device.network.isOffline = event.kind === 'offline'
}

/** Everybody is online again; twice around, so that each has read what the others sent. */
async function heal(devices: readonly SimulatedDevice[]): Promise<void> {
  for (const { network } of devices) {
    network.isOffline = false
    network.failNext('none')
    network.whileWaiting(() => Promise.resolve(), 0)
    await network.deliverLate()
  }
  for (const device of [...devices, ...devices]) expect(await device.syncOnce()).toBe('done')
}

async function checkEnd(
  devices: readonly SimulatedDevice[],
  operations: readonly Operation[],
  { userId, send }: Person,
): Promise<void> {
  const server = await openSimulatedDevice(userId, send)
  try {
    expect(await server.syncOnce()).toBe('done')
    expect(server.rows()).toEqual(replay(operations))
    for (const device of devices) {
      expect(device.rows()).toEqual(server.rows())
      expect(await device.store.database.outbox.count()).toBe(0)
      await device.expectWhole()
    }
  } finally {
    server.store.close()
  }
}

type Operation = Awaited<ReturnType<typeof readOperations>>[number]

function readOperations(userId: string, database: Database) {
  return database.withUser(userId, (trx) =>
    trx
      .selectFrom('operations')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('rev')
      .orderBy('position')
      .execute(),
  )
}

/** What operations make of an empty account, one after the other: no row may say anything else. */
function replay(operations: readonly Operation[]): Record<string, unknown> {
  const rows = new Map<string, RowData | null>()
  for (const { table_name, row_id, op, data } of operations) {
    const key = `${table_name}/${row_id}`
    const change = { table: table_name, rowId: row_id, op, ...(data ? { data } : {}) } as Change
    rows.set(key, rebase(rows.get(key) ?? null, [change]))
  }
  const rowsOf = (table: string) =>
    [...rows]
      .filter(([key, row]) => row && key.startsWith(`${table}/`))
      .map(([key, row]) => ({ ...row, id: key.slice(table.length + 1) }))
      .toSorted((a, b) => a.id.localeCompare(b.id))
  return Object.fromEntries(tableNames.map((table) => [table, rowsOf(table)]))
}

/** Every write was carried out exactly once, or set aside where the person can read it. */
async function checkNothingLost(
  devices: readonly SimulatedDevice[],
  { userId, database }: Person,
  resets: number,
): Promise<void> {
  const known = await database.withUser(userId, (trx) =>
    trx.selectFrom('mutations').select(['id', 'rev']).where('user_id', '=', userId).execute(),
  )
  const revOf = new Map(known.map(({ id, rev }) => [id, rev]))
  const written = devices.flatMap((device) => device.written)
  expect(new Set(written).size).toBe(written.length)
  expect(known.length - resets).toBe(written.length)
  // The one mutation that nobody wrote is the reset; what was written before it comes in before it or never.
  const resetRev = known.find(({ id }) => !written.includes(id))?.rev ?? Infinity
  const late = devices.flatMap(({ writtenBeforeReset }) =>
    [...writtenBeforeReset].filter((id) => (revOf.get(id) ?? 0) > resetRev),
  )
  expect(late).toEqual([])
  for (const device of devices) {
    const refused = device.written.filter((id) => revOf.get(id) === null)
    const unknown = device.written.filter((id) => !revOf.has(id))
    expect(unknown).toEqual([])
    expect(await device.setAside()).toHaveLength(refused.length)
  }
}
