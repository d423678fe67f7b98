import { useCallback } from 'react'
import { useToday } from '../data/preferences/use-today.ts'
import { useTasksByDay } from '../data/tasks/use-tasks-by-day.ts'
import { CalendarPage } from '../features/calendar/calendar-page.tsx'
import { DayTasks } from '../features/tasks/day-tasks.tsx'
import { words } from '../frame/words.ts'

export const title = words.places.calendar

export default function Calendar() {
  const days = useTasksByDay()
  const today = useToday()
  const tasksOf = useCallback(
    (date: string) => <DayTasks tasks={days.get(date) ?? []} to={date === today ? '/tasks' : '/later'} />,
    [days, today],
  )
  return <CalendarPage tasksOf={tasksOf} />
}
