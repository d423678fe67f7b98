import type { MenuEntry } from '@glimmer/domain/rewards/dopamine-menu'
import Trash2 from 'lucide-react/icons/trash-2'
import Undo2 from 'lucide-react/icons/undo-2'
import { useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { focusAfterReward } from './focus-after-reward.ts'
import { REWARD_LOOK, REWARD_TITLE } from './reward-look.ts'
import { words } from './words.ts'

// The arrow before the words turns down while the list is open.
const SUMMARY =
  'ui-summary font-strong before:ms-[0.3em] before:me-[0.8em] before:size-[0.5em] before:-rotate-45 before:border-r-2 before:border-b-2 before:transition-[rotate] group-open:before:rotate-45'

export interface TakenOffProps {
  readonly entries: readonly MenuEntry[]
  readonly onPutBack: (entry: MenuEntry) => Promise<boolean>
  readonly onRemove: (entry: MenuEntry) => Promise<boolean>
}

/** What is not on the menu at the moment. It can come back; what a person wrote can go for good. */
export function TakenOff({ entries, onPutBack, onRemove }: TakenOffProps) {
  const section = useRef<HTMLElement>(null)

  async function leave(entry: MenuEntry, act: (entry: MenuEntry) => Promise<boolean>) {
    const giveFocus = focusAfterReward(section.current, entry.id)
    if (await act(entry)) giveFocus()
  }

  return (
    <Card ref={section} tabIndex={-1} aria-label={words.takenOffTitle(entries.length)} padding="s">
      <details className="group">
        <summary className={SUMMARY}>{words.takenOffTitle(entries.length)}</summary>
        <ul>
          {entries.map((entry) => (
            <li key={entry.id} className={REWARD_LOOK} data-reward={entry.id}>
              <span className={REWARD_TITLE}>{entry.title}</span>
              <Button
                variant="plain"
                className="ms-auto shrink-0"
                icon={<Undo2 aria-hidden />}
                aria-label={words.putBackLong(entry.title)}
                onClick={() => void leave(entry, onPutBack)}
              >
                {words.putBack}
              </Button>
              {!entry.isOurs && (
                <IconButton
                  label={words.removeLong(entry.title)}
                  icon={<Trash2 aria-hidden />}
                  onClick={() => void leave(entry, onRemove)}
                />
              )}
            </li>
          ))}
        </ul>
      </details>
    </Card>
  )
}
