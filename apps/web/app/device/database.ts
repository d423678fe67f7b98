import type { TableName } from '@glimmer/domain/tables'
import type { Change, Mutation, RowData } from '@glimmer/sync/change'
import type { Cursor, RejectionReason } from '@glimmer/sync/protocol'
import { Dexie, type EntityTable, type Table } from 'dexie'

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

/** What one `write` did and the server has not confirmed. `seq` is the order in which things happened. */
export interface OutboxRecord {
  readonly seq: number
  readonly mutation: Mutation
}

/**
 * Why something lies in the trash: the person deleted it, the server could not take it (see `RejectionReason`;
 * `refused` is a request it did not understand), or the person chose the server's copy (`replaced`).
 */
export type TrashReason = 'deleted' | RejectionReason | 'refused' | 'replaced'

/** Something a person may want back. `changes` bring it back, or are what could not be kept. */
export interface TrashRecord {
  readonly id: number
  readonly at: string
  readonly reason: TrashReason
  /** Whether the person knows; what they deleted themselves they know. */
  readonly isTold: boolean
  readonly changes: readonly Change[]
}

/**
 * What the device lacks an answer to after it met a server that was restored from an older copy. `lacking` are the
 * changes, parents before their children, that would give the server what it had confirmed; once the person has said
 * so, they are to be sent. `common` is the newest revision that both have seen, as far as we know.
 */
export interface Divergence {
  readonly lacking: readonly Change[]
  readonly isToBeSent: boolean
  readonly common: number | null
  readonly cursor: Cursor | null
  readonly generation: number
}

/** Everything about one owner that is not a row. A missing entry means: not yet. */
export interface Meta {
  cursor: Cursor | null
  /**
   * Where the cursor has been, newest last, with growing gaps: tells where a restored server left our history. Null
   * stands for the time when nobody had written anything.
   */
  trail: readonly (Cursor | null)[]
  /** The newest revision that the server confirmed to us, while we have not read as far. */
  unread: Cursor
  generation: number
  /** The shape of the tables in which the cursor was reached. */
  schema: number
  divergence: Divergence
  /** Which tab runs the sync loop where the browser has no Web Locks. */
  lease: { readonly holder: string; readonly until: number }
  /** In a guest's database: whose the things become, see `guest-move.ts`. While it stands, nothing can be written. */
  move: { readonly id: string; readonly to: string }
  expectedSignUp: { readonly email: string }
  /** In an account's database: by which move a guest's things came in, and which are here. */
  moved: { readonly move: string; readonly parts: readonly string[] | 'all' }
}

interface MetaRecord {
  readonly key: string
  readonly value: unknown
}

/** The stores are fixed: a new synced table needs no new version. Call `open` before anything else. */
export class DeviceDatabase extends Dexie {
  declare readonly rows: Table<RowRecord, [table: string, id: string]>
  declare readonly outbox: EntityTable<OutboxRecord, 'seq'>
  declare readonly meta: EntityTable<MetaRecord, 'key'>
  declare readonly trash: EntityTable<TrashRecord, 'id'>

  constructor(owner: string, indexedDb: IDBFactory) {
    super(databaseName(owner), {
      indexedDB: indexedDb,
      IDBKeyRange,
      chromeTransactionDurability: 'strict',
      // Else a tab that was told to let go of a deleted database would make it anew with its next question.
      autoOpen: false,
    })
    this.version(1).stores({ rows: '[table+id]', outbox: '++seq', meta: 'key', trash: '++id' })
  }

  /** Returns what is kept under the key, or undefined. Works inside a transaction that includes `meta`. */
  async read<K extends keyof Meta>(key: K): Promise<Meta[K] | undefined> {
    const record = await this.meta.get(key)
    return record?.value as Meta[K] | undefined
  }

  async keep<K extends keyof Meta>(key: K, value: Meta[K]): Promise<void> {
    await this.meta.put({ key, value })
  }
}

export function databaseName(owner: string): string {
  return `glimmer:${owner}`
}
