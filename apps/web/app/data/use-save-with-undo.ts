import { commandsOfStore } from './commands-of-store.ts'
import { createSaveWithUndo } from './save-with-undo.ts'

/** Saves any changes to the current owner's rows, for what puts together its own. */
export const useSaveWithUndo = commandsOfStore(createSaveWithUndo)
