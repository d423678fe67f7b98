import { rowKey } from '@glimmer/sync/change'
import type { DeviceDatabase, TrashRecord } from './database.ts'
import { type ClockRun, hasSeen } from './trusted-clock.ts'

/** How long the trash keeps something. */
const TRASH_DAYS = 30
const DAY = 24 * 60 * 60_000

/** Whether an entry that came into the trash at that instant is past its time. */
export function isTrashOld(at: string, now: number): boolean {
  return now - Date.parse(at) > TRASH_DAYS * DAY
}

/**
 * Deletes what is past its time from the whole trash, once the clock has shown that many days one after the other. Returns
 * the rest.
 */
export async function dropOldTrash(
  database: DeviceDatabase,
  trash: readonly TrashRecord[],
  clock: ClockRun,
  now: number,
): Promise<readonly TrashRecord[]> {
  if (!hasSeen(clock, TRASH_DAYS)) return trash
  const old = trash.filter(({ at }) => isTrashOld(at, now))
  if (old.length > 0) await database.transaction((stores) => stores.trash.delete(old.map(({ id }) => id)))
  return trash.filter((record) => !old.includes(record))
}

/** Takes rows out of the trash for good, by their keys (see `rowKey`). The other rows of an entry stay in it. */
export function dropFromTrash(database: DeviceDatabase, keys: ReadonlySet<string>): Promise<void> {
  return database.transaction(async ({ trash }) => {
    for (const record of await trash.getAll()) {
      const changes = record.changes.filter(({ table, rowId }) => !keys.has(rowKey(table, rowId)))
      if (changes.length === record.changes.length) continue
      // What only deletes brings nothing back.
      if (changes.some(({ op }) => op !== 'delete')) await trash.put([{ ...record, changes }])
      else await trash.delete([record.id])
    }
  })
}
