import { createStore } from '../../lib/create-store.ts'

/** What a row says of its task's next reminder, '15:00' or 'Tomorrow', by the task's id. Filled once there are reminders. */
export const reminderSigns = createStore<ReadonlyMap<string, string>>(new Map())
