import type { Change } from '@glimmer/sync/change'
import { splitChanges } from '@glimmer/sync/families'
import type { DeviceStore } from '../device/store.ts'
import type { Written } from '../device/write.ts'
import { dismissToast, showToast } from '../ui/toast/toast.ts'
import { logProblem } from './log.ts'
import { words } from './saving-words.ts'

/** Writes changes and answers whether they took effect. With a text, that is said and Undo offered. */
export type SaveWithUndo = (wanted: readonly Change[], doneText?: string) => Promise<boolean>

/** What did not take effect is said in kind words. Nothing to change is a success. */
export function createSaveWithUndo(store: Pick<DeviceStore, 'write'>): SaveWithUndo {
  let lastToast: number | null = null

  return async (wanted, doneText) => {
    if (wanted.length === 0) return true
    const written = await saveInParts(store, wanted)
    if (written === null || written.kind !== 'written') return tell(refusalWords(written))
    if (doneText !== undefined) {
      const undo = () =>
        saveInParts(store, written.undo).then((back) =>
          tell(back?.kind === 'written' ? words.undone : words.notSaved),
        )
      if (lastToast !== null) dismissToast(lastToast)
      const id = showToast({ text: doneText, action: { label: words.undo, run: undo } })
      // What was deleted keeps its Undo in view; of the rest only the newest is worth the room.
      lastToast = wanted.some((change) => change.op === 'delete') ? null : id
    }
    return true
  }
}

type Saved = Pick<Extract<Written, { kind: 'written' }>, 'kind' | 'undo'>

/** What is too much for one write goes in several, in its order. Where one does not take effect, those before it stay. */
async function saveInParts(
  store: Pick<DeviceStore, 'write'>,
  wanted: readonly Change[],
): Promise<Saved | Exclude<Written, { kind: 'written' }> | null> {
  const undo: Change[] = []
  for (const part of splitChanges(wanted)) {
    const written = await save(store, part)
    if (written?.kind !== 'written') return written
    undo.unshift(...written.undo)
  }
  return { kind: 'written', undo }
}

/** Null where the device itself could not store it. */
async function save(store: Pick<DeviceStore, 'write'>, wanted: readonly Change[]): Promise<Written | null> {
  try {
    return await store.write(wanted)
  } catch (error) {
    logProblem('a change could not be stored', error)
    return null
  }
}

function refusalWords(written: Exclude<Written, { kind: 'written' }> | null): string {
  if (written === null) return words.notSaved
  const texts = { gone: words.gone, refused: words.tooLong, sealed: words.sealed }
  return texts[written.kind]
}

function tell(text: string): false {
  showToast({ text })
  return false
}
