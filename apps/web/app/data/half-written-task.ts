import { isRecentDraft } from '@glimmer/domain/visits/recent-draft'
import type { DeviceStore } from '../device/store.ts'
import { hasDraft, NEW_TASK, newTaskTouchedOn } from './half-written.ts'
import { todayOf } from './preferences/own-day.ts'

/** Whether a new task was half written in the last days. */
export function isTaskHalfWritten(store: Pick<DeviceStore, 'mirror' | 'owner'>): boolean {
  const { owner } = store
  return hasDraft(owner, NEW_TASK) && isRecentDraft(newTaskTouchedOn(owner).get(), todayOf(store, new Date()))
}
