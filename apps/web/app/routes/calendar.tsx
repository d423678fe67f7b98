import { useCallback } from 'react'
import { useToday } from '../data/preferences/use-today.ts'
import { useTasksByDay } from '../data/tasks/use-tasks-by-day.ts'
import { CalendarPage } from '../features/calendar/calendar-page.tsx'
import { words } from '../frame/words.ts'
import { useWhenAsked } from '../ui/use-when-asked.ts'

export const title = words.places.calendar

export default function Calendar() {
  const days = useTasksByDay()
  const today = useToday()
  // The calendar is drawn before what ticks its tasks has come.
  const part = useWhenAsked(
    true,
    () => import('../features/tasks/day-tasks.tsx'),
    () => undefined,
  )
  const tasksOf = useCallback(
    (date: string) =>
      part && <part.DayTasks tasks={days.get(date) ?? []} to={date === today ? '/tasks' : '/later'} />,
    [days, today, part],
  )
  return <CalendarPage tasksOf={tasksOf} />
}
