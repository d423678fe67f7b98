import { isInTheMiddle as isIn } from '@glimmer/domain/visits/in-the-middle'
import type { DeviceStore } from '../device/store.ts'
import { readText, watchText } from '../lib/browser-storage.ts'
import { anyText, deviceSetting } from '../lib/device-setting.ts'
import { type KeyOf, ownedNameOf } from '../lib/kept-keys.ts'
import { todayOf } from './preferences/own-day.ts'

type Store = Pick<DeviceStore, 'mirror' | 'owner'>

const touchedOn = deviceSetting({ key: 'draft-touched-on', scope: 'owner', ...anyText })

/** What is being added: a task, an event or a thought. */
const ADDING: readonly KeyOf<'owner'>[] = [
  'quick-add',
  'new-task',
  'new-task-step',
  'new-event',
  'brain-dump',
]

/** Whether a new task is half written, however long ago, without loading the form that could read it. */
export function isTaskHalfWritten(owner: string): boolean {
  return hasDraft(owner, ['new-task', 'new-task-step'])
}

/** Whether the person is in the middle of adding something, today. */
export function isInTheMiddle(store: Store): boolean {
  const draft = { isKept: hasDraft(store.owner, ADDING), touchedOn: touchedOn(store.owner).get() }
  return isIn(draft, todayOf(store, new Date()))
}

/** Notes the day on which something is being written; returns how to stop that. */
export function watchWriting(store: Store): () => void {
  const note = (_before: string | null, now: string | null) => {
    if (now !== null) touchedOn(store.owner).set(todayOf(store, new Date()))
  }
  const stops = ADDING.map((key) => watchText(ownedNameOf(store.owner, key), note))
  return () => stops.forEach((stop) => stop())
}

function hasDraft(owner: string, keys: readonly KeyOf<'owner'>[]): boolean {
  return keys.some((key) => readText('device', ownedNameOf(owner, key)) !== null)
}
