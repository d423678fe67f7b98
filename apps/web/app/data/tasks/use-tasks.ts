import type { Subtask } from '@glimmer/domain/tasks/subtask'
import type { Task } from '@glimmer/domain/tasks/task'
import { useMemo } from 'react'
import { useRow, useRows } from '../../device/device-context.ts'

/** All tasks of the person, live. */
export function useTasks(): readonly Task[] {
  return useRows('tasks')
}

/** One task, live; undefined where it is gone, or none is asked for. */
export function useTask(id: string | null): Task | undefined {
  return useRow('tasks', id)
}

/** The steps of all tasks, live. */
export function useSteps(): readonly Subtask[] {
  return useRows('subtasks')
}

/** The steps of one task, live. */
export function useStepsOf(taskId: string): readonly Subtask[] {
  const steps = useSteps()
  return useMemo(() => steps.filter((step) => step.taskId === taskId), [steps, taskId])
}
