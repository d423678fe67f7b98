import {
  mayAskSetUp as mayAsk,
  type SetUpAsked,
  setUpAskedSchema,
  type SetUpQuestion,
} from '@glimmer/domain/preferences/set-up-questions'
import * as z from 'zod/mini'
import type { DeviceStore } from '../../device/store.ts'
import { deviceSetting } from '../../lib/device-setting.ts'
import { tasksIn } from '../tasks/tasks-in.ts'
import { todayOf } from './own-day.ts'

type Store = Pick<DeviceStore, 'mirror' | 'owner'>

const setUpAsked = deviceSetting<SetUpAsked | null>({
  key: 'set-up-asked',
  scope: 'owner',
  schema: z.nullable(setUpAskedSchema),
  fallback: null,
})

/** Whether this question may come by itself now. */
export function mayAskSetUp(store: Store, question: SetUpQuestion, isGuest: boolean): boolean {
  return mayAsk(question, {
    asked: setUpAsked(store.owner).get(),
    today: todayOf(store, new Date()),
    isGuest,
    hasDone: hasDoneSomething(store),
  })
}

/** Remembers that it is asked today. */
export function noteSetUpAsked(store: Store, question: SetUpQuestion): void {
  setUpAsked(store.owner).set({ question, on: todayOf(store, new Date()) })
}

/** Also where the wins were cleared: a task that is done is still there. */
export function hasDoneSomething(store: Store): boolean {
  return store.mirror.rowsOf('wins').length > 0 || tasksIn(store).some(({ completed }) => completed)
}
