import { type Change, rowKey } from '@glimmer/sync/change'
import { type ImportPlan, planImport } from '@glimmer/sync/export/plan-import'
import type { FileContent, TrashEntry } from '@glimmer/sync/export/read-export-file'
import { sameJson } from '@glimmer/sync/merge'
import type { TrashReason } from './database.ts'
import type { DeviceStore } from './store.ts'
import { isTrashOld } from './trash.ts'
import type { Written } from './write.ts'

/**
 * The outcome of an import. What was written stays even where it stopped; importing the file again continues from
 * there.
 */
export interface Imported {
  readonly plan: ImportPlan
  /** Why it did not come to its end, if it did not. `storage`: the device could not store more. */
  readonly stop: Exclude<Written['kind'], 'written'> | 'storage' | null
  /** What takes it back, one write each. */
  readonly undo: readonly (readonly Change[])[]
}

/** Plans what a file would do to what is here now. */
export function planFor({ mirror }: Pick<DeviceStore, 'mirror'>, { rows }: FileContent): ImportPlan {
  return planImport(rows, (table, id) => mirror.rowOf(table, id))
}

/** How many of the rows of a plan were deleted on this device and would come back. */
export async function countComingBack({ database }: DeviceStore, { writes }: ImportPlan): Promise<number> {
  const records = (await database.trash.getAll()).filter(({ reason }) => reason === 'deleted')
  const deleted = new Set(records.flatMap(({ changes }) => changes.map(keyOf)))
  return writes.flat().filter((change) => change.op === 'insert' && deleted.has(keyOf(change))).length
}

function keyOf({ table, rowId }: Change): string {
  return rowKey(table, rowId)
}

/**
 * Brings a file in, one write after the other, and its trash last. The store must know what the account has: an account
 * must have finished its first pull. Never rejects.
 */
export async function importFile(
  store: DeviceStore,
  content: FileContent,
  onProgress: (done: number, all: number) => void,
  now: number = Date.now(),
): Promise<Imported> {
  const plan = planFor(store, content)
  const undo: (readonly Change[])[] = []
  for (const [i, planned] of plan.writes.entries()) {
    onProgress(i, plan.writes.length)
    // A sync may have brought one of the rows since the plan was made.
    const changes = planned.filter(
      ({ op, table, rowId }) => op !== 'insert' || !store.mirror.rowOf(table, rowId),
    )
    if (changes.length === 0) continue
    const written = await writeSafely(store, changes)
    if (written.kind !== 'written') return { plan, stop: written.kind, undo }
    undo.unshift(written.undo)
  }
  const isTrashIn = await addToTrash(store, content.trash, now)
  return { plan, stop: isTrashIn ? null : 'storage', undo }
}

/** Undoes an import. Resolves with whether all of it could be undone. */
export async function undoImport(store: DeviceStore, { undo }: Imported): Promise<boolean> {
  for (const changes of undo) if ((await writeSafely(store, changes)).kind !== 'written') return false
  return true
}

async function writeSafely(
  store: Pick<DeviceStore, 'write'>,
  changes: readonly Change[],
): Promise<Written | { readonly kind: 'storage' }> {
  try {
    return await store.write(changes)
  } catch {
    return { kind: 'storage' }
  }
}

/** Puts what a file has in its trash into ours, unless it is there already or too old to be kept. */
async function addToTrash(
  { database }: DeviceStore,
  entries: readonly TrashEntry[],
  now: number,
): Promise<boolean> {
  try {
    await database.transaction(async ({ trash }) => {
      const here = await trash.getAll()
      const isHere = ({ at, changes }: TrashEntry) =>
        here.some((record) => record.at === at && sameJson(record.changes, changes))
      const wanted = entries.filter((entry) => !isTrashOld(entry.at, now) && !isHere(entry))
      await trash.add(
        wanted.map(({ at, reason, changes }) => ({
          at,
          reason: reason as TrashReason,
          isTold: true,
          changes,
        })),
      )
    })
    return true
  } catch {
    return false
  }
}
