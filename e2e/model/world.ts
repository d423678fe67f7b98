import { randomUUID } from 'node:crypto'
import { dayOf } from '@glimmer/domain/days/own-day'
import { type TableName, tableDefinition, tableNames } from '@glimmer/domain/tables'
import { type Change, type Mutation, type RowData, rowKey } from '@glimmer/sync/change'
import { typedChange } from '@glimmer/sync/typed-rows'
import { expect, vi } from 'vitest'
import { GUEST } from '../../apps/web/app/device/database.ts'
import { moveGuestInto } from '../../apps/web/app/device/guest-move.ts'
import { importFile } from '../../apps/web/app/device/import-file.ts'
import { startAnew } from '../../apps/web/app/device/start-anew.ts'
import { type DeviceStore, openDeviceStore } from '../../apps/web/app/device/store.ts'
import { forgetLeftTasks } from '../../apps/web/app/data/tasks/forget-left-tasks.ts'
import { openSimulatedDevice, type SimulatedDevice, type Tab } from '../convergence/simulated-device.ts'
import { isTooLarge, ModelAccount } from './account.ts'
import { type Act, changesFor } from './acts.ts'
import { rowAfter, rowAfterAll } from './rows.ts'
import type { Round, Step } from './script.ts'
import { serveModel } from './serve-model.ts'

const DAY_MS = 86_400_000
const OFTEN = { interval: 2 }

/** A device with what the person did on it. */
export interface Device {
  readonly simulated: SimulatedDevice
  second: Tab | null
  readonly undo: (readonly Change[])[]
  /** How many mutations were written before it last began anew after a reset: those are gone, as the person asked. */
  forgotten: number
}

/** A person's devices, the model of their account, and what must not be forgotten of what happened. */
export interface World {
  readonly owner: string
  readonly account: ModelAccount
  readonly devices: readonly Device[]
  /** Every change that the person asked for, as it was put down. */
  readonly asked: Set<string>
  /** Rows that were written and reached the server since the last reset, and those that a person, or a rule, deleted at any time. */
  readonly came: Set<string>
  readonly deleted: Set<string>
  /** Mutations that did not arrive as they were written. */
  readonly altered: Mutation[]
  /** What went wrong while a device waited for an answer: thrown there, it would pass for a network that is gone. */
  readonly wrong: unknown[]
  isRestored: boolean
  backup: () => void
  send(request: Request): Promise<Response>
}

export async function openWorld(count: number): Promise<World> {
  const owner = randomUUID()
  const account = new ModelAccount()
  const send = serveModel(account, owner, { pageRows: 2, longestPush: 30_000 })
  const simulated = await Promise.all(Array.from({ length: count }, () => openSimulatedDevice(owner, send)))
  const world: World = {
    owner,
    account,
    devices: simulated.map((one) => ({ simulated: one, second: null, undo: [], forgotten: 0 })),
    asked: new Set(),
    came: new Set(),
    deleted: new Set(),
    altered: [],
    wrong: [],
    isRestored: false,
    backup: account.backUp(),
    send,
  }
  account.onApplied = (mutation, changes) => noteApplied(world, mutation, changes)
  return world
}

function noteApplied(
  { devices, came, deleted, altered }: World,
  mutation: Mutation,
  changes: readonly Change[],
): void {
  const written = devices.flatMap(({ simulated }) => simulated.mutations).find(({ id }) => id === mutation.id)
  if (written && JSON.stringify(written.changes) !== JSON.stringify(mutation.changes)) altered.push(mutation)
  const wanted = new Set(mutation.changes)
  for (const { table, rowId, op } of wanted) if (op === 'insert') came.add(rowKey(table, rowId))
  // What the rules ask for beside what was wanted: children that go along, and wins of days that are drawn in.
  for (const change of changes) {
    if (change.op === 'delete' && !wanted.has(change)) deleted.add(rowKey(change.table, change.rowId))
  }
}

export async function take(world: World, step: Step): Promise<void> {
  const { account } = world
  if (step.kind === 'sync') return syncTogether(world, step.rounds)
  if (step.kind === 'forget') return forget(world, step.pick)
  const device = at(world, step.device)
  const { simulated } = device
  if (step.kind === 'write') {
    for (const act of step.acts) await perform(world, device, step.tab, act)
  } else if (step.kind === 'undo') await takeBack(world, device, step.tab, step.depth)
  else if (step.kind === 'there_and_back') await goThereAndBack(world, device, step.acts)
  else if (step.kind === 'guest') await moveGuest(device, step.acts, step.tabs)
  else if (step.kind === 'import') await bringFileIn(device, at(world, step.from))
  else if (step.kind === 'answer') await answer(device, step.isSent)
  else if (step.kind === 'jump') await jump(device, step.days)
  else if (step.kind === 'late') await simulated.network.deliverLate()
  else if (step.kind === 'open') await simulated.openAnew(() => Promise.resolve())
  else if (step.kind === 'second_tab') {
    if (device.second) device.second.store.close()
    device.second = device.second ? null : await simulated.openTab()
  } else if (step.kind === 'reset') await reset(world, device)
  else if (step.kind === 'prune') account.prune()
  else if (step.kind === 'back_up') world.backup = account.backUp()
  else if (step.kind === 'restore') {
    world.backup()
    world.isRestored = true
  } else simulated.network.isOffline = step.kind === 'offline'
  await expectWhole(device)
}

