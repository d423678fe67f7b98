import { type BrainDumpItem, MAX_THOUGHT_LENGTH } from '@glimmer/domain/brain-dump/brain-dump-item'
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { useDevice } from '../../device/device-context.ts'
import { deviceSetting } from '../../lib/device-setting.ts'
import { offerBack } from '../../ui/toast/offer-back.ts'
import type { BrainDumpCommands } from '../../data/brain-dump/brain-dump-commands.ts'

const editSchema = z.object({ id: z.string(), text: z.string(), createdAt: z.string() })
const editedThought = deviceSetting<BrainDumpItem | null>({
  key: 'edit-thought',
  scope: 'owner',
  schema: z.nullable(editSchema),
  fallback: null,
})

export interface EditThought {
  /** The thought that is being edited, with the text as typed. */
  readonly edit: BrainDumpItem | null
  /** Begins to edit a thought. The one edited before is saved first. */
  start(item: BrainDumpItem): Promise<void>
  write(text: string): void
  /** False where it could not be saved; the field stays open then. An empty text changes nothing. */
  save(): Promise<boolean>
  drop(): void
}

/** Edits one thought. After a reload the field is open with what was typed, even where the thought was deleted meanwhile. */
export function useEditThought(change: BrainDumpCommands['change']): EditThought {
  const { store } = useDevice()
  const kept = editedThought(store.owner)
  const [edit, setEdit] = useState(kept.get)
  const current = useRef(edit)
  const saving = useRef<Promise<boolean> | null>(null)
  /** The words with which the edit began. */
  const before = useRef<string | null>(null)

  function show(next: BrainDumpItem | null) {
    current.current = next
    setEdit(next)
  }
  function set(next: BrainDumpItem | null) {
    show(next)
    kept.set(next)
  }
  async function saveNow(): Promise<boolean> {
    const edited = current.current
    if (!edited) return true
    if (edited.text.trim().length > MAX_THOUGHT_LENGTH) return false
    // It leaves the screen at once, and the device only when it is stored, as until then it is the only copy.
    show(null)
    const isSaved = edited.text.trim() === '' || (await change(edited, edited.text))
    if (isSaved) kept.set(null)
    else show(edited)
    return isSaved
  }
  /** Whoever goes on waits for what is being stored. */
  function save(): Promise<boolean> {
    saving.current ??= saveNow().finally(() => {
      saving.current = null
    })
    return saving.current
  }
  /** Leaves the thought as it was. What was typed can be brought back. */
  function drop() {
    const edited = current.current
    set(null)
    if (edited && edited.text !== before.current) offerBack(() => void goOnWith(edited))
  }
  async function goOnWith(next: BrainDumpItem) {
    if (await save()) set(next)
  }
  return {
    edit,
    start({ id, text, createdAt }) {
      before.current = text
      return goOnWith({ id, text, createdAt })
    },
    write: (text) => current.current && set({ ...current.current, text }),
    save,
    drop,
  }
}
