import { tableNames } from '@glimmer/domain/tables'
import { trashEntries, type TrashEntry } from '@glimmer/sync/trash-entries'
import type { TrashRecord } from '../../device/database.ts'
import type { DeviceStore } from '../../device/store.ts'
import { dropFromTrash } from '../../device/trash.ts'
import { createStore } from '../../lib/create-store.ts'
import { logProblem } from '../../lib/log.ts'
import { showToast, toastQueue } from '../../ui/toast/toast.ts'
import { commandsOfStore } from '../commands-of-store.ts'
import { createSaveWithUndo } from '../save-with-undo.ts'
import { entryName } from './entry-name.ts'
import { forgetDeleted } from './forget-deleted.ts'
import { words } from './words.ts'

/** `reading`: not known yet. `unreadable`: the device does not give it out. */
export type TrashState = readonly TrashEntry[] | 'reading' | 'unreadable'

type Store = Pick<DeviceStore, 'owner' | 'write' | 'mirror' | 'setAside' | 'database'>

/** What lies in the trash of this device, and what a person can do with it. Where something fails, a toast says so. */
export function createTrash(store: Store) {
  const entries = createStore<TrashState>('reading')
  const save = createSaveWithUndo(store)
  let records: readonly TrashRecord[] = []
  let reading: Promise<void> | null = null
  let isChanged = false

  function show(): void {
    const trashed = records.map(({ at, reason, changes }) => ({
      at,
      isDeletion: reason === 'deleted',
      changes,
    }))
    entries.set(trashEntries(trashed, (table, id) => store.mirror.rowOf(table, id)))
  }

  async function read(): Promise<void> {
    try {
      records = await store.database.trash.getAll()
      show()
    } catch (error) {
      logProblem('the trash could not be read', error)
      entries.set('unreadable')
    }
  }

  /** Reads after a change; once more, and only once, where several came while it was being read. */
  function follow(): void {
    isChanged = true
    reading ??= (async () => {
      while (isChanged) {
        isChanged = false
        await read()
      }
      reading = null
    })()
  }

  return {
    entries,
    /** Keeps `entries` up to date; returns how to end that. */
    watch(): () => void {
      // What is deleted changes a row, and what the server could not take is set aside.
      const ends = tableNames.map((name) => store.mirror.subscribe(name, follow))
      ends.push(store.setAside.subscribe(follow))
      follow()
      return () => {
        for (const end of ends) end()
      }
    },
    /** Brings entries back as they were. */
    putBack(wanted: readonly TrashEntry[]): Promise<boolean> {
      const [first] = wanted
      const name = first && entryName(first)
      const one = name ? words.back(name) : words.backOne
      return save(
        wanted.flatMap(({ changes }) => changes),
        { done: wanted.length === 1 ? one : words.backSeveral(wanted.length), isLasting: false },
      )
    },
    /** Takes entries out of the trash for good. */
    async deleteForGood(wanted: readonly TrashEntry[]): Promise<boolean> {
      try {
        await forgetDeleted(store, wanted)
        await dropFromTrash(store.database, new Set(wanted.flatMap(({ keys }) => keys)))
      } catch (error) {
        logProblem('the trash could not be written', error)
        showToast({ tone: 'error', text: words.notGone })
        return false
      }
      // Nor does an Undo of the deletion bring it back.
      toastQueue.forgetUndos(wanted.map(({ rowId }) => rowId))
      await read()
      showToast({ tone: 'success', text: words.gone })
      return true
    },
  }
}

/** The trash of the current owner. */
export const useTrash = commandsOfStore(createTrash)
