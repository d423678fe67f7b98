import type { DeviceStore } from '../../device/store.ts'

/** Whether any calendar is connected now. */
export function hasConnectedIn({ mirror }: Pick<DeviceStore, 'mirror'>): boolean {
  return mirror.rowsOf('calendar_integrations').length > 0
}

/** Calls back whenever events have changed, here or by a sync. Returns how to end that. */
export function watchEvents({ mirror }: Pick<DeviceStore, 'mirror'>, onChange: () => void): () => void {
  return mirror.subscribe('calendar_events', onChange)
}
