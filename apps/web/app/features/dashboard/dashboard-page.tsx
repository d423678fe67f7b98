import type { EnergyLevel } from '@glimmer/domain/energy/daily-checkin'
import { useCell, useDevice } from '../../device/device-context.ts'
import { useToday } from '../../shell/use-clock.ts'
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

/** One thing first, then where to go, then ideas, then what is known of the person. */
export function DashboardPage({ energy }: { readonly energy: EnergyLevel | null }) {
  const { isComplete, phase } = useCell(useDevice().sync.state)
  const person = usePerson()
  const today = useToday()

  // What was chosen and added on another device is not here yet: what we would suggest without it would only flash past.
  if (!isComplete && (phase === 'starting' || phase === 'syncing')) {
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
        {/* A new day is a new page: other suggestions, and what was put away for the day may come again. */}
        <div className="dashboard-column" key={today}>
          <SuggestionsCard person={person} today={today} />
          <TipsCard person={person} today={today} />
        </div>
        <div className="dashboard-column">
          <StatCards profile={person.profile} />
          <NeedsCard profile={person.profile} />
        </div>
      </div>
    </div>
  )
}
