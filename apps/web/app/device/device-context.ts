import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { TableName } from '@glimmer/domain/tables'
import type { MirrorRow } from './mirror.ts'
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
export function useRows<Row extends MirrorRow>(table: TableName): readonly Row[] {
  const { mirror } = useDevice().store
  const subscribe = useCallback((listener: () => void) => mirror.subscribe(table, listener), [mirror, table])
  return useSyncExternalStore(subscribe, () => mirror.rowsOf(table), nothing) as readonly Row[]
}

const NOTHING: readonly never[] = []
const nothing = () => NOTHING
