import { type Change, type Insert, rowKey } from '@glimmer/sync/change'
import { meetRow } from '@glimmer/sync/meet-row'
import type { DeviceDatabase, Stores } from './database.ts'
import type { Environment } from './environment.ts'
import { splitChanges } from '@glimmer/sync/families'
import type { RowChange } from './mirror.ts'
import type { DeviceStore } from './store.ts'
import { writeInto } from './write.ts'

/** The account's side of a guest's move, see `guest-move.ts`. */

/** Brings each part in once, however often it is tried: what came in is noted in the same transaction. */
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
      id: derivedId(part, moveId),
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

/**
 * The id of the mutation that brings these in. It follows from the move and the first row, so that a try after the
 * account's database was wiped does nothing twice; another move makes other ids, as it may bring other things. UUIDs of
 * version 8 are free for such ids; no secure context is needed to make one.
 */
function derivedId([first]: readonly Change[], moveId: string): string {
  const source = `${moveId} ${first ? rowKey(first.table, first.rowId) : ''}`
  const hex = [1, 2, 3, 4].map((seed) => hash(source, seed).toString(16).padStart(8, '0')).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3})(.{4})(.{12})$/, '$1-$2-8$3-$4-$5')
}

/** A 32-bit hash, well mixed. */
function hash(text: string, seed: number): number {
  let value = Math.imul(seed, 0x9e3779b1)
  for (let i = 0; i < text.length; i += 1) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x85ebca6b)
    value ^= value >>> 13
  }
  return Math.imul(value, 0xc2b2ae35) >>> 0
}
