import { commandsOfStore } from '../commands-of-store.ts'
import { createBlockCommands } from './block-commands.ts'

/** What can be done to the times of tasks. */
export const useBlockCommands = commandsOfStore(createBlockCommands)
