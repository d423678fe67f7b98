import { randomUUID } from 'node:crypto'
import type { Change } from '@glimmer/sync/change'
import type { Transaction } from 'kysely'
import type { PersonalTables } from '../db/tables.ts'
import { carryOut } from '../sync/apply-mutation.ts'
import { lockCounter } from '../sync/counter.ts'
import { noteChanges } from './note-changes.ts'

/**
 * Writes a person's rows as one of their devices would, so that all of them hear of it. `choose` sees the rows under the
 * lock of all writes, and returns nothing where there is nothing to change.
 */
export async function writeAsServer(
  trx: Transaction<PersonalTables>,
  userId: string,
  choose: () => Promise<readonly Change[]>,
): Promise<void> {
  const counter = await lockCounter(trx, userId)
  const changes = await choose()
  if (changes.length === 0) return
  const done = await carryOut(trx, userId, counter, { id: randomUUID(), changes, keepsDeleted: true })
  if (done.kind === 'applied') await noteChanges(trx, userId, changes)
}
