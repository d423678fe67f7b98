import { GROUPINGS, type Grouping } from '@glimmer/domain/tasks/task-groups'
import * as z from 'zod/mini'
import { deviceSetting } from '../../lib/device-setting.ts'

/** The grouping that was last chosen on this device. */
export const tasksGrouping = deviceSetting<Grouping>({
  key: 'tasks-grouping',
  scope: 'device',
  schema: z.enum(GROUPINGS),
  fallback: 'time',
})
