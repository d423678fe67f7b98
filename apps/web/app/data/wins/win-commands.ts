import type { Win } from '@glimmer/domain/tasks/win'
import type { DeviceStore } from '../../device/store.ts'
import { logProblem } from '../../lib/log.ts'
import { createSaveWithUndo } from '../save-with-undo.ts'
import { words } from './words.ts'

/**
 * What is done to a person's wins. Clearing resolves with whether it took effect; if not, a toast has said why.
 */
export function createWinCommands(store: Pick<DeviceStore, 'write' | 'mirror'>) {
  const save = createSaveWithUndo(store)
  return {
    /** Remembers it once, however often its end is seen. It comes by itself, so it ends no message. */
    async add({ id, ...data }: Win): Promise<void> {
      if (store.mirror.rowOf('wins', id)) return
      try {
        await store.write([{ table: 'wins', rowId: id, op: 'insert', data }])
      } catch (error) {
        logProblem('a win could not be stored', error)
      }
    },
    /** Deletes wins; their tasks stay as they are. */
    clear: (wins: readonly Win[]): Promise<boolean> =>
      save(
        wins.map(({ id }) => ({ table: 'wins', rowId: id, op: 'delete' })),
        words.cleared,
      ),
  }
}
