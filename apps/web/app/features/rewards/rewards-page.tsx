import Plus from 'lucide-react/icons/plus'
import { useDopamineMenu } from '../../data/rewards/use-dopamine-menu.ts'
import { useIsFirstPull } from '../../device/use-is-first-pull.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { dialogs } from '../../ui/dialogs/dialogs.ts'
import { MenuTableDrawing } from '../../ui/drawings/menu-table-drawing.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { CourseSection } from './course-section.tsx'
import { OfferSwitch } from './offer-switch.tsx'
import './rewards.css'
import { rewardDialog, suggestionDialog } from './reward-dialogs.ts'
import { TakenOff } from './taken-off.tsx'
import { useRewardCommands } from '../../data/rewards/use-reward-commands.ts'
import { words } from './words.ts'

/** A person's menu of small nice things. */
export function RewardsPage() {
  const isFirstPull = useIsFirstPull()
  const commands = useRewardCommands()
  const { courses, takenOff } = useDopamineMenu()
  const isEmpty = courses.every(({ entries }) => entries.length === 0)
  const ask = (entryId: string | null) => void dialogs.open(rewardDialog, { entryId })

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
              <Button variant="main" onClick={() => void dialogs.open(suggestionDialog, { room: 'plenty' })}>
                {words.surprise}
              </Button>
            )}
            <Button icon={<Plus aria-hidden />} onClick={() => ask(null)}>
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
              onChange={({ id }) => ask(id)}
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
    </div>
  )
}
