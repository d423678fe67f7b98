import { childTablesOf } from '@glimmer/domain/tables'
import type { Change, RowData } from '@glimmer/sync/change'
import { createStore, type ReadableStore } from '../lib/create-store.ts'
import { openTabChannel, type TabChannel, type TabMessage } from './channel.ts'
import { DeviceDatabase, GUEST, type TrashRecord } from './database.ts'
import type { Environment } from './environment.ts'
import { createMirror, type Mirror, type RowChange } from './mirror.ts'
import { quarantine } from './quarantine.ts'
import { dropOldTrash } from './trash.ts'
import { continueClock } from './trusted-clock.ts'
import { writeChanges, type Written } from './write.ts'

/**
 * One owner's data on this device. The only way to change it is `write`; the only way to read it is the mirror.
 * Everything that left `write` is on the disk.
 */
export interface DeviceStore {
  readonly owner: string
  readonly database: DeviceDatabase
  readonly mirror: Pick<Mirror, 'rowsOf' | 'rowOf' | 'subscribe'>
  /**
   * Writes changes, all or nothing; resolves when they are durable. Rejects only where the device cannot store at
   * all.
   */
  write(changes: readonly Change[]): Promise<Written>
  /** How many writes the server has not confirmed. */
  readonly waiting: ReadableStore<number>
  /** What the server refused and the person has not been told of. */
  readonly setAside: ReadableStore<readonly TrashRecord[]>
  /** Notes that the person was told of these. */
  markTold(ids: readonly number[]): Promise<void>
  /** Notes whether the room on the server is nearly used up. Returns whether the person has to be told. */
  noteStorage(isTight: boolean): Promise<boolean>
  /** Shows rows that the sync stored, and tells the other tabs. */
  showRows(rows: readonly RowChange[]): Promise<void>
  /** Messages of the owner's other tabs. */
  readonly channel: TabChannel
  /** How many things were found damaged when this was opened, and taken out of the way. */
  readonly damaged: number
  /** True once another tab deleted or upgraded the database: this tab must reload. */
  readonly isClosed: ReadableStore<boolean>
  /** Closes everything once the writes under way are durable. */
  close(): void
}

type RowKeys = Extract<TabMessage, { kind: 'rows' }>['keys']

/**
 * Opens an owner's data and reads it into memory. Rejects where the browser gives no storage. `checksIntegrity`: see
 * `quarantine.ts`.
 */