function at({ devices }: World, index: number): Device {
  const device = devices[index % devices.length]
  if (!device) throw new Error('A life needs devices')
  return device
}

function storeOf({ simulated, second }: Device, tab: number): DeviceStore {
  return tab === 1 && second ? second.store : simulated.store
}

const seenOn = (store: DeviceStore) => (table: TableName) => store.mirror.rowsOf(table)

function perform(world: World, device: Device, tab: number, act: Act, isQuiet = true): Promise<boolean> {
  return writeDown(
    world,
    device,
    storeOf(device, tab),
    changesFor(act, seenOn(storeOf(device, tab))),
    isQuiet,
  )
}

/** Returns whether it was taken. Where nothing else is under way, the rows must be at once what the changes say. */
async function writeDown(
  { asked, deleted }: World,
  device: Device,
  store: DeviceStore,
  changes: readonly Change[],
  isQuiet: boolean,
): Promise<boolean> {
  if (changes.length === 0) return true
  asked.add(JSON.stringify(changes))
  const before = await readRows(store)
  const written = await store.write(changes)
  if (written.kind === 'gone') return false
  if (written.kind === 'outgrown') {
    if (isQuiet) await expectTooLarge(store, before, changes)
    return false
  }
  if (written.kind !== 'written') throw new Error(`A write was not taken: ${JSON.stringify(written)}`)
  for (const { table, rowId, op } of changes) if (op === 'delete') deleted.add(rowKey(table, rowId))
  device.undo.push(written.undo)
  if (!isQuiet) return true
  const after = await readRows(store)
  for (const [key, own] of Map.groupBy(changes, ({ table, rowId }) => rowKey(table, rowId))) {
    expect(after.get(key) ?? null, `${key} as it was written`).toEqual(
      rowAfterAll(before.get(key) ?? null, own),
    )
  }
  return true
}

/** What was not taken because it would grow too large is that by the model's word too, and has changed nothing. */
async function expectTooLarge(
  store: DeviceStore,
  before: ReadonlyMap<string, RowData>,
  changes: readonly Change[],
): Promise<void> {
  const after = changes.reduce((rows, change) => {
    const key = rowKey(change.table, change.rowId)
    return rows.set(key, rowAfter(rows.get(key) ?? null, change))
  }, new Map<string, RowData | null>(before))
  const tooLarge = changes.filter((change) =>
    isTooLarge(change, after.get(rowKey(change.table, change.rowId))),
  )
  expect(tooLarge, 'what has outgrown its room').not.toEqual([])
  expect(await readRows(store)).toEqual(before)
}

/** As they lie on the disk, by their keys. */
async function readRows({ database }: DeviceStore): Promise<Map<string, RowData>> {
  const records = await database.rows.getAll()
  return new Map(records.flatMap(({ table, id, data }) => (data ? [[rowKey(table, id), data] as const] : [])))
}

async function takeBack(world: World, device: Device, tab: number, depth: number): Promise<void> {
  for (const changes of device.undo.splice(-depth).toReversed()) {
    const left = device.undo.length
    await writeDown(world, device, storeOf(device, tab), changes, true)
    // To take back what was taken back is a thing of its own.
    device.undo.splice(left)
  }
}

/** What is done and taken back at once leaves everything as it was. What a person has one of may stay, blank. */
async function goThereAndBack(world: World, device: Device, acts: readonly Act[]): Promise<void> {
  const { store } = device.simulated
  const before = await readRows(store)
  const depth = device.undo.length
  for (const act of acts) await perform(world, device, 0, act)
  while (device.undo.length > depth) await takeBack(world, device, 0, 1)
  const after = await readRows(store)
  for (const [key, row] of after) {
    const { key: kind, defaults } = tableDefinition(tableOf(key))
    const wasNone = kind !== 'uuid' && !before.has(key)
    expect(row, `${key} after it was taken back`).toEqual(wasNone ? defaults : before.get(key))
  }
  expect([...before.keys()].filter((key) => !after.has(key))).toEqual([])
}

async function syncTogether(world: World, rounds: readonly Round[]): Promise<void> {
  const isAlone = rounds.length === 1
  const runs = rounds.map(async ({ device: index, tab, fault, faultAfter, meanwhile, meanwhileAfter }) => {
    const device = at(world, index)
    const { network } = device.simulated
    network.failNext(fault, faultAfter)
    const act = async () => {
      for (const one of meanwhile) await perform(world, device, tab, one, isAlone)
    }
    network.whileWaiting(() => act().catch((error: unknown) => world.wrong.push(error)), meanwhileAfter)
    await (tab === 1 && device.second ? device.second : device.simulated).syncOnce()
  })
  await Promise.all(runs)
  for (const error of world.wrong) throw error
  for (const { device } of rounds) await expectWhole(at(world, device))
}

