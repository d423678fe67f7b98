import { NO_EDITS, taskEditsSchema } from '@glimmer/domain/tasks/task-edits'
import { anyText, deviceSetting } from '../../../lib/device-setting.ts'

const edits = { schema: taskEditsSchema, fallback: NO_EDITS }

// Drafts: the form of a new task, and its line for a new step.
export const newTaskEdits = deviceSetting({ key: 'new-task', scope: 'owner', ...edits })
export const newTaskStep = deviceSetting({ key: 'new-task-step', scope: 'owner', ...anyText })

// The same for a stored task, by its id.
export const taskEdits = deviceSetting({ key: 'task', scope: 'owner', ...edits })
export const taskStep = deviceSetting({ key: 'task-step', scope: 'owner', ...anyText })
