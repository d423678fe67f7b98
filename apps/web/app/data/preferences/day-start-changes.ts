import { dayStartPatch } from '@glimmer/domain/days/day-starts'
import { type DatedRows, redate } from '@glimmer/domain/days/redate'
import { stamped } from '@glimmer/domain/preferences/preference-edits'
import type { Change, Insert } from '@glimmer/sync/change'
import type { DeviceStore } from '../../device/store.ts'
import { updateStep, updateTask } from '../tasks/task-rows.ts'
import { stepsIn, tasksIn } from '../tasks/tasks-in.ts'
import { dayStartIn } from './own-day.ts'
import { preferencesIn, putPreferences } from './preferences.ts'

type Store = Pick<DeviceStore, 'mirror'>

/**
 * The changes that let the day begin at another hour. What was done today by the old start stays done today, see
 * `redate`.
 */
export function changeDayStart(store: Store, to: number, now: Date): Change[] {
  const change = { from: dayStartIn(store), to, now }
  const { tasks, subtasks, wins, checkins } = redate(datedRows(store), change)
  const preferences = preferencesIn(store)
  const start = stamped(preferences, { workingStyle: dayStartPatch(to) }, now)
  return [
    putPreferences(start),
    ...tasks.map(({ id, data }) => updateTask(id, data)),
    ...subtasks.map(({ id, data }) => updateStep(id, data)),
    ...wins.flatMap(({ id, newId, data }) =>
      moveFrom(id, { table: 'wins', rowId: newId, op: 'insert', data }),
    ),
    ...checkins.flatMap(({ id, newId, data }) =>
      moveFrom(id, { table: 'daily_checkins', rowId: newId, op: 'insert', data }),
    ),
  ]
}

function datedRows(store: Store): DatedRows {
  return {
    tasks: tasksIn(store),
    subtasks: stepsIn(store),
    wins: store.mirror.rowsOf('wins'),
    checkins: store.mirror.rowsOf('daily_checkins'),
  }
}

function moveFrom(id: string, insert: Insert): Change[] {
  return [{ table: insert.table, rowId: id, op: 'delete' }, insert]
}
