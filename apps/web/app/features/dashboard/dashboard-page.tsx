import { useIsFirstPull } from '../../device/use-is-first-pull.ts'
import { useToday } from '../../data/preferences/use-today.ts'
import { Greeting } from './greeting.tsx'
import { NeedsCard } from './needs-card.tsx'
import { QuickActions } from './quick-actions.tsx'
import { StatCards } from './stat-cards.tsx'
import { SuggestionsCard } from './suggestions-card.tsx'
import { TipsCard } from './tips-card.tsx'
import { type DayProps, TodaysCard } from './todays-card.tsx'
import { usePerson } from './use-person.ts'
import { words } from './words.ts'
import { LoadingText } from '../../ui/loading-text.tsx'

/** One task to begin with, then links to the main pages, then suggestions for the day and the preferences behind them. */
export function DashboardPage(day: DayProps) {
  const isFirstPull = useIsFirstPull()
  const person = usePerson()
  const today = useToday()
  const { challenges, goals, struggles } = person.profile
  const hasChosen = challenges.length + goals.length + struggles.length > 0

  // Choices of other devices are not here yet; suggestions made without them would change a moment later.
  if (isFirstPull) {
    return <LoadingText>{words.loading}</LoadingText>
  }
  return (
    <div className="ui-page ui-page-wide">
      <Greeting />
      <div className="stack-4 wide:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] wide:gap-6">
        <TodaysCard {...day} />
        <QuickActions />
        {/* Keyed by the date, so that a new day starts afresh and leaves out the tasks that are on the list by then. */}
        <SuggestionsCard key={today} person={person} today={today} />
        <div className="stack-4 wide:gap-6">
          {/* Where nothing is chosen, the way to choose comes first. */}
          {hasChosen && <StatCards profile={person.profile} />}
          <NeedsCard profile={person.profile} />
          {!hasChosen && <StatCards profile={person.profile} />}
        </div>
        <TipsCard person={person} today={today} />
      </div>
    </div>
  )
}
