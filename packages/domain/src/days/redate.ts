import type { DailyCheckin, DailyCheckinData } from '../energy/daily-checkin.ts'
import type { Subtask, SubtaskData } from '../tasks/subtask.ts'
import type { Task, TaskData } from '../tasks/task.ts'
import { taskOfWin, type Win, winId, type WinData } from '../tasks/win.ts'
import { dayOf } from './own-day.ts'

/** What is dated by the person's own days. */
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

/** What gets another day. A win and a check-in are called by theirs, so they leave one id and come back under another. */
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
 * Lets what was done stay done where another start makes another day of now, as it does at night. What is dated today, by
 * the start until now, gets the day on which it was done by the new one: a win knows when that was, and its task and steps go
 * with it; what has no win goes along with today. Where today is the same day afterwards, and with older days, nothing changes.
 */
export function redate(rows: DatedRows, change: StartChange): Redated {
  const today = { before: dayOf(change.now, change.from), after: dayOf(change.now, change.to) }
  if (today.before === today.after) return { tasks: [], subtasks: [], wins: [], checkins: [] }
  const days = redateWins(rows.wins, change, today)
  // What has no time, a check-in and 'Not this time', belongs to the day that goes on for longer, and to no new one.
  const isLonger = today.after < today.before

  function newDay(taskId: string, date: string | null): string | null {
    const known = date === null ? undefined : days.get(winId(taskId, date))
    return known ?? (date === today.before ? today.after : date)
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
    subtasks: rows.subtasks.flatMap(({ id, taskId, completedOn: date }) => {
      const completedOn = newDay(taskId, date)
      return completedOn === date ? [] : [{ id, data: { completedOn } }]
    }),
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

/** Those that are not as they were, or null where all are. */
function changedDates(task: Task, dates: TaskDates): Partial<TaskDates> | null {
  const keys = Object.keys(dates) as (keyof TaskDates)[]
  const changed = keys.filter((key) => dates[key] !== task[key])
  return changed.length === 0 ? null : Object.fromEntries(changed.map((key) => [key, dates[key]]))
}

/** The day that each win of these two days gets, by its id. One that would meet another win of its task keeps its own. */
function redateWins(
  wins: readonly Win[],
  { from, to }: StartChange,
  { before, after }: { readonly before: string; readonly after: string },
): ReadonlyMap<string, string> {
  const days = new Map<string, string>()
  const taken = new Set(wins.map(({ id }) => id))
  // The earlier day first, as it may make room for the other.
  for (const date of [before, after].toSorted()) {
    for (const { id, completedAt, completedOn } of wins) {
      if (completedOn !== date) continue
      const at = new Date(completedAt)
      // A win with another day was dated in another place, or by another start.
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
