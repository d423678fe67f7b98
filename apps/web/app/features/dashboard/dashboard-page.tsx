import type { EnergyLevel } from '@glimmer/domain/energy/daily-checkin'
import { useIsFirstPull } from '../../device/use-is-first-pull.ts'
import { useToday } from '../../data/preferences/use-today.ts'
import { Greeting } from './greeting.tsx'
import { NeedsCard } from './needs-card.tsx'
import { QuickActions } from './quick-actions.tsx'
import { StatCards } from './stat-cards.tsx'
import { SuggestionsCard } from './suggestions-card.tsx'
import { TipsCard } from './tips-card.tsx'
import { TodaysCard } from './todays-card.tsx'
import { usePerson } from './use-person.ts'
import { words } from './words.ts'
import { LoadingText } from '../../ui/loading-text.tsx'

/** One thing first, then where to go, then ideas for the day and what they go by. */
export function DashboardPage({ energy }: { readonly energy: EnergyLevel | null }) {
  const isFirstPull = useIsFirstPull()
  const person = usePerson()
  const today = useToday()

  // What was chosen and added on another device is not here yet: what we would suggest without it would only flash past.
  if (isFirstPull) {
    return <LoadingText>{words.loading}</LoadingText>
  }
  return (
    <div className="ui-page ui-page-wide">
      <Greeting />
      <div className="stack-4 wide:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] wide:gap-6">
        <TodaysCard energy={energy} />
        <QuickActions />
        {/* A new day is a new visit: what is on the list by then is not among what is offered. */}
        <SuggestionsCard key={today} person={person} today={today} />
        <div className="stack-4 wide:gap-6">
          <StatCards profile={person.profile} />
          <NeedsCard profile={person.profile} />
        </div>
        <TipsCard person={person} today={today} />
      </div>
    </div>
  )
}
