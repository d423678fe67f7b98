import type { Win } from '@glimmer/domain/tasks/win'
import type { DeviceStore } from '../../device/store.ts'
import { createSaveWithUndo } from '../save-with-undo.ts'
import { words } from './words.ts'

/**
 * What a person can do to their wins. The command resolves with whether it took effect; if not, a toast has said why.
 */
export function createWinCommands(store: Pick<DeviceStore, 'write' | 'mirror'>) {
  const save = createSaveWithUndo(store)
  return {
    /** Remembers it once, however often its end is seen. */
    async add({ id, ...data }: Win): Promise<boolean> {
      if (store.mirror.rowOf('wins', id)) return true
      return save([{ table: 'wins', rowId: id, op: 'insert', data }])
    },
    /** Deletes wins; their tasks stay as they are. */
    clear: (wins: readonly Win[]): Promise<boolean> =>
      save(
        wins.map(({ id }) => ({ table: 'wins', rowId: id, op: 'delete' })),
        words.cleared,
      ),
  }
}
