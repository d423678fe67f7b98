import { commandsOfStore } from '../../data/commands-of-store.ts'
import { createPreferenceCommands } from '../../data/preferences/preference-commands.ts'

export const usePreferenceCommands = commandsOfStore(createPreferenceCommands)
