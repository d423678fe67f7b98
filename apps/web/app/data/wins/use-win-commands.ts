import { commandsOfStore } from '../commands-of-store.ts'
import { createWinCommands } from './win-commands.ts'

/** What can be done to wins. */
export const useWinCommands = commandsOfStore(createWinCommands)
