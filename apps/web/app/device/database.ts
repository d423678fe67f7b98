import type { TableName } from '@glimmer/domain/tables'
import type { Change, Mutation, RowData } from '@glimmer/sync/change'
import type { Cursor } from '@glimmer/sync/cursor'
import type { RejectionReason, Storage } from '@glimmer/sync/protocol'
import {
  deleteDatabase,
  inTransaction,
  openConnection,
  type StoreReader,
  type StoreWriter,
  storeOver,
} from './object-stores.ts'
import type { ClockRun, SeenSince } from './trusted-clock.ts'

/** The owner of a guest's database. An account's database is owned by the account's id. */
export const GUEST = 'guest'

/**
 * A row as it lies on the device. `data` is what the person sees. `base` is the server's row and is kept only
 * while changes to the row wait to be confirmed; null means that there is no row.
 */
export interface RowRecord {
  readonly table: TableName
  readonly id: string
  readonly data: RowData | null
  readonly base?: RowData | null
}

/** One write that the server has not confirmed yet. `seq` is the order of the writes. */
export interface OutboxRecord {
  readonly seq: number
  readonly mutation: Mutation
}

/**
 * Why something lies in the trash: the person deleted it, the server could not take it (see `RejectionReason`;
 * `refused` is a request it did not understand), the person chose the server's copy (`replaced`), or words of another device
 * were overruled by what was written here without having seen them (`overruled`), or a connected calendar overruled what was
 * written here (`calendar`).
 */
export type TrashReason = 'deleted' | RejectionReason | 'refused' | 'replaced' | 'overruled' | 'calendar'

/** Something a person may want back. `changes` bring it back, or are what could not be kept. */
export interface TrashRecord {
  readonly id: number
  readonly at: string
  readonly reason: TrashReason
  /** Whether the person was told of it. Their own deletions count as told. */
  readonly isTold: boolean
  readonly changes: readonly Change[]
}

/**
 * The open question after the device met a server that was restored from an older copy. `lacking`: the changes,
 * parents before their children, that would give the server back what it had confirmed. `isToBeSent`: the person
 * wants that. `common`: the newest revision that both have seen, as far as we know.
 */
export interface Divergence {
  readonly lacking: readonly Change[]
  readonly isToBeSent: boolean
  readonly common: number | null
  readonly cursor: Cursor | null
  readonly generation: number
}

/** Something in one of the stores that is not a valid record, see `quarantine.ts`. */
export interface DamagedRecord {
  readonly at: string
  readonly store: string
  readonly record: unknown
}

/** Everything about one owner that is not a row. A missing entry means: not yet. */
export interface Meta {
  cursor: Cursor | null
  /**
   * Earlier cursors, newest last, with growing gaps: by them the device finds out from where on a restored server has
   * another history. Null stands for the time before anything was written.
   */
  trail: readonly (Cursor | null)[]
  /** The newest revision that the server confirmed to this device, until the device has read as far. */
  unread: Cursor
  generation: number
  /** How much of the person's room on the server is used, and how much there is; absent where there is no limit. */
  storage: Storage
  /** Whether the person was told that it is nearly used up. */
  isToldOfStorage: true
  /** The schema version in which the cursor was reached. */
  schema: number
  divergence: Divergence
  /** Which tab runs the sync loop where the browser has no Web Locks. */
  lease: { readonly holder: string; readonly until: number }
  /** The same for the tab that rings. */
  bellLease: { readonly holder: string; readonly until: number }
  /**
   * In a guest's database: the account into which its things are moving, see `guest-move.ts`. While it is set,
   * nothing can be written.
   */
  move: { readonly id: string; readonly to: string }
  expectedSignUp: { readonly email: string }
  /** In an account's database: the move by which a guest's things came in, and which of them have arrived. */
  moved: { readonly move: string; readonly parts: readonly string[] | 'all' }
  damaged: readonly DamagedRecord[]
  /** The days that the clock has shown one after the other, see `trusted-clock.ts`. */
  clock: ClockRun
  /** In a guest's database: since when the clock has seen completed tasks gone from the lists. */
  left: SeenSince
}

interface MetaRecord {
  readonly key: string
  readonly value: unknown
}

type RowKey = [table: string, id: string]

