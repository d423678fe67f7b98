import type { BrainDumpItem } from '@glimmer/domain/brain-dump/brain-dump-item'
import {
  goBack,
  keepForLater,
  NO_TRIAGE,
  noteSorted,
  type TriageView,
  triageView,
} from '@glimmer/domain/brain-dump/triage'
import { useMemo, useState } from 'react'
import { useDevice } from '../../../device/device-context.ts'
import type { SaveWithUndo } from '../../../shell/save-with-undo.ts'
import { createBrainDumpCommands } from '../brain-dump-commands.ts'
import type { EditThought } from '../use-edit-thought.ts'

export interface Triage {
  readonly view: TriageView<BrainDumpItem>
  /** The thought that was looked at is gone, and not by this person's hand here. */
  readonly hasMovedOn: boolean
  makeTask(): Promise<void>
  remove(): Promise<void>
  keep(): Promise<void>
  back(): Promise<void>
  undo(): Promise<void>
}

/** One sorting of all thoughts. What is being changed is saved before anything else happens to it. */
export function useTriage(items: readonly BrainDumpItem[], save: SaveWithUndo, editing: EditThought): Triage {
  const { store } = useDevice()
  const commands = useMemo(() => createBrainDumpCommands(store, { save, isRenewed: true }), [store, save])
  const [steps, setSteps] = useState(NO_TRIAGE)
  const view = triageView(items, steps)
  const id = view.current?.id ?? null
  const [seen, setSeen] = useState(id)
  const [hasMovedOn, setMovedOn] = useState(false)
  if (id !== seen) {
    setSeen(id)
    setMovedOn(!steps.sorted.some((one) => one === seen) && !items.some((one) => one.id === seen))
  }

  async function sort(act: typeof commands.remove) {
    if (!view.current || !(await editing.save())) return
    setSteps((before) => noteSorted(before, view.current?.id ?? ''))
    await act([view.current])
  }
  return {
    view,
    hasMovedOn,
    makeTask: () => sort(commands.makeTasks),
    remove: () => sort(commands.remove),
    async keep() {
      if (id !== null && (await editing.save())) setSteps((before) => keepForLater(before, id))
    },
    async back() {
      if (await editing.save()) setSteps((before) => goBack(before, items))
    },
    async undo() {
      if (await editing.save()) await commands.undoLast()
    },
  }
}
