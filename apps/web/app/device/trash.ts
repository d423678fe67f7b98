import { rowKey } from '@glimmer/sync/change'
import type { DeviceDatabase } from './database.ts'
import { continueClock, hasSeen } from './trusted-clock.ts'

/** How long the trash keeps something. */
const TRASH_DAYS = 30
const DAY = 24 * 60 * 60_000

/** Whether an entry that came into the trash at that instant is past its time. */
export function isTrashOld(at: string, now: number): boolean {
  return now - Date.parse(at) > TRASH_DAYS * DAY
}

/** Deletes what is past its time, once the clock has shown that many days one after the other. */
export async function dropOldTrash(database: DeviceDatabase, now: number): Promise<void> {
  const run = await continueClock(database, now)
  if (!hasSeen(run, TRASH_DAYS)) return
  const old = (await database.trash.getAll()).filter(({ at }) => isTrashOld(at, now))
  if (old.length > 0) await database.transaction(({ trash }) => trash.delete(old.map(({ id }) => id)))
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
