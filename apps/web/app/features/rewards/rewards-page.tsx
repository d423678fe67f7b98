import Plus from 'lucide-react/icons/plus'
import { useDopamineMenu } from '../../data/rewards/use-dopamine-menu.ts'
import { useIsFirstPull } from '../../device/use-is-first-pull.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { dialogs } from '../../ui/dialogs/dialogs.ts'
import { MenuTableDrawing } from '../../ui/drawings/menu-table-drawing.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadingText } from '../../ui/loading-text.tsx'
import { CourseSection } from './course-section.tsx'
import { OfferSwitch } from './offer-switch.tsx'
import { rewardDialog, suggestionDialog } from './reward-dialogs.ts'
import { TakenOff } from './taken-off.tsx'
import { useRewardCommands } from '../../data/rewards/use-reward-commands.ts'
import { words } from './words.ts'

/** The dopamine menu: small pleasant things that a person may do, in courses. */
export function RewardsPage() {
  const isFirstPull = useIsFirstPull()
  const commands = useRewardCommands()
  const { courses, takenOff } = useDopamineMenu()
  const isEmpty = courses.every(({ entries }) => entries.length === 0)
  const ask = (entryId: string | null) => void dialogs.open(rewardDialog, { entryId })

  // Until the first sync has ended, our own menu would show for a moment and then be replaced by the person's.
  if (isFirstPull) {
    return <LoadingText>{words.loading}</LoadingText>
  }
  return (
    <div className="ui-page ui-page-wide">
      <header className="ui-page-head gap-x-6 gap-y-3">
        <div className="grid flex-[1_1_20rem] gap-1">
          <h1>{words.title}</h1>
          <p>{words.intro}</p>
          <p className="text-ink-soft">{words.how}</p>
          <div className="mt-3 flex flex-wrap gap-3">
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
        <MenuTableDrawing className="mx-auto w-[18rem] flex-[0_1_18rem] max-sm:w-[12rem] max-sm:basis-[12rem]" />
      </header>
      {isEmpty ? (
        <EmptyState title={words.emptyTitle}>
          <p>{words.emptyText}</p>
        </EmptyState>
      ) : (
        <div className="stack-4 md:grid-cols-2">
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
