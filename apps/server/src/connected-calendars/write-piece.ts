import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Change } from '@glimmer/sync/change'
import type { Transaction } from 'kysely'
import type { Database } from '../db/open.ts'
import type { PersonalTables } from '../db/tables.ts'
import { noteChanges } from '../notifications/note-changes.ts'
import { carryOut } from '../sync/apply-mutation.ts'
import { type Counter, lockCounter } from '../sync/counter.ts'
import { takeBite } from '../sync/deletes-in-pieces.ts'
import { ConnectorTrouble } from './connector.ts'
import { holdLease, type Leased, LeaseLost } from './lease.ts'

type Trx = Transaction<PersonalTables>

export interface Writing {
  readonly database: Database
  /** Bytes that a person may store; null is no limit. */
  readonly quota: number | null
  readonly leased: Pick<Leased, 'userId' | 'accountId' | 'lease'>
  readonly now: () => Date
}

/** What a piece of a sync does with the person's rows. */
export interface Piece {
  readonly trx: Trx
  readonly userId: string
  /** The person's newest revision; what is written makes the next one. */
  readonly rev: number
  /** Writes as one of the person's devices would. Once. Returns the revision in which the rows are then. */
  write(changes: readonly Change[]): Promise<number>
}

/**
 * Runs one piece of a sync: in the person's scope, under the lock of all their writes, and only where the account is still
 * ours to sync. What it writes and what it notes of the other side are there together or not at all.
 */
export function inPiece<T>(writing: Writing, work: (piece: Piece) => Promise<T>): Promise<T> {
  const { database, leased, now, quota } = writing
  const { userId } = leased
  return thenOthers(
    database.withUser(userId, async (trx) => {
      // Another look takes it up again, once there is room.
      if (!database.hasRoom()) throw new LeaseLost('the disk is nearly full')
      const counter = await lockCounter(trx, userId)
      await holdLease(trx, leased, now())
      const write = (changes: readonly Change[]) => writeWithin({ trx, userId, counter, quota }, changes)
      return work({ trx, userId, rev: counter.rev, write })
    }),
  )
}

/** Lets others have their turn after a piece: the embedded database answers without yielding to the event loop. */
export async function thenOthers<T>(piece: Promise<T>): Promise<T> {
  const done = await piece
  await nextTurn()
  return done
}

interface Within {
  readonly trx: Trx
  readonly userId: string
  readonly counter: Counter
  readonly quota: number | null
}

async function writeWithin(
  { trx, userId, counter, quota }: Within,
  changes: readonly Change[],
): Promise<number> {
  if (changes.length === 0) return counter.rev
  const brings = changes.some(({ op }) => op === 'insert')
  if (brings && quota !== null && counter.storedBytes >= quota) throw new ConnectorTrouble('too_large')
  const done = await carryOut(trx, userId, counter, { id: randomUUID(), changes, keepsDeleted: true })
  if (done.kind === 'rejected') throw new Error(`a sync could not be written: ${done.reason}`)
  await noteChanges(trx, userId, changes)
  return done.rev
}

interface Around {
  /** Called in each transaction before it deletes. */
  readonly before?: (piece: Piece) => Promise<void>
  /** Called in the last one, after it has. */
  readonly last: (piece: Piece) => Promise<void>
}

/** Deletes events and what belongs to them; very many in several transactions. */
export async function deleteInPieces(
  run: <T>(work: (piece: Piece) => Promise<T>) => Promise<T>,
  eventIds: readonly string[],
  { before, last }: Around,
): Promise<void> {
  const deletes = eventIds.map((rowId): Change => ({ table: 'calendar_events', rowId, op: 'delete' }))
  for (let isDone = false; !isDone;) {
    isDone = await run(async (piece) => {
      const bite = await takeBite(piece.trx, piece.userId, deletes)
      if (bite.kind === 'too_large') throw new Error('only deletes are never too large')
      await before?.(piece)
      await piece.write(bite.kind === 'piece' ? bite.deletes : bite.changes)
      if (bite.kind === 'whole') await last(piece)
      return bite.kind === 'whole'
    })
  }
}
