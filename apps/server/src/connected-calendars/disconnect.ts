import type { Change } from '@glimmer/sync/change'
import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from '../db/open.ts'
import type { PersonalTables } from '../db/tables.ts'
import { noteChanges } from '../notifications/note-changes.ts'
import { carryOut } from '../sync/apply-mutation.ts'
import { lockCounter } from '../sync/counter.ts'
import { forgetStored } from './forget-stored.ts'
import { deleteInPieces, type Piece, thenOthers } from './write-piece.ts'

type Trx = Transaction<PersonalTables>

const EVENTS_AT_ONCE = 100

/**
 * Forgets an account, and keeps or removes the copies of its events. Done piece by piece, and begun again where it was cut
 * off: what opens the account goes first, so that nothing is asked there any more.
 */
export async function disconnectAccount(
  database: Database,
  userId: string,
  accountId: string,
  copies: 'keep' | 'remove',
): Promise<void> {
  const calendars = await database.withUser(userId, async (trx) => {
    await trx
      .updateTable('calendar_accounts')
      .set({ state: 'paused', lease: null, leased_until: null })
      .where('user_id', '=', userId)
      .where('id', '=', accountId)
      .execute()
    const rows = await trx
      .selectFrom('calendar_integrations')
      .select('id')
      .where('user_id', '=', userId)
      .where('account_id', '=', accountId)
      .execute()
    return rows.map(({ id }) => id)
  })
  await database.forSeveral(async (trx) => {
    await trx
      .deleteFrom('calendar_credentials')
      .where('user_id', '=', userId)
      .where('account_id', '=', accountId)
      .execute()
  })
  const run = <T>(work: (piece: Piece) => Promise<T>) => inOwnPiece(database, userId, work)
  for (const calendarId of calendars) {
    for (;;) {
      const ids = await database.withUser(userId, (trx) => eventsOf(trx, userId, calendarId))
      if (ids.length === 0) break
      if (copies === 'remove') await deleteInPieces(run, ids, { last: () => Promise.resolve() })
      else await run(({ write }) => write(ids.map(becomesOwn)))
    }
  }
  for (const rowId of calendars) {
    await forgetStored(database, userId, rowId)
    await run(({ write }) => write([{ table: 'calendar_integrations', rowId, op: 'delete' }]))
  }
  await run(async ({ trx }) => {
    await trx
      .deleteFrom('calendar_accounts')
      .where('user_id', '=', userId)
      .where('id', '=', accountId)
      .execute()
  })
}

const becomesOwn = (rowId: string): Change => ({
  table: 'calendar_events',
  rowId,
  op: 'update',
  data: { calendarId: null },
})

async function eventsOf(trx: Trx, userId: string, calendarId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('calendar_events')
    .select('id')
    .where('user_id', '=', userId)
    .where('calendar_id', '=', calendarId)
    .orderBy('id')
    .limit(EVENTS_AT_ONCE)
    .execute()
  return rows.map(({ id }) => id)
}

/** A piece of the person's own doing, whoever syncs. */
function inOwnPiece<T>(database: Database, userId: string, work: (piece: Piece) => Promise<T>): Promise<T> {
  const piece = database.withUser(userId, async (trx) => {
    const counter = await lockCounter(trx, userId)
    const write = async (changes: readonly Change[]) => {
      if (changes.length === 0) return counter.rev
      const done = await carryOut(trx, userId, counter, { id: randomUUID(), changes, keepsDeleted: true })
      if (done.kind === 'rejected') throw new Error(`an account could not be disconnected: ${done.reason}`)
      await noteChanges(trx, userId, changes)
      return done.rev
    }
    return work({ trx, userId, rev: counter.rev, write })
  })
  return thenOthers(piece)
}