/** The stores, for reading. */
export interface Reads {
  readonly rows: StoreReader<RowRecord, RowKey>
  readonly outbox: StoreReader<OutboxRecord, number>
  readonly trash: StoreReader<TrashRecord, number>
  /** Returns what is kept under the key, or undefined. */
  read<K extends keyof Meta>(key: K): Promise<Meta[K] | undefined>
}

/** The same inside a transaction, for writing too. */
export interface Stores extends Reads {
  readonly rows: StoreWriter<RowRecord, RowKey>
  readonly outbox: StoreWriter<OutboxRecord, number, Omit<OutboxRecord, 'seq'>>
  readonly trash: StoreWriter<TrashRecord, number, Omit<TrashRecord, 'id'>>
  keep<K extends keyof Meta>(key: K, value: Meta[K]): Promise<void>
  forget(...keys: readonly (keyof Meta)[]): Promise<void>
}

/** The database was closed, by us or because another tab or the browser took it away. */
export class DatabaseClosedError extends Error {
  override readonly name = 'DatabaseClosedError'

  constructor(options?: ErrorOptions) {
    super('The database is closed.', options)
  }
}

const VERSION = 1

/** One owner's database. Its stores are fixed: a new synced table needs no new version. Call `open` before anything else. */
export class DeviceDatabase implements Reads {
  readonly name: string
  readonly rows: Reads['rows']
  readonly outbox: Reads['outbox']
  readonly trash: Reads['trash']
  readonly read: Reads['read']
  /** Called once another tab deletes or upgrades the database, or the browser takes it away. */
  onTaken: () => void = () => {}
  readonly #factory: IDBFactory
  #connection: IDBDatabase | null = null
  #isClosed = false

  constructor(owner: string, factory: IDBFactory) {
    this.name = databaseName(owner)
    this.#factory = factory
    const { rows, outbox, trash, read } = storesOver((store) =>
      this.#connected().transaction(store).objectStore(store),
    )
    this.rows = rows
    this.outbox = outbox
    this.trash = trash
    this.read = read
  }

  async open(): Promise<void> {
    const connection = await openConnection(this.#factory, this.name, VERSION, (fresh) => {
      fresh.createObjectStore('rows', { keyPath: ['table', 'id'] })
      fresh.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true })
      fresh.createObjectStore('meta', { keyPath: 'key' })
      fresh.createObjectStore('trash', { keyPath: 'id', autoIncrement: true })
    })
    if (this.#isClosed) {
      connection.close()
      throw new DatabaseClosedError()
    }
    connection.onversionchange = () => this.#giveUp()
    connection.onclose = () => this.#giveUp()
    this.#connection = connection
  }

  /**
   * Runs a transaction: all or nothing, and durable once it resolves. `work` uses only the stores it is given and
   * waits for nothing else, as IndexedDB would otherwise commit early.
   */
  async transaction<T>(work: (stores: Stores) => Promise<T>): Promise<T> {
    const connection = this.#connected()
    try {
      return await inTransaction(connection, (transaction) =>
        work(storesOver((store) => transaction.objectStore(store))),
      )
    } catch (error) {
      throw this.#isClosed ? new DatabaseClosedError({ cause: error }) : error
    }
  }

  async keep<K extends keyof Meta>(key: K, value: Meta[K]): Promise<void> {
    await this.transaction((stores) => stores.keep(key, value))
  }

  /** Closes the connection; transactions under way still finish. */
  close(): void {
    this.#isClosed = true
    this.#connection?.close()
    this.#connection = null
  }

  /** Closes it here and everywhere else, and deletes it. */
  async delete(): Promise<void> {
    this.close()
    await deleteDatabase(this.#factory, this.name)
  }

  #giveUp(): void {
    this.close()
    this.onTaken()
  }

  #connected(): IDBDatabase {
    if (!this.#connection) throw new DatabaseClosedError()
    return this.#connection
  }
}

function storesOver(open: (store: 'rows' | 'outbox' | 'meta' | 'trash') => IDBObjectStore): Stores {
  const meta = storeOver<MetaRecord, string>(() => open('meta'))
  return {
    rows: storeOver(() => open('rows')),
    outbox: storeOver(() => open('outbox')),
    trash: storeOver(() => open('trash')),
    async read<K extends keyof Meta>(key: K) {
      const record = await meta.get(key)
      return record?.value as Meta[K] | undefined
    },
    keep: (key, value) => meta.put([{ key, value }]),
    forget: (...keys) => meta.delete(keys),
  }
}

export function databaseName(owner: string): string {
  return `glimmer:${owner}`
}
