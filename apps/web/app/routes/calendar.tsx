import { useCallback, useMemo } from 'react'
import { useTimedTasks } from '../data/calendar/use-calendar.ts'
import { useToday } from '../data/preferences/use-today.ts'
import { useTasksByDay } from '../data/tasks/use-tasks-by-day.ts'
import { BlockPartContext } from '../features/calendar/block-part.ts'
import { CalendarPage } from '../features/calendar/calendar-page.tsx'
import { words } from '../frame/words.ts'
import { tellAbsent } from '../ui/tell-absent.ts'
import { useWhenAsked } from '../ui/use-when-asked.ts'

export const title = words.places.calendar

const loadTasks = () => import('../features/tasks/day-tasks.tsx')

/** A press before the tasks have come is not lost. */
function openBlock(block: { readonly blockId: string; readonly taskId: string }): void {
  void loadTasks().then(
    (part) => part.openBlock(block),
    (error: unknown) => tellAbsent(error, () => openBlock(block)),
  )
}

export default function Calendar() {
  const days = useTasksByDay()
  const timed = useTimedTasks()
  const today = useToday()
  // The calendar is drawn before what ticks its tasks has come.
  const part = useWhenAsked(true, loadTasks, () => undefined)
  const BlockBox = part?.BlockBox
  const blockPart = useMemo(() => ({ BlockBox, openBlock }), [BlockBox])
  const tasksOf = useCallback(
    (date: string) =>
      part && (
        <part.DayTasks
          // One that has a time on that day is shown there.
          tasks={(days.get(date) ?? []).filter(({ id }) => !timed.get(date)?.has(id))}
          date={date}
          to={date === today ? '/tasks' : '/later'}
        />
      ),
    [days, timed, today, part],
  )
  return (
    <BlockPartContext value={blockPart}>
      <CalendarPage tasksOf={tasksOf} />
    </BlockPartContext>
  )
}
