import { randomUUID } from 'node:crypto'
import { type TableName, tableNames } from '@glimmer/domain/tables'
import { type Change, type Mutation, rowKey } from '@glimmer/sync/change'
import { IDBFactory } from 'fake-indexeddb'
import { expect } from 'vitest'
import type { DeviceDatabase } from '../../apps/web/app/device/database.ts'
import { dropLacking, sendLacking } from '../../apps/web/app/device/divergence.ts'
import type { Environment } from '../../apps/web/app/device/environment.ts'
import { baseOf, pendingOf } from '../../apps/web/app/device/pending.ts'
import { type DeviceStore, openDeviceStore } from '../../apps/web/app/device/store.ts'
import { type RoundEnd, runSyncRound } from '../../apps/web/app/device/sync-round.ts'
import { createTransport } from '../../apps/web/app/device/transport.ts'
import { rowAfterAll } from '../model/rows.ts'
import { FaultyNetwork } from './faulty-network.ts'

/** One more page of the same owner in the same browser. */
export interface Tab {
  readonly store: DeviceStore
  syncOnce(): Promise<RoundEnd>
}

/** A device with the shipped store and sync, a storage of its own, and a network and a clock that can go wrong. */
export interface SimulatedDevice extends Tab {
  readonly environment: Environment
  readonly network: FaultyNetwork
  /** Everything that ever came to wait here to be sent, in order, once each. */
  readonly mutations: readonly Mutation[]
  /** The ids of everything that was ever written here, in order. */
  readonly written: readonly string[]
  /** Those of them that were written before the device knew of an account reset. */
  readonly writtenBeforeReset: ReadonlySet<string>
  /** Returns what takes it back, or null where a row it is about is gone meanwhile. */
  write(changes: readonly Change[]): Promise<readonly Change[] | null>
  openTab(): Promise<Tab>
  /** Opens the page anew; something happens on the one before, which is closed once the new one is there. */
  openAnew(meanwhile: () => Promise<unknown>): Promise<void>
  jump(milliseconds: number): void
  /** Sets the clock to so much before the right time. */
  fallBehind(milliseconds: number): void
  now(): Date
  /** Sends what a restored server lacks. */
  sendLacking(): Promise<void>
  /** Takes a restored server's copy instead. */
  dropLacking(): Promise<void>
  /** All rows, in an order that does not depend on how they came. */
  rows(): Record<string, unknown>
  /** Every row is the server's with what waits on top, on the disk as on the screen. */
  expectWhole(): Promise<void>
  /** The texts and reasons of what the server could not take. */
  setAside(): Promise<{ reason: string; changes: readonly Change[] }[]>
}

export async function openSimulatedDevice(
  owner: string,
  send: (request: Request) => Response | Promise<Response>,
): Promise<SimulatedDevice> {
  const name = randomUUID()
  const network = new FaultyNetwork(send)
  let offset = 0
  const environment: Environment = {
    indexedDb: new IDBFactory(),
    now: () => Date.now() + offset,
    random: Math.random,
    randomId: randomUUID,
    openChannel: (channel) => new BroadcastChannel(`${name}:${channel}`),
    askToKeep: () => {},
  }
  const mutations = new Map<string, Mutation>()
  const written: string[] = []
  const writtenBeforeReset = new Set<string>()
  const open = async () => {
    const opened = await openDeviceStore(owner, environment)
    noteOutbox(opened.database, (mutation) => {
      const { id, generation } = mutation
      if (!mutations.has(id)) mutations.set(id, mutation)
      written.push(id)
      if (generation === 1) writtenBeforeReset.add(id)
    })
    return opened
  }
  let store = await open()
  const transport = createTransport(network.fetch)
  const syncOf = ({ database, showRows }: DeviceStore) =>
    runSyncRound({ database, owner, environment, transport, onRows: showRows })

  return {
    get store() {
      return store
    },
    environment,
    network,
    get mutations() {
      return [...mutations.values()]
    },
    written,
    writtenBeforeReset,
    async write(changes) {
      const result = await store.write(changes)
      if (result.kind === 'gone') return null
      if (result.kind !== 'written') throw new Error(`A write was not taken: ${JSON.stringify(result)}`)
      return result.undo
    },
    syncOnce: () => syncOf(store),
    async openTab() {
      const tab = await open()
      return { store: tab, syncOnce: () => syncOf(tab) }
    },
    async openAnew(meanwhile) {
      const opening = open()
      await meanwhile()
      const opened = await opening
      store.close()
      store = opened
    },
    jump(milliseconds) {
      offset += milliseconds
    },
    fallBehind(milliseconds) {
      offset = -milliseconds
    },
    now: () => new Date(environment.now()),
    sendLacking: () => sendLacking(store.database),
    dropLacking: () => dropLacking(store.database, new Date(environment.now()).toISOString()),
    rows: () => Object.fromEntries(tableNames.map((table) => [table, sortedRows(store, table)])),
    async expectWhole() {
      const records = await store.database.rows.getAll()
      const waiting = await store.database.outbox.getAll()
      const pending = pendingOf(waiting.map(({ mutation }) => mutation))
      for (const record of records) {
        const changes = pending.get(rowKey(record.table, record.id)) ?? []
        expect(record.data).toEqual(rowAfterAll(baseOf(record), changes))
      }
      for (const table of tableNames) {
        const stored = records.filter((record) => record.table === table && record.data !== null)
        expect(sortedRows(store, table)).toEqual(sorted(stored.map(({ id, data }) => ({ ...data, id }))))
      }
    },
    async setAside() {
      const records = await store.database.trash.getAll()
      return records
        .filter(({ reason }) => reason !== 'deleted')
        .map(({ reason, changes }) => ({ reason, changes }))
    },
  }
}

/** Calls back with every mutation that is put into the outbox. */
function noteOutbox(database: DeviceDatabase, note: (mutation: Mutation) => void): void {
  const transaction = database.transaction.bind(database)
  database.transaction = (work) =>
    transaction((stores) => {
      const add: typeof stores.outbox.add = (records) => {
        for (const { mutation } of records) note(mutation)
        return stores.outbox.add(records)
      }
      return work({ ...stores, outbox: { ...stores.outbox, add } })
    })
}

function sortedRows(store: DeviceStore, table: TableName): unknown[] {
  return sorted(store.mirror.rowsOf(table))
}

function sorted<R extends { readonly id: string }>(rows: readonly R[]): R[] {
  return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}
