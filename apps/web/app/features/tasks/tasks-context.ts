import { createContext, use } from 'react'
import type { TaskCommands } from '../../data/tasks/task-commands.ts'

export const TasksContext = createContext<TaskCommands | null>(null)

/** What can be done to tasks. Only inside the tasks page. */
export function useTaskCommands(): TaskCommands {
  const commands = use(TasksContext)
  if (!commands) throw new Error('useTaskCommands needs the tasks page above it')
  return commands
}