/** Every row is the server's with what waits on top, on the disk and on the screen of each tab. */
async function expectWhole({ simulated, second }: Device): Promise<void> {
  await vi.waitFor(() => simulated.expectWhole(), OFTEN)
  if (second) await vi.waitFor(() => expect(rowsSeen(second.store)).toEqual(rowsSeen(simulated.store)), OFTEN)
}

export function rowsSeen({ mirror }: DeviceStore): Map<string, RowData> {
  return new Map(
    tableNames.flatMap((table) =>
      mirror.rowsOf(table).map(({ id, ...row }) => [rowKey(table, id), row] as const),
    ),
  )
}

/** A guest writes on this device and signs in to the account. Nothing that was there changes, and nothing new is left out. */
async function moveGuest(device: Device, acts: readonly Act[], tabs: number): Promise<void> {
  const { store, environment } = device.simulated
  if ((await store.database.read('generation')) === undefined) return
  const guest = await openDeviceStore(GUEST, environment)
  for (const act of acts) await guest.write(changesFor(act, seenOn(guest)))
  const brought = await readRows(guest)
  guest.close()
  const before = await readRows(store)
  const stores = [store, ...(tabs > 1 && device.second ? [device.second.store] : [])]
  await Promise.all(stores.map((one) => moveGuestInto(one, environment)))
  expectBroughtIn(before, brought, await readRows(store))
}

async function bringFileIn(device: Device, from: Device): Promise<void> {
  const { store } = device.simulated
  if ((await store.database.read('generation')) === undefined) return
  const before = await readRows(store)
  const rows = await readRows(from.simulated.store)
  const inFile = [...rows].flatMap(([key, row]) => {
    const [table, parent] = [tableOf(key), tableDefinition(tableOf(key)).parent]
    const hasParent = !parent || rows.has(`${parent.table}/${row[parent.field]}`)
    return hasParent ? [typedChange(table, key.slice(table.length + 1), 'insert', row)] : []
  })
  const order = inFile.toSorted((a, b) => tableNames.indexOf(a.table) - tableNames.indexOf(b.table))
  const imported = await importFile(store, { rows: order, trash: [], unreadable: [] }, () => {})
  expect(imported.stop).toBeNull()
  const brought = new Map(order.map(({ table, rowId, data }) => [rowKey(table, rowId), data as RowData]))
  expectBroughtIn(before, brought, await readRows(store))
}

function expectBroughtIn(
  before: ReadonlyMap<string, RowData>,
  brought: ReadonlyMap<string, RowData>,
  after: ReadonlyMap<string, RowData>,
): void {
  for (const key of new Set([...before.keys(), ...brought.keys(), ...after.keys()])) {
    const [was, came] = [before.get(key), brought.get(key)]
    const filled = was && came && tableDefinition(tableOf(key)).key !== 'uuid' ? fillEmpty(was, came) : was
    expect(after.get(key), `${key} after things were brought in`).toEqual(filled ?? came)
  }
}

/** Of what a person has one of, fields that are empty are filled. */
function fillEmpty(row: RowData, from: RowData): RowData {
  const isEmpty = (value: unknown) =>
    value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0)
  return Object.fromEntries(
    Object.entries(row).map(([field, value]) => [
      field,
      isEmpty(value) && !isEmpty(from[field] ?? null) ? from[field] : value,
    ]),
  )
}

/** The person says what is to become of what a restored server lacks. */
async function answer({ simulated }: Device, isSent: boolean): Promise<void> {
  await (isSent ? simulated.sendLacking() : simulated.dropLacking())
}

async function reset({ account, came }: World, device: Device): Promise<void> {
  account.reset(randomUUID())
  came.clear()
  await startAnew(device.simulated.store)
  device.undo.length = 0
  device.forgotten = device.simulated.mutations.length
}

/** The server's daily work: some completed task goes, with its steps. */
function forget({ account, deleted }: World, pick: number): void {
  const tasks = [...account.rows()].filter(([key, row]) => tableOf(key) === 'tasks' && row['completed'])
  const key = tasks[pick % tasks.length]?.[0]
  if (!key) return
  deleted.add(key)
  account.deleteByItself(randomUUID(), [{ table: 'tasks', rowId: key.slice('tasks/'.length), op: 'delete' }])
}

/** The clock is years off, and the page does its daily work by it. */
async function jump({ simulated }: Device, days: number): Promise<void> {
  simulated.jump(days * DAY_MS)
  const now = simulated.now()
  expect(await forgetLeftTasks(simulated.store, dayOf(now, 0), now.getTime())).toBe(0)
}

function tableOf(key: string): TableName {
  return key.slice(0, key.indexOf('/')) as TableName
}
