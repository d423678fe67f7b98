import type { BrainDumpItem } from '@glimmer/domain/brain-dump/brain-dump-item'
import ListPlus from 'lucide-react/icons/list-plus'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { memo } from 'react'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { isSecondOfTwo } from './is-second-of-two.ts'
import { thoughtName } from '../../data/brain-dump/thought-name.ts'
import { words } from './words.ts'

export interface ThoughtActions {
  readonly makeTask: (item: BrainDumpItem) => void
  readonly edit: (item: BrainDumpItem) => void
  readonly remove: (item: BrainDumpItem) => void
  readonly choose: (item: BrainDumpItem, isChosen: boolean) => void
}

export interface ThoughtRowProps {
  readonly item: BrainDumpItem
  /** When it was written, in words. */
  readonly time: string
  /** Undefined while nothing is being chosen. */
  readonly isChosen: boolean | undefined
  readonly actions: ThoughtActions
}

/** One thought, when it was written, and what can be done with it. */
export const ThoughtRow = memo(function ThoughtRow({ item, time, isChosen, actions }: ThoughtRowProps) {
  const name = thoughtName(item.text)
  const written = (
    <time className="thought-time" dateTime={item.createdAt}>
      {time}
    </time>
  )
  if (isChosen !== undefined) {
    return (
      <li className="thought" data-thought={item.id} data-chosen={isChosen || undefined}>
        <Checkbox
          className="thought-choice"
          data-act="choose"
          label={<span className="thought-text">{item.text}</span>}
          checked={isChosen}
          onChange={(next) => actions.choose(item, next)}
        />
        {written}
      </li>
    )
  }
  return (
    <li className="thought" data-thought={item.id}>
      <p className="thought-text">{item.text}</p>
      {written}
      <div className="thought-actions">
        <Button
          variant="plain"
          data-act="task"
          icon={<ListPlus aria-hidden />}
          aria-label={words.makeTaskLong(name)}
          onClick={(event) => isSecondOfTwo(event) || actions.makeTask(item)}
        >
          {words.makeTask}
        </Button>
        <IconButton
          data-act="edit"
          label={words.edit(name)}
          icon={<Pencil aria-hidden />}
          onClick={() => actions.edit(item)}
        />
        <IconButton
          data-act="delete"
          label={words.remove(name)}
          icon={<Trash2 aria-hidden />}
          onClick={(event) => isSecondOfTwo(event) || actions.remove(item)}
        />
      </div>
    </li>
  )
})
