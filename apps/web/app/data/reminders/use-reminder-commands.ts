import { commandsOfStore } from '../commands-of-store.ts'
import { createReminderCommands } from './reminder-commands.ts'

/** What can be done to the reminders of the current owner. */
export const useReminderCommands = commandsOfStore((store) => createReminderCommands(store))
