import type { Subtask } from '@glimmer/domain/tasks/subtask'
import type { Task } from '@glimmer/domain/tasks/task'
import { useMemo, useState } from 'react'
import { useCell, useDevice, useRows } from '../../device/device-context.ts'
import { createDayArranger, type Day } from './day.ts'
import { useToday } from './use-clock.ts'

/** `loading` until it is known whether there are tasks at all: a new device asks the server first. */
export type TodaysTasks = { readonly kind: 'loading' } | { readonly kind: 'day'; readonly day: Day }

/** Today's tasks, live, by time of day. */
export function useTodaysTasks(): TodaysTasks {
  const tasks = useRows<Task>('tasks')
  const steps = useRows<Subtask>('subtasks')
  const today = useToday()
  const [arrange] = useState(createDayArranger)
  const day = useMemo(() => arrange(tasks, steps, today), [arrange, tasks, steps, today])
  const { sync } = useDevice()
  const { phase, isComplete } = useCell(sync.state)
  const isFirstPull = !isComplete && (phase === 'starting' || phase === 'syncing')
  return day.all === 0 && isFirstPull ? { kind: 'loading' } : { kind: 'day', day }
}
