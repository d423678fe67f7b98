import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { RowOf, TableName } from '@glimmer/domain/tables'
import type { Sync } from './run-sync.ts'
import type { DeviceStore } from './store.ts'

/** The open store of the session's owner, and its sync. */
export interface Device {
  readonly store: DeviceStore
  readonly sync: Sync
}

export const DeviceContext = createContext<Device | null>(null)

/** The device of the current owner. Only below `DeviceProvider`. */
export function useDevice(): Device {
  const device = use(DeviceContext)
  if (!device) throw new Error('useDevice needs a DeviceProvider above it')
  return device
}

/** All rows of a table, live. The array is the same until one of them changes. */
export function useRows<Name extends TableName>(table: Name): readonly RowOf<Name>[] {
  return useMirror(table, (mirror) => mirror.rowsOf(table), NOTHING)
}

/** One row of a table, live. The object is the same until the row changes. */
export function useRow<Name extends TableName>(table: Name, id: string | null): RowOf<Name> | undefined {
  return useMirror(table, (mirror) => (id === null ? undefined : mirror.rowOf(table, id)), undefined)
}

function useMirror<T>(table: TableName, read: (mirror: DeviceStore['mirror']) => T, prerendered: T): T {
  const { mirror } = useDevice().store
  const subscribe = useCallback((listener: () => void) => mirror.subscribe(table, listener), [mirror, table])
  return useSyncExternalStore(
    subscribe,
    () => read(mirror),
    () => prerendered,
  )
}

const NOTHING: readonly never[] = []
