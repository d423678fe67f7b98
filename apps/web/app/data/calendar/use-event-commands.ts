import { commandsOfStore } from '../commands-of-store.ts'
import { createEventCommands } from './event-commands.ts'

/** What can be done to the calendar. */
export const useEventCommands = commandsOfStore(createEventCommands)
