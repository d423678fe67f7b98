import { type Change, type Insert, rowKey } from '@glimmer/sync/change'
import { meetRow } from '@glimmer/sync/meet-row'
import { v5 } from 'uuid'
import type { DeviceDatabase, Stores } from './database.ts'
import type { Environment } from './environment.ts'
import { splitChanges } from '@glimmer/sync/families'
import type { RowChange } from './mirror.ts'
import type { DeviceStore } from './store.ts'
import { writeInto } from './write.ts'

/** The account's side of a guest's move, see `guest-move.ts`. */

/** Brings each part in once, however often it is tried: the same transaction notes what came in. */
export function bringIn<T>(
  database: DeviceDatabase,
  moveId: string,
  parts: readonly (readonly [key: string, part: T])[],
  bring: (part: T, stores: Stores) => Promise<void>,
): Promise<void> {
  return database.transaction(async (stores) => {
    const moved = await stores.read('moved')
    const before = moved?.move === moveId ? moved.parts : []
    if (before === 'all') return
    const isIn = new Set(before)
    for (const [key, part] of parts) {
      if (!isIn.has(key)) await bring(part, stores)
      isIn.add(key)
    }
    await stores.keep('moved', { move: moveId, parts: [...isIn] })
  })
}

/** Writes a family of rows into the account inside the transaction of `bringIn`; returns the rows that changed. */
export async function moveFamily(
  stores: Stores,
  { owner }: DeviceStore,
  environment: Environment,
  moveId: string,
  family: readonly Insert[],
): Promise<readonly RowChange[]> {
  const { changes, left } = await compare(stores, family)
  if (left.length > 0) {
    const at = new Date(environment.now()).toISOString()
    await stores.trash.add([{ at, reason: 'replaced', isTold: true, changes: left }])
  }
  const written: RowChange[] = []
  for (const part of splitChanges(changes)) {
    const result = await writeInto(stores, owner, environment, {
      changes: part,
      id: mutationId(part, moveId),
    })
    if (result.kind !== 'written') throw new Error(`A guest's rows could not move: ${result.kind}`)
    written.push(...result.rows)
  }
  return written
}

/** Which changes bring a family in, and what of it the account has differently. */
async function compare(
  stores: Stores,
  family: readonly Insert[],
): Promise<{ changes: Change[]; left: Insert[] }> {
  const present = await stores.rows.getMany(family.map(({ table, rowId }) => [table, rowId]))
  const changes: Change[] = []
  const left: Insert[] = []
  for (const [i, insert] of family.entries()) {
    const { change, isAllThere } = meetRow(insert, present[i]?.data)
    if (change) changes.push(change)
    if (!isAllThere) left.push(insert)
  }
  return { changes, left }
}

/** The namespace for the ids of these mutations. */
const MOVES = 'cba8a05a-345d-4165-87a8-7520ed29c8fd'

/**
 * The id of the mutation that brings these changes in. It follows from the move and the first row, so a second try
 * after the account's database was wiped does nothing twice. Another move makes other ids, as it may bring other
 * things.
 */
function mutationId([first]: readonly Change[], moveId: string): string {
  return v5(`${moveId} ${first ? rowKey(first.table, first.rowId) : ''}`, MOVES)
}
