import type { EnergyLevel } from '@glimmer/domain/energy/daily-checkin'
import { useIsFirstPull } from '../../device/use-is-first-pull.ts'
import { useToday } from '../../data/preferences/use-today.ts'
import './dashboard.css'
import { Greeting } from './greeting.tsx'
import { NeedsCard } from './needs-card.tsx'
import { QuickActions } from './quick-actions.tsx'
import { StatCards } from './stat-cards.tsx'
import { SuggestionsCard } from './suggestions-card.tsx'
import { TipsCard } from './tips-card.tsx'
import { TodaysCard } from './todays-card.tsx'
import { usePerson } from './use-person.ts'
import { words } from './words.ts'

/** One thing first, then where to go, then ideas for the day and what they go by. */
export function DashboardPage({ energy }: { readonly energy: EnergyLevel | null }) {
  const isFirstPull = useIsFirstPull()
  const person = usePerson()
  const today = useToday()

  // What was chosen and added on another device is not here yet: what we would suggest without it would only flash past.
  if (isFirstPull) {
    return (
      <p className="text-ink-soft py-10 text-center" role="status">
        {words.loading}
      </p>
    )
  }
  return (
    <div className="ui-page ui-page-wide">
      <Greeting />
      <div className="dashboard">
        <TodaysCard energy={energy} />
        <QuickActions />
        {/* A new day is a new visit: what is on the list by then is not among what is offered. */}
        <SuggestionsCard key={today} person={person} today={today} />
        <div className="dashboard-about">
          <StatCards profile={person.profile} />
          <NeedsCard profile={person.profile} />
        </div>
        <TipsCard person={person} today={today} />
      </div>
    </div>
  )
}
