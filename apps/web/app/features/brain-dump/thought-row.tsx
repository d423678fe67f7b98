import type { BrainDumpItem } from '@glimmer/domain/brain-dump/brain-dump-item'
import ListPlus from 'lucide-react/icons/list-plus'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { memo } from 'react'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { isSecondOfTwo } from './is-second-of-two.ts'
import { shortName } from '../../lib/short-name.ts'
import { words } from './words.ts'

export const THOUGHT_TEXT = 'bidi whitespace-pre-wrap wrap-anywhere'
// Each row is laid out by itself: in a grid, one new row would lay out thousands.
export const THOUGHT_LOOK =
  'cluster-1 border-line bg-surface data-chosen:border-dusk data-chosen:bg-dusk-wash far justify-between gap-x-3 rounded-m border ps-4 pe-3 pt-3 pb-2 [contain-intrinsic-block-size:auto_6.2rem] not-first:mt-3'
/** On wide screens the buttons stand beside the text. */
const ASIDE_LOOK =
  'md:grid md:grid-cols-[minmax(0,1fr)_auto] md:pb-3 md:[contain-intrinsic-block-size:auto_5rem]'

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
  const name = shortName(item.text)
  const written = (
    <time
      className={joinClasses(
        'quiet whitespace-nowrap tabular-nums',
        isChosen !== undefined && 'ms-[2.55rem]',
      )}
      dateTime={item.createdAt}
    >
      {time}
    </time>
  )
  if (isChosen !== undefined) {
    return (
      <li className={THOUGHT_LOOK} data-thought={item.id} data-chosen={isChosen || undefined}>
        <Checkbox
          className="flex-[1_1_100%]"
          data-act="choose"
          label={
            <span data-text className={THOUGHT_TEXT}>
              {item.text}
            </span>
          }
          checked={isChosen}
          onChange={(next) => actions.choose(item, next)}
        />
        {written}
      </li>
    )
  }
  return (
    <li className={`${THOUGHT_LOOK} ${ASIDE_LOOK}`} data-thought={item.id}>
      <p data-text className={`${THOUGHT_TEXT} flex-[1_1_100%]`}>
        {item.text}
      </p>
      {written}
      <div className="-me-2 ms-auto flex flex-wrap justify-end md:[grid-area:1/2/span_2] md:self-start">
        <Button
          variant="plain"
          data-act="task"
          className="px-[0.6rem] max-xs:[&>svg]:hidden"
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
