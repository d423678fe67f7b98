import type { BrainDumpItem } from '@glimmer/domain/brain-dump/brain-dump-item'
import {
  goBack,
  keepForLater,
  lastAct,
  noteSorted,
  type TriageView,
  triageView,
} from '@glimmer/domain/brain-dump/triage'
import { useReducer, useState } from 'react'
import type { BrainDumpCommands } from '../../../data/brain-dump/brain-dump-commands.ts'
import type { EditThought } from '../use-edit-thought.ts'
import type { OpenTriage } from './use-kept-triage.ts'
import { words } from './words.ts'

export interface Triage {
  readonly view: TriageView<BrainDumpItem>
  /** The thought in view. One that is being edited stays in view even if it is deleted elsewhere. */
  readonly shown: BrainDumpItem | null
  readonly canUndo: boolean
  /** Whether the thought in view was deleted or sorted elsewhere, so that the next one is shown. */
  readonly hasMovedOn: boolean
  makeTask(): Promise<void>
  remove(): Promise<void>
  keep(): Promise<void>
  /** Takes back what was done last. */
  undo(): Promise<void>
}

/** One triage of all thoughts. A thought that is being edited is saved before it is sorted. `tell`: says what was kept. */
export function useTriage(
  items: readonly BrainDumpItem[],
  commands: BrainDumpCommands,
  editing: EditThought,
  { steps, change }: OpenTriage,
  tell: (line: string) => void,
): Triage {
  const view = triageView(items, steps)
  const shown = editing.edit ?? view.current
  const id = view.current?.id ?? null
  const [seen, setSeen] = useState(id)
  const [hasMovedOn, setMovedOn] = useState(false)
  // What can be undone is known once it is stored, and that draws nothing by itself.
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const last = lastAct(steps, items, commands.canUndo())
  if (id !== seen) {
    setSeen(id)
    setMovedOn(!steps.sorted.some((one) => one === seen) && !items.some((one) => one.id === seen))
  }

  async function sort(act: typeof commands.remove) {
    if (!shown || !(await editing.save()) || !commands.isThere(shown)) return
    change((before) => noteSorted(before, shown.id))
    await act([shown])
    redraw()
  }
  return {
    view,
    shown,
    canUndo: last !== null,
    hasMovedOn,
    makeTask: () => sort(commands.makeTasks),
    remove: () => sort(commands.remove),
    async keep() {
      if (!shown || !(await editing.save())) return
      const edited = editing.edit?.id
      // What is looked at by then: a second press may come before the first is drawn.
      change((before) => {
        const id = edited ?? triageView(items, before).current?.id
        return id === undefined ? before : keepForLater(before, id)
      })
      tell(words.kept)
    },
    async undo() {
      if (!(await editing.save())) return
      // As it is by then: a second press may come before the first is drawn.
      change((before) => {
        if (lastAct(before, items, commands.canUndo()) !== 'kept') return before
        tell(words.keptBack)
        return goBack(before, items)
      })
      if (last === 'sorted') await commands.undoLast()
      redraw()
    },
  }
}
