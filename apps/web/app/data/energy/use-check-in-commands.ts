import { commandsOfStore } from '../commands-of-store.ts'
import { createCheckInCommands } from './check-in-commands.ts'

/** What can be done to check-ins. */
export const useCheckInCommands = commandsOfStore(createCheckInCommands)
