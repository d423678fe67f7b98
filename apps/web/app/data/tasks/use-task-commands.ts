import { commandsOfStore } from '../commands-of-store.ts'
import { createTaskCommands } from './task-commands.ts'

/** What can be done to tasks. */
export const useTaskCommands = commandsOfStore(createTaskCommands)
