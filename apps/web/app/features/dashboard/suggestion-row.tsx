import type { DailySuggestion } from '@glimmer/content/suggestions/daily-suggestion'
import X from 'lucide-react/icons/x'
import { IconButton } from '../../ui/icon-button.tsx'
import { AddButton, type AddButtonProps } from './add-button.tsx'
import { words } from './words.ts'

export interface SuggestionRowProps {
  readonly suggestion: DailySuggestion
  readonly isAdded: boolean
  readonly onAdd: AddButtonProps['onAdd']
  readonly onDismiss: () => void
}

/** A suggestion with its time and two buttons: add it, or not today. */
export function SuggestionRow({ suggestion, isAdded, onAdd, onDismiss }: SuggestionRowProps) {
  const { id, title, estimatedMinutes } = suggestion
  return (
    <li className="cluster-2 gap-y-1 py-2" data-entry={id}>
      {/* With large text on a small screen the words get a line of their own. */}
      <p className="grid flex-[1_1_9rem] leading-[1.35]">
        <span data-title>{title}</span>
        <small className="text-ink-soft">{words.minutes(estimatedMinutes)}</small>
      </p>
      <div className="flex gap-2">
        <AddButton label={words.add} title={title} isAdded={isAdded} onAdd={onAdd} />
        {!isAdded && (
          <IconButton
            data-focus
            className="-me-2"
            label={words.notToday(title)}
            icon={<X aria-hidden />}
            onClick={onDismiss}
          />
        )}
      </div>
    </li>
  )
}
