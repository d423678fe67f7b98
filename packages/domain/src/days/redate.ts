import type { DailyCheckin, DailyCheckinData } from '../energy/daily-checkin.ts'
import type { Subtask, SubtaskData } from '../tasks/subtask.ts'
import type { Task, TaskData } from '../tasks/task.ts'
import { taskOfWin, type Win, winId, type WinData } from '../tasks/win.ts'
import { dayOf } from './own-day.ts'

/** Rows with dates by the person's own days. */
export interface DatedRows {
  readonly tasks: readonly Task[]
  readonly subtasks: readonly Subtask[]
  readonly wins: readonly Win[]
  readonly checkins: readonly DailyCheckin[]
}

/** The hour at which the day began until now, and the one at which it begins from now on. */
export interface StartChange {
  readonly from: number
  readonly to: number
  readonly now: Date
}

/** Rows that get another date. The date is part of the ids of wins and check-ins, so those move to another id. */
export interface Redated {
  readonly tasks: readonly { readonly id: string; readonly data: Partial<TaskData> }[]
  readonly subtasks: readonly { readonly id: string; readonly data: Partial<SubtaskData> }[]
  readonly wins: readonly Moved<WinData>[]
  readonly checkins: readonly Moved<DailyCheckinData>[]
}

interface Moved<Data> {
  readonly id: string
  readonly newId: string
  readonly data: Data
}

/**
 * Keeps done what was done today when a new start of the day changes which day it is now, as it can at night. Dates
 * that are today by the old start are replaced by the day that the new start gives them: a win has a time, so its own
 * day can be found, and its task and steps follow it; what has no win becomes today. Older days stay, and nothing
 * changes where today is the same day by both starts.
 */
export function redate(rows: DatedRows, change: StartChange): Redated {
  const today = { before: dayOf(change.now, change.from), after: dayOf(change.now, change.to) }
  if (today.before === today.after) return { tasks: [], subtasks: [], wins: [], checkins: [] }
  const stepIds = new Set(rows.subtasks.map(({ id }) => id))
  const winIds = new Set(rows.wins.map(({ id }) => id))
  const days = redateWins(
    rows.wins.filter(({ id }) => !stepIds.has(taskOfWin(id))),
    change,
    today,
  )
  // A check-in and 'Not this time' have no time of their own: they keep belonging to today where today gets longer,
  // and do not move to a new day.
  const isLonger = today.after < today.before

  function newDay(taskId: string, date: string | null): string | null {
    const known = date === null ? undefined : days.get(winId(taskId, date))
    return known ?? (date === today.before ? today.after : date)
  }
  const subtasks = rows.subtasks.flatMap(({ id, taskId, completedOn: date }) => {
    const completedOn = newDay(taskId, date)
    return date === null || completedOn === date ? [] : [{ id, date, data: { completedOn } }]
  })
  // The win of a step goes along with it, so that unticking the step finds it.
  for (const { id, date, data } of subtasks) {
    if (data.completedOn && !winIds.has(winId(id, data.completedOn)))
      days.set(winId(id, date), data.completedOn)
  }
  return {
    tasks: rows.tasks.flatMap((task) => {
      const { skippedOn } = task
      const dates = {
        completedOn: newDay(task.id, task.completedOn),
        lastCompleted: newDay(task.id, task.lastCompleted),
        skippedOn: isLonger && skippedOn === today.before ? today.after : skippedOn,
      }
      const data = changedDates(task, dates)
      return data === null ? [] : [{ id: task.id, data }]
    }),
    subtasks: subtasks.map(({ id, data }) => ({ id, data })),
    wins: rows.wins.flatMap(({ id, ...win }) => {
      const completedOn = days.get(id) ?? win.completedOn
      if (completedOn === win.completedOn) return []
      return [{ id, newId: winId(taskOfWin(id), completedOn), data: { ...win, completedOn } }]
    }),
    checkins: rows.checkins.flatMap(({ id, ...checkin }) => {
      if (!isLonger || checkin.checkinDate !== today.before) return []
      return [{ id, newId: today.after, data: { ...checkin, checkinDate: today.after } }]
    }),
  }
}

type TaskDates = Pick<TaskData, 'completedOn' | 'lastCompleted' | 'skippedOn'>

/** The dates that changed, or null where none did. */
function changedDates(task: Task, dates: TaskDates): Partial<TaskDates> | null {
  const keys = Object.keys(dates) as (keyof TaskDates)[]
  const changed = keys.filter((key) => dates[key] !== task[key])
  return changed.length === 0 ? null : Object.fromEntries(changed.map((key) => [key, dates[key]]))
}

/**
 * The new day of each win of the two days, by the win's id. A win keeps its day where its task already has a win on
 * the other.
 */
function redateWins(
  wins: readonly Win[],
  { from, to }: StartChange,
  { before, after }: { readonly before: string; readonly after: string },
): Map<string, string> {
  const days = new Map<string, string>()
  const taken = new Set(wins.map(({ id }) => id))
  // The earlier day first: moving its win may free the id for the other.
  for (const date of [before, after].toSorted()) {
    for (const { id, completedAt, completedOn } of wins) {
      if (completedOn !== date) continue
      const at = new Date(completedAt)
      // A win whose time does not give its day by the old start was dated in another time zone or by another start.
      const isDatedHere = dayOf(at, from) === date
      const wanted = isDatedHere ? dayOf(at, to) : date === before ? after : date
      const newId = winId(taskOfWin(id), wanted)
      const day = taken.has(newId) ? date : wanted
      days.set(id, day)
      if (day === date) continue
      taken.delete(id)
      taken.add(newId)
    }
  }
  return days
}
