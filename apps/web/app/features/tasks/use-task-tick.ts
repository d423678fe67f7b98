import { isHeavyTitle } from '@glimmer/domain/tasks/heavy-title'
import type { Task } from '@glimmer/domain/tasks/task'
import type { RefObject } from 'react'
import { useTaskCommands } from '../../data/tasks/use-task-commands.ts'
import { useTick } from '../../ui/use-tick.ts'
import { useCelebration } from './celebration.ts'
import { welcomeDone } from './welcome-done.ts'

/** Completes and reopens a task by its checkbox, the same wherever that stands. `place` holds the checkbox. */
export function useTaskTick(task: Task, isDone: boolean, place: RefObject<HTMLElement | null>) {
  const commands = useTaskCommands()
  const celebrateDone = useCelebration()
  return useTick(isDone, async (next) => {
    if (next && !isHeavyTitle(task.title)) welcomeDone(place.current)
    return commands.setTaskDone(task, next, () => celebrateDone(task.title))
  })
}
