import type { Tip } from '@glimmer/content/tips/tip'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { Button } from '../../ui/button.tsx'
import { AddButton, type AddButtonProps } from './add-button.tsx'
import { TipSign } from './tip-sign.tsx'
import { words } from './words.ts'

export interface TipItemProps {
  readonly tip: Tip
  readonly isOpenAtFirst: boolean
  readonly isAdded: boolean
  readonly onAdd: AddButtonProps['onAdd']
  readonly onPutAway: () => void
}

/** A tip, folded to its name and topic; unfolded it shows the text and what can be done with it. */
export function TipItem({ tip, isOpenAtFirst, isAdded, onAdd, onPutAway }: TipItemProps) {
  const { id, category, title, content, source } = tip
  return (
    <li data-entry={id} className="wide:nth-2:border-t-0">
      <details open={isOpenAtFirst}>
        <summary className="ui-summary gap-3 rounded-s py-3" data-focus>
          <TipSign category={category} />
          <span className="grid min-w-0 flex-auto leading-[1.3]">
            <small className="text-ink-soft">{words.categories[category]}</small>
            <b data-title>{title}</b>
          </span>
          <ChevronDown aria-hidden className="turns text-ink-soft size-[1.25rem] shrink-0" />
        </summary>
        <div className="grid gap-2 ps-[calc(2.1rem+var(--space-3))] pb-4 max-xs:ps-0">
          <p>{content}</p>
          {source !== undefined && <p className="quiet">{words.source(source)}</p>}
          <div className="mt-1 flex flex-wrap gap-2">
            <AddButton label={words.addTip} title={title} isAdded={isAdded} onAdd={onAdd} />
            <Button variant="plain" onClick={onPutAway}>
              {words.putAway}
              <span className="sr-only"> “{title}”</span>
            </Button>
          </div>
        </div>
      </details>
    </li>
  )
}
