import { dayStartPatch } from '@glimmer/domain/days/day-starts'
import { type DatedRows, redate } from '@glimmer/domain/days/redate'
import { stamped } from '@glimmer/domain/preferences/preference-edits'
import type { Change, Insert } from '@glimmer/sync/change'
import type { DeviceStore } from '../../device/store.ts'
import { dayStartIn } from './own-day.ts'

type Store = Pick<DeviceStore, 'mirror'>

/** Lets the day begin at another hour, and what was done today by the start until now keep its place: see `redate`. */
export function changeDayStart(store: Store, to: number, now: Date): Change[] {
  const change = { from: dayStartIn(store), to, now }
  const { tasks, subtasks, wins, checkins } = redate(datedRows(store), change)
  const preferences = store.mirror.rowOf('user_preferences', 'me')
  const start = stamped(preferences, { workingStyle: dayStartPatch(to) }, now)
  return [
    { table: 'user_preferences', rowId: 'me', op: 'insert', data: start },
    ...tasks.map(({ id, data }): Change => ({ table: 'tasks', rowId: id, op: 'update', data })),
    ...subtasks.map(({ id, data }): Change => ({ table: 'subtasks', rowId: id, op: 'update', data })),
    ...wins.flatMap(({ id, newId, data }) =>
      moveFrom(id, { table: 'wins', rowId: newId, op: 'insert', data }),
    ),
    ...checkins.flatMap(({ id, newId, data }) =>
      moveFrom(id, { table: 'daily_checkins', rowId: newId, op: 'insert', data }),
    ),
  ]
}

function datedRows({ mirror }: Store): DatedRows {
  return {
    tasks: mirror.rowsOf('tasks'),
    subtasks: mirror.rowsOf('subtasks'),
    wins: mirror.rowsOf('wins'),
    checkins: mirror.rowsOf('daily_checkins'),
  }
}

function moveFrom(id: string, insert: Insert): Change[] {
  return [{ table: insert.table, rowId: id, op: 'delete' }, insert]
}
