import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useDopamineMenu } from '../../data/rewards/use-dopamine-menu.ts'
import { useIsFirstPull } from '../../device/use-is-first-pull.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { MenuTableDrawing } from '../../ui/drawings/menu-table-drawing.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useWhenAsked } from '../../ui/use-when-asked.ts'
import { CourseSection } from './course-section.tsx'
import { OfferSwitch } from './offer-switch.tsx'
import './rewards.css'
import { suggestionRoom } from './suggestion-store.ts'
import { TakenOff } from './taken-off.tsx'
import { useRewardCommands } from '../../data/rewards/use-reward-commands.ts'
import { words } from './words.ts'

/** What the dialog is about: a new entry, or one by its id. */
type Asked = { readonly kind: 'add' } | { readonly kind: 'change'; readonly id: string }

/** A person's menu of small nice things. */
export function RewardsPage() {
  const isFirstPull = useIsFirstPull()
  const commands = useRewardCommands()
  const { courses, takenOff } = useDopamineMenu()
  const isEmpty = courses.every(({ entries }) => entries.length === 0)
  // What closes keeps its words until its movement is over; every asking is a new visit.
  const [asked, setAsked] = useState<{ about: Asked; isOpen: boolean; visit: number } | null>(null)
  const ask = (about: Asked) => setAsked({ about, isOpen: true, visit: (asked?.visit ?? 0) + 1 })
  const close = () => setAsked(asked && { ...asked, isOpen: false })
  const part = useWhenAsked(
    asked?.isOpen ?? false,
    () => import('./reward-dialog.tsx'),
    close,
    () => setAsked(asked),
  )

  // What a person changed on another device is not here yet: ours would only flash past.
  if (isFirstPull) {
    return (
      <p className="text-ink-soft py-10 text-center" role="status">
        {words.loading}
      </p>
    )
  }
  return (
    <div className="ui-page ui-page-wide">
      <header className="ui-page-head rewards-head">
        <div>
          <h1>{words.title}</h1>
          <p>{words.intro}</p>
          <p className="text-ink-soft">{words.how}</p>
          <div className="rewards-actions">
            {!isEmpty && (
              <Button variant="main" onClick={() => suggestionRoom.set('plenty')}>
                {words.surprise}
              </Button>
            )}
            <Button icon={<Plus aria-hidden />} onClick={() => ask({ kind: 'add' })}>
              {words.add}
            </Button>
          </div>
        </div>
        <MenuTableDrawing />
      </header>
      {isEmpty ? (
        <EmptyState title={words.emptyTitle}>
          <p>{words.emptyText}</p>
        </EmptyState>
      ) : (
        <div className="rewards-courses">
          {courses.map(({ course, entries }) => (
            <CourseSection
              key={course}
              course={course}
              entries={entries}
              onChange={({ id }) => ask({ kind: 'change', id })}
              onTakeOff={commands.takeOff}
            />
          ))}
        </div>
      )}
      {takenOff.length > 0 && (
        <TakenOff entries={takenOff} onPutBack={commands.putBack} onRemove={commands.remove} />
      )}
      <Card as="div">
        <OfferSwitch />
      </Card>
      {part && asked && (
        <part.RewardDialog
          key={asked.visit}
          entryId={asked.about.kind === 'change' ? asked.about.id : null}
          commands={commands}
          isOpen={asked.isOpen}
          onClose={close}
        />
      )}
    </div>
  )
}
