import type { TrashEntry } from '@glimmer/sync/trash-entries'
import Trash2 from 'lucide-react/icons/trash-2'
import Undo2 from 'lucide-react/icons/undo-2'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { MenuButton } from '../../ui/menu/menu-button.tsx'
import type { MenuEntry } from '../../ui/menu/menu-entries.ts'
import { factsOf, nameOf, shortNameOf } from './entry-text.ts'
import { words } from './words.ts'

export interface TrashRowProps {
  readonly entry: TrashEntry
  readonly isChosen: boolean
  readonly onChoose: (id: string, isChosen: boolean) => void
  readonly onPutBack: () => void
  readonly onForGood: () => void
}

/** One thing that was deleted. */
export function TrashRow({ entry, isChosen, onChoose, onPutBack, onForGood }: TrashRowProps) {
  const name = shortNameOf(entry)
  const entries: readonly MenuEntry[] = [
    { label: words.forGood, icon: <Trash2 aria-hidden />, tone: 'danger', onSelect: onForGood },
  ]
  const isLeft = entry.kind === 'left'
  return (
    <li
      data-row={entry.id}
      className="border-line grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-2 border-t py-2 first:border-t-0 sm:grid-cols-[auto_minmax(0,1fr)_auto_auto]"
    >
      <Checkbox
        look="choice"
        label={words.choose(name)}
        isLabelHidden
        checked={isChosen}
        onChange={(isTicked) => onChoose(entry.id, isTicked)}
      />
      <div className="py-[0.6rem]">
        <p dir="auto" className={joinClasses('wrap-anywhere whitespace-pre-line', !isLeft && 'line-clamp-5')}>
          {nameOf(entry)}
        </p>
        <p className="quiet">{factsOf(entry)}</p>
      </div>
      {!isLeft && (
        <Button
          data-focus
          className="col-start-2 justify-self-start max-sm:-ms-4 sm:col-start-3"
          variant="plain"
          icon={<Undo2 aria-hidden />}
          aria-label={words.putBackNamed(name)}
          onClick={onPutBack}
        >
          {words.putBack}
        </Button>
      )}
      <MenuButton
        className="col-start-3 row-start-1 sm:col-start-4"
        label={words.more(name)}
        entries={entries}
      />
    </li>
  )
}
