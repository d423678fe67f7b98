import { commandsOfStore } from '../commands-of-store.ts'
import { createNotificationCommands } from './notification-commands.ts'

/** What can be changed about what is sent to the person. */
export const useNotificationCommands = commandsOfStore((store) => createNotificationCommands(store))
