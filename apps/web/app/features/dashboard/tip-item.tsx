import type { Tip } from '@glimmer/domain/tips/tip'
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

/** A tip: its name and what it is about; behind it the tip itself, and what can be done with it. */
export function TipItem({ tip, isOpenAtFirst, isAdded, onAdd, onPutAway }: TipItemProps) {
  const { id, category, title, content, source } = tip
  return (
    <li data-entry={id}>
      <details className="tip" open={isOpenAtFirst}>
        <summary className="tip-summary" data-focus>
          <TipSign category={category} />
          <span className="tip-title">
            <small className="text-ink-soft">{words.categories[category]}</small>
            <b>{title}</b>
          </span>
          <ChevronDown aria-hidden className="tip-chevron" />
        </summary>
        <div className="tip-body">
          <p>{content}</p>
          {source !== undefined && <p className="text-s text-ink-soft">{words.source(source)}</p>}
          <div className="tip-actions">
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
