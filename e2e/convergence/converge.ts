import { randomUUID } from 'node:crypto'
import { tableNames } from '@glimmer/domain/tables'
import type { Change, RowData } from '@glimmer/sync/change'
import { expect, vi } from 'vitest'
import { pruneHistory } from '../../apps/server/src/sync/prune-history.ts'
import { resetAccount } from '../../apps/server/src/sync/reset-account.ts'
import { rowAfter } from '../model/rows.ts'
import { type Act, changesFor, type Event, type History } from './history.ts'
import type { Person } from './person.ts'
import {
  expectDaysDrawnIn,
  expectNothingForgotten,
  expectRulesGoOn,
  letServerDaysPass,
  type Operation,
  readOperations,
} from './server-days.ts'
import { openSimulatedDevice, type SimulatedDevice } from './simulated-device.ts'

const DAY_MS = 24 * 60 * 60_000

/** Lets a history happen to a person's devices, heals the network, and checks what must hold at the end. Returns the number of mutations, and of rows
 * that the server forgot. */
export async function converge(
  history: History,
  person: Person,
): Promise<{ written: number; forgotten: number }> {
  const { userId, database, send } = person
  const devices: SimulatedDevice[] = []
  for (const daysBehind of history.daysBehind.slice(0, history.devices)) {
    const device = await openSimulatedDevice(userId, send)
    device.fallBehind(daysBehind * DAY_MS)
    devices.push(device)
  }
  const at = (index: number) => {
    const device = devices[index % devices.length]
    if (!device) throw new Error('A history needs devices')
    return device
  }
  let forgotten = 0
  const undo = new Map<SimulatedDevice, readonly Change[]>()
  const perform = async (act: Act, on: SimulatedDevice) => {
    // Taking back may come too late, when another device deleted the row: then something new is written.
    const undone = await on.write(changesFor(act, on, undo.get(on) ?? []))
    undo.set(on, undone ?? (await on.write(changesFor({ ...act, kind: 'add_task' }, on, []))) ?? [])
  }
  /** All that the server ever did, by place, also what its history no longer holds. */
  let done = new Map<string, Operation>()
  const noteDone = async () => {
    for (const operation of await readOperations(userId, database)) {
      done.set(`${operation.rev}/${operation.position}`, operation)
    }
  }
  /** The mutations that nobody wrote. */
  const byServer = new Set<string>()
  const resetId = randomUUID()
  const happenAround = async (event: Event) => {
    if (event.kind !== 'days') return happen(event, at(event.device), perform)
    await noteDone()
    for (const { rev } of await letServerDaysPass(person, event.days)) {
      byServer.add(await mutationAt(rev, person))
      forgotten += 1
    }
    await expectNothingForgotten(devices)
  }
  try {
    for (const [i, { device, act, events }] of history.steps.entries()) {
      if (i === history.pruneAt) {
        await noteDone()
        await database.withUser(userId, (trx) => pruneHistory(trx, userId, '0 days'))
      }
      if (i === history.resetAt) {
        done = new Map()
        byServer.add(resetId)
        await resetAccount(database, userId, resetId)
      }
      for (const event of events) await happenAround(event)
      await perform(act, at(device))
    }
    await heal(devices)
    await noteDone()
    const operations = [...done.values()].toSorted((a, b) => a.rev - b.rev || a.position - b.position)
    expectDaysDrawnIn(operations)
    await checkEnd(devices, operations, person)
    await checkNothingLost(devices, person, byServer, resetId)
    return { written: devices.reduce((sum, { written }) => sum + written.length, 0), forgotten }
  } finally {
    for (const { store } of devices) store.close()
  }
}

async function happen(
  event: Exclude<Event, { kind: 'days' }>,
  device: SimulatedDevice,
  perform: (act: Act, on: SimulatedDevice) => Promise<void>,
): Promise<void> {
  if (event.kind === 'jump') device.jump(event.hours * 3_600_000)
  else if (event.kind === 'behind') device.fallBehind(event.days * DAY_MS)
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
    expectRulesGoOn(server.store.mirror.rowsOf('tasks'))
    for (const device of devices) {
      expect(device.rows()).toEqual(server.rows())
      expect(await device.store.database.outbox.count()).toBe(0)
      await device.expectWhole()
    }
  } finally {
    server.store.close()
  }
}

async function mutationAt(rev: number, { userId, database }: Person): Promise<string> {
  const { id } = await database.withUser(userId, (trx) =>
    trx
      .selectFrom('mutations')
      .select('id')
      .where('user_id', '=', userId)
      .where('rev', '=', rev)
      .executeTakeFirstOrThrow(),
  )
  return id
}

/** What operations make of an empty account, one after the other: no row may say anything else. */
function replay(operations: readonly Operation[]): Record<string, unknown> {
  const rows = new Map<string, RowData | null>()
  for (const { table_name, row_id, op, data } of operations) {
    const key = `${table_name}/${row_id}`
    const change = { table: table_name, rowId: row_id, op, ...(data ? { data } : {}) } as Change
    rows.set(key, rowAfter(rows.get(key) ?? null, change))
  }
  const rowsOf = (table: string) =>
    [...rows]
      .filter(([key, row]) => row && key.startsWith(`${table}/`))
      .map(([key, row]) => ({ ...row, id: key.slice(table.length + 1) }))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
  return Object.fromEntries(tableNames.map((table) => [table, rowsOf(table)]))
}

/** Every write was carried out exactly once, or set aside where the person can read it. */
async function checkNothingLost(
  devices: readonly SimulatedDevice[],
  { userId, database }: Person,
  byServer: ReadonlySet<string>,
  resetId: string,
): Promise<void> {
  const known = await database.withUser(userId, (trx) =>
    trx.selectFrom('mutations').select(['id', 'rev']).where('user_id', '=', userId).execute(),
  )
  const revOf = new Map(known.map(({ id, rev }) => [id, rev]))
  const written = devices.flatMap((device) => device.written)
  expect(new Set(written).size).toBe(written.length)
  expect(known.length - byServer.size).toBe(written.length)
  // What was written before a reset comes in before it or never.
  const resetRev = revOf.get(resetId) ?? Infinity
  const late = devices.flatMap(({ writtenBeforeReset }) =>
    [...writtenBeforeReset].filter((id) => (revOf.get(id) ?? 0) > resetRev),
  )
  expect(late).toEqual([])
  for (const device of devices) {
    const refused = device.written.filter((id) => revOf.get(id) === null)
    const unknown = device.written.filter((id) => !revOf.has(id))
    expect(unknown).toEqual([])
    // Words that it overruled lie there too, of mutations that were carried out.
    const notTaken = (await device.setAside()).filter(({ reason }) => reason !== 'overruled')
    expect(notTaken).toHaveLength(refused.length)
  }
}
