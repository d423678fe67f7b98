import { tableDefinition, tableNames } from '@glimmer/domain/tables'
import { type Change, type Mutation, type RowData, rowKey } from '@glimmer/sync/change'
import { knownFields } from '@glimmer/sync/known-fields'
import { diffObjects, sameJson } from '@glimmer/sync/merge'
import type { PulledRow } from '@glimmer/sync/protocol'
import { typedChange } from '@glimmer/sync/typed-rows'
import type { DeviceDatabase, Divergence, RowRecord, Stores } from './database.ts'
import { byFamily, splitChanges } from '@glimmer/sync/families'
import type { RowChange } from './mirror.ts'
import { baseOf, readPending, settleRow, storeRecords } from './pending.ts'
import { isKnown, noteCursor, type Reading } from './pull-page.ts'

/**
 * A server that was restored from an older copy does not know what this device has read. Nothing is thrown away: what
 * only the server has is added, what it lacks is noted, and the person decides. Each device is asked in its turn
 * while people go on writing, so a device must not undo what others did after the restore.
 */

export interface Meeting {
  /** All rows of the server, and the deletions that it still knows of. */
  readonly rows: readonly PulledRow[]
  readonly reading: Reading
  /**
   * The newest revision that both have seen: everything newer on the server was made after its restore. Null where
   * none is known; then all that the server has counts as older than the device's.
   */
  readonly common: number | null
  readonly at: string
  readonly randomId: () => string
}

/**
 * Compares the device with the server and returns the rows that look different now. What was written on the server
 * after its restore wins, and the device's version goes to the trash; what only the server has is added. If the
 * server lacks nothing, or the person wants it to get what it lacks, normal sync goes on.
 */
export async function meetRestored(database: DeviceDatabase, meeting: Meeting): Promise<RowChange[]> {
  const { reading, common, at, randomId } = meeting
  return database.transaction(async (stores) => {
    const { lacking, replaced, taken } = compare(await stores.rows.getAll(), meeting)
    if (replaced.length > 0) {
      await stores.trash.add([{ at, reason: 'replaced', isTold: true, changes: parentsFirst(replaced) }])
    }
    const isToBeSent = (await stores.read('divergence'))?.isToBeSent ?? false
    const divergence = { lacking: parentsFirst(lacking), isToBeSent, common, ...reading }
    if (lacking.length > 0 && !isToBeSent) await stores.keep('divergence', divergence)
    else await takeUp(stores, divergence, toMutations(divergence, randomId))
    const pending = await readPending(stores)
    const added = isToBeSent ? lacking.filter(({ op }) => op === 'insert') : []
    const records = [
      ...taken.map((row) => settleRow(row, row.data, pending)),
      ...added.map(({ table, rowId }) => settleRow({ table, id: rowId }, null, pending)),
    ]
    await storeRecords(stores, records)
    return records
  })
}

function compare(local: readonly RowRecord[], { rows, common }: Meeting) {
  const known = rows.filter((row) => isKnown(row))
  const onServer = new Map(known.map((row) => [rowKey(row.table, row.id), row]))
  const ours = new Set<string>()
  const lacking: Change[] = []
  const replaced: Change[] = []
  for (const record of local) {
    const base = baseOf(record)
    if (!base) continue
    const key = rowKey(record.table, record.id)
    const theirs = onServer.get(key)
    const change = lackingChange(record, base, theirs?.data ?? null)
    if (change && theirs && common !== null && theirs.rev > common) {
      replaced.push(change)
      continue
    }
    ours.add(key)
    if (change) lacking.push(change)
  }
  return { lacking, replaced, taken: known.filter(({ table, id }) => !ours.has(rowKey(table, id))) }
}

/**
 * The change that gives the server our row: all of it, or only the fields that differ. Null where the server has it.
 */
function lackingChange({ table, id }: RowRecord, stored: RowData, theirs: RowData | null): Change | null {
  const ours = knownFields(table, stored)
  if (!theirs) return typedChange(table, id, 'insert', ours)
  const { merged } = tableDefinition(table)
  const data: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(ours)) {
    if (sameJson(value, theirs[field])) continue
    data[field] = merged?.includes(field) ? diffObjects(theirs[field], value) : value
  }
  return Object.keys(data).length > 0 ? typedChange(table, id, 'update', data) : null
}

/** One mutation for each family, so that a row deleted on the server meanwhile does not make the others fail. */
function toMutations({ lacking, generation }: Divergence, randomId: () => string): Mutation[] {
  const parts = [...byFamily(lacking).values()].flatMap((family) => splitChanges(family))
  return parts.map((changes) => ({ id: randomId(), generation, changes }))
}

/**
 * Notes that the person wants the server to have what it lacks. The next round looks again what that is, as other
 * devices may have sent it, and sends it before all waiting writes.
 */
export async function sendLacking(database: DeviceDatabase): Promise<void> {
  return database.transaction(async (stores) => {
    const divergence = await stores.read('divergence')
    if (divergence) await stores.keep('divergence', { ...divergence, isToBeSent: true })
  })
}

/** Takes the server's copy: what the device had instead goes to the trash, and the next pull reads everything. */
export async function dropLacking(database: DeviceDatabase, at: string): Promise<void> {
  return database.transaction(async (stores) => {
    const divergence = await stores.read('divergence')
    if (!divergence) return
    await stores.trash.add([{ at, reason: 'replaced', isTold: true, changes: divergence.lacking }])
    await takeUp(stores, divergence, [])
    await stores.forget('cursor')
  })
}

/**
 * Continues from the server's cursor. Waiting writes are sent after `first`, under a generation that the server
 * knows.
 */
async function takeUp(
  stores: Stores,
  { cursor, generation, common }: Divergence,
  first: readonly Mutation[],
): Promise<void> {
  const waiting = await stores.outbox.getAll()
  const later = waiting.map(({ mutation }): Mutation => {
    return { ...mutation, generation: Math.min(mutation.generation, generation) }
  })
  await stores.outbox.clear()
  await stores.outbox.add([...first, ...later].map((mutation) => ({ mutation })))
  const trail = (await stores.read('trail')) ?? []
  await stores.keep(
    'trail',
    trail.filter((point) => common !== null && (point?.rev ?? 0) <= common),
  )
  await noteCursor(stores, cursor)
  await stores.keep('generation', generation)
  await stores.forget('divergence', 'unread')
}

function parentsFirst(changes: readonly Change[]): Change[] {
  return changes.toSorted((a, b) => tableNames.indexOf(a.table) - tableNames.indexOf(b.table))
}
