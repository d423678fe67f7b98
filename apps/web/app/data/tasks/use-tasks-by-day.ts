import type { Task } from '@glimmer/domain/tasks/task'
import { tasksByDay } from '@glimmer/domain/tasks/tasks-by-day'
import { useMemo } from 'react'
import { useMinute } from '../../lib/use-minute.ts'
import { useToday } from '../preferences/use-today.ts'
import { useTasks } from './use-tasks.ts'

/** The tasks of each day from today on, live, by date. */
export function useTasksByDay(): ReadonlyMap<string, readonly Task[]> {
  const tasks = useTasks()
  const today = useToday()
  const now = useMinute()
  return useMemo(() => tasksByDay(tasks, { today, now }), [tasks, today, now])
}