export async function openDeviceStore(
  owner: string,
  environment: Environment,
  checksIntegrity = false,
): Promise<DeviceStore> {
  const database = new DeviceDatabase(owner, environment.indexedDb)
  const mirror = createMirror()
  const channel = openTabChannel(owner, environment)
  const waiting = createStore(0)
  const setAside = createStore<readonly TrashRecord[]>([])
  const isClosed = createStore(false)
  const underWay = new Set<Promise<unknown>>()
  let isEnding = false
  let hasAskedToKeep = false
  let writes = 0
  let damaged = 0
  /** What other tabs said of their changes before ours was read; null after that. */
  let early: RowKeys[] | null = []
  /** Ids that the person was told of, including those still being noted. */
  const told = new Set<number>()

  /** Reads from the disk, and again where this tab wrote meanwhile, as that makes the result old. */
  async function readSettled<T>(read: () => PromiseLike<T>): Promise<T> {
    for (;;) {
      const before = writes
      const value = await read()
      if (before === writes) return value
    }
  }

  /** Rows that another tab changed. */
  async function refresh(keys: RowKeys): Promise<void> {
    const records = await readSettled(() => database.rows.getMany(keys.map(([table, id]) => [table, id])))
    mirror.replace(keys.map(([table, id], i) => ({ table, id, data: records[i]?.data ?? null })))
    await refreshStatus()
  }

  async function countWaiting(): Promise<void> {
    waiting.set(await readSettled(() => database.outbox.count()))
  }

  /** Reads everything beside the rows: the number of waiting writes and the untold trash. */
  async function refreshStatus(): Promise<void> {
    await Promise.all([countWaiting(), readSettled(() => database.trash.getAll()).then(tellOf)])
  }

  function tellOf(trash: readonly TrashRecord[]): void {
    const untold = trash.filter(({ id, isTold }) => !isTold && !told.has(id))
    if (untold.length > 0 || setAside.get().length > 0) setAside.set(untold)
  }

  function show(rows: readonly RowChange[]): void {
    writes += 1
    mirror.replace(rows)
    channel.post({ kind: 'rows', keys: rows.map(({ table, id }) => [table, id] as const) })
  }

  async function write(changes: readonly Change[]): Promise<Written> {
    const written = await writeChanges(database, owner, environment, changes, (change) =>
      owner === GUEST ? childrenGoneWith(mirror, change) : [],
    )
    if (written.kind === 'written') {
      if (!hasAskedToKeep) environment.askToKeep()
      hasAskedToKeep = true
      show(written.rows)
      // A guest's writes wait for nobody.
      if (owner !== GUEST) void countWaiting().catch(whenGone)
    }
    return written
  }

  /** Asks for everything at once: each answer by itself would wait for what the page is busy with while it opens. */
  async function readAll(): Promise<void> {
    const now = environment.now()
    const [looked, clock, move] = await Promise.all([
      quarantine(database, new Date(now).toISOString(), checksIntegrity),
      continueClock(database, now),
      owner === GUEST && database.read('move'),
    ])
    // A guest store is only opened while nobody is signed in, so an interrupted move is not going on: the things are
    // the guest's again.
    if (move) await database.transaction((stores) => stores.forget('move'))
    damaged = looked.damaged
    mirror.replace(looked.rows)
    waiting.set(looked.outbox.length)
    tellOf(await dropOldTrash(database, looked.trash, clock, now))
    const missed = early ?? []
    early = null
    if (missed.length > 0) await refresh(missed.flat())
  }

  /** Another tab deleted or upgraded the database, or the browser took it away. */
  function whenGone(): void {
    if (isEnding) return
    isEnding = true
    database.close()
    isClosed.set(true)
  }

  function end(): void {
    channel.close()
    database.close()
  }

  database.onTaken = whenGone
  channel.listen((message) => {
    if (message.kind !== 'rows' || isEnding) return
    if (early) early.push(message.keys)
    else void refresh(message.keys).catch(whenGone)
  })
  try {
    await database.open()
    await readAll()
  } catch (error) {
    isEnding = true
    end()
    throw error
  }

  return {
    owner,
    database,
    mirror,
    waiting,
    setAside,
    channel,
    damaged,
    isClosed,
    write(changes) {
      const writing = write(changes).finally(() => underWay.delete(writing))
      underWay.add(writing)
      return writing
    },
    async markTold(ids) {
      for (const id of ids) told.add(id)
      // At once: whoever looks while it is being noted must not tell of it again.
      setAside.set(setAside.get().filter(({ id }) => !told.has(id)))
      await database.transaction(async ({ trash }) => {
        const records = await trash.getMany(ids)
        await trash.put(records.flatMap((record) => (record ? [{ ...record, isTold: true }] : [])))
      })
      await refreshStatus()
      channel.post({ kind: 'rows', keys: [] })
    },
    noteStorage: (isTight) =>
      database.transaction(async (stores) => {
        const isTold = (await stores.read('isToldOfStorage')) === true
        if (isTight && !isTold) await stores.keep('isToldOfStorage', true)
        if (!isTight) await stores.forget('isToldOfStorage')
        return isTight && !isTold
      }),
    async showRows(rows) {
      show(rows)
      await refreshStatus()
    },
    close() {
      isEnding = true
      if (underWay.size === 0) end()
      else void Promise.allSettled(underWay).then(end)
    },
  }
}

/**
 * Children of a deleted row, including those added after a change that is now undone. For accounts the server adds
 * them, see docs/sync.md.
 */
function childrenGoneWith(mirror: Mirror, { table, rowId, op }: Change): Change[] {
  if (op !== 'delete') return []
  return childTablesOf(table).flatMap(({ table: name, field }) => {
    const rows: readonly (RowData & { readonly id: string })[] = mirror.rowsOf(name)
    const children = rows.filter((row) => row[field] === rowId)
    return children.map(({ id }): Change => ({ table: name, rowId: id, op: 'delete' }))
  })
}
