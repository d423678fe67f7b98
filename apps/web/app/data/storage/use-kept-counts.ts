import { type TableName, tableNames } from '@glimmer/domain/tables'
import { useSyncExternalStore } from 'react'
import { useDevice } from '../../device/device-context.ts'
import type { DeviceStore } from '../../device/store.ts'

export type KeptCount = readonly [table: TableName, count: number]

/** How many rows of each kind this device keeps, live; without kinds of which there are none. */
export function useKeptCounts(): readonly KeptCount[] {
  const { mirror } = useDevice().store
  const text = useSyncExternalStore(
    (listener) => {
      const ends = tableNames.map((table) => mirror.subscribe(table, listener))
      return () => ends.forEach((end) => end())
    },
    () => tableNames.map((table) => mirror.rowsOf(table).length).join(),
  )
  const counts = text.split(',').map(Number)
  return tableNames.flatMap((table, at) => {
    const count = counts[at] ?? 0
    return count > 0 ? [[table, count] as const] : []
  })
}

/** When the oldest row was written that says so; null where none does. */
export function oldestIn({ mirror }: Pick<DeviceStore, 'mirror'>): Date | null {
  const moments = (['tasks', 'brain_dump_items', 'rewards'] as const).flatMap((table) =>
    mirror.rowsOf(table).map(({ createdAt }) => createdAt),
  )
  const oldest = moments.reduce<string | null>(
    (least, one) => (least === null || one < least ? one : least),
    null,
  )
  return oldest === null ? null : new Date(oldest)
}

/** How many rows of each kind wait to be sent to the server. */
export async function waitingCounts({
  database,
}: Pick<DeviceStore, 'database'>): Promise<readonly KeptCount[]> {
  const waiting = (await database.outbox.getAll()).flatMap(({ mutation }) => mutation.changes)
  return tableNames.flatMap((table) => {
    const rows = new Set(waiting.filter((change) => change.table === table).map(({ rowId }) => rowId))
    return rows.size > 0 ? [[table, rows.size] as const] : []
  })
}
