import { isInTheMiddle as isIn } from '@glimmer/domain/visits/in-the-middle'
import type { DeviceStore } from '../device/store.ts'
import { readText, watchText } from '../lib/browser-storage.ts'
import { anyText, deviceSetting } from '../lib/device-setting.ts'
import { type KeyOf, ownedNameOf } from '../lib/kept-keys.ts'
import { todayOf } from './preferences/own-day.ts'

type Store = Pick<DeviceStore, 'mirror' | 'owner'>

const touchedOn = deviceSetting({ key: 'draft-touched-on', scope: 'owner', ...anyText })

/** The day on which the new task was last written in; empty where the person wants no word of it. */
export const newTaskTouchedOn = deviceSetting({ key: 'new-task-touched-on', scope: 'owner', ...anyText })

/** The form of a new task. */
export const NEW_TASK: readonly KeyOf<'owner'>[] = ['new-task', 'new-task-step']
/** What is being added: a task, an event or a thought. */
const ADDING: readonly KeyOf<'owner'>[] = ['quick-add', ...NEW_TASK, 'new-event', 'brain-dump']

/** Whether the person is in the middle of adding something, today. */
export function isInTheMiddle(store: Store): boolean {
  const draft = { isKept: hasDraft(store.owner, ADDING), touchedOn: touchedOn(store.owner).get() }
  return isIn(draft, todayOf(store, new Date()))
}

/** Notes the day on which something is being written; returns how to stop that. */
export function watchWriting(store: Store): () => void {
  const stops = ADDING.map((key) =>
    watchText(ownedNameOf(store.owner, key), (_before, now) => {
      if (now === null) return
      const today = todayOf(store, new Date())
      touchedOn(store.owner).set(today)
      if (NEW_TASK.includes(key)) newTaskTouchedOn(store.owner).set(today)
    }),
  )
  return () => stops.forEach((stop) => stop())
}

/** Whether something is written under one of these keys, without loading the form that could read it. */
export function hasDraft(owner: string, keys: readonly KeyOf<'owner'>[]): boolean {
  return keys.some((key) => readText('device', ownedNameOf(owner, key)) !== null)
}
