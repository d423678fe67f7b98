import type { BrainDumpItem } from '@glimmer/domain/brain-dump/brain-dump-item'
import { inOrder } from '@glimmer/domain/brain-dump/order'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { isTwelveHours } from '../../lib/twelve-hours.ts'
import { useDayStart } from '../../data/preferences/use-today.ts'
import { useMinute } from '../../lib/use-minute.ts'
import { useIsWide } from '../../ui/use-wide.ts'
import type { BrainDumpCommands } from '../../data/brain-dump/brain-dump-commands.ts'
import { EditField } from './edit-field.tsx'
import { focusAct } from './focus-after.ts'
import { THOUGHT_LOOK, type ThoughtActions, ThoughtRow } from './thought-row.tsx'
import { createThoughtTimes } from './thought-time.ts'
import { useHeldFocus } from './use-held-focus.ts'
import type { EditThought } from './use-edit-thought.ts'
import { words } from './words.ts'

export interface ThoughtListProps {
  /** In the order in which they are shown. */
  readonly items: readonly BrainDumpItem[]
  readonly commands: BrainDumpCommands
  readonly editing: EditThought
  /** The chosen ids; null while the person is not choosing. */
  readonly chosen: ReadonlySet<string> | null
  readonly onChoose: (id: string, isChosen: boolean) => void
}

/** All thoughts, the newest at the end. */
export function ThoughtList({ items, commands, editing, chosen, onChoose }: ThoughtListProps) {
  const minute = useMinute().getTime()
  const dayStart = useDayStart()
  const timeOf = useMemo(
    () => createThoughtTimes(new Date(minute), dayStart, isTwelveHours),
    [minute, dayStart],
  )
  const { edit } = editing
  const actions = useActions(commands, editing, onChoose)
  const isGone = edit !== null && !items.some(({ id }) => id === edit.id)
  const rows = useMemo(() => (isGone && edit ? inOrder([...items, edit]) : items), [items, edit, isGone])
  const heldFocus = useHeldFocus(rows)
  const isWide = useIsWide()

  return (
    <ul aria-label={words.list} data-keep-clear={isWide || undefined} {...heldFocus}>
      {rows.map((item) =>
        item.id === edit?.id && !chosen ? (
          <li key={item.id} className={THOUGHT_LOOK} data-thought={item.id}>
            <EditField editing={editing} isGone={isGone} onLeave={() => focusAct(item.id, 'edit')} />
          </li>
        ) : (
          <ThoughtRow
            key={item.id}
            item={item}
            time={timeOf(item)}
            isChosen={chosen?.has(item.id)}
            actions={actions}
          />
        ),
      )}
    </ul>
  )
}

/** The same object from one rendering to the next, so that only the rows that change are drawn again. */
function useActions(
  commands: BrainDumpCommands,
  editing: EditThought,
  onChoose: ThoughtListProps['onChoose'],
): ThoughtActions {
  const actions: ThoughtActions = {
    makeTask: (item) => void commands.makeTasks([item]),
    edit: (item) => void editing.start(item),
    remove: (item) => void commands.remove([item]),
    choose: ({ id }, isChosen) => onChoose(id, isChosen),
  }
  const latest = useRef(actions)
  useLayoutEffect(() => {
    latest.current = actions
  })
  const [stable] = useState<ThoughtActions>(() => ({
    makeTask: (item) => latest.current.makeTask(item),
    edit: (item) => latest.current.edit(item),
    remove: (item) => latest.current.remove(item),
    choose: (item, isChosen) => latest.current.choose(item, isChosen),
  }))
  return stable
}
