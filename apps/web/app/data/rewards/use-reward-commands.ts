import { commandsOfStore } from '../commands-of-store.ts'
import { createRewardCommands } from './reward-commands.ts'

/** What can be done to the menu of small nice things. */
export const useRewardCommands = commandsOfStore(createRewardCommands)
