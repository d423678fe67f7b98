import { commandsOfStore } from '../commands-of-store.ts'
import { createProfileCommands } from './profile-commands.ts'

/** What can be done to the profile and its picture. */
export const useProfileCommands = commandsOfStore(createProfileCommands)
