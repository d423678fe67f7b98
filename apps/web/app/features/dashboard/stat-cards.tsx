import type { Profile } from '@glimmer/domain/preferences/profile'
import { Link } from 'react-router'
import { words } from './words.ts'

/** How much is known, at a glance. Only a profile that is complete is called so; the other one leads to where it becomes it. */
export function StatCards({ profile }: { readonly profile: Profile }) {
  const { challenges, goals, struggles, isComplete } = profile
  return (
    <ul className="ui-card stat-cards" aria-label={words.aboutYou}>
      <Stat value={challenges.length} label={words.challenges} />
      <Stat value={goals.length} label={words.goals} />
      <Stat value={struggles.length} label={words.struggles} />
      <li className="stat-card">
        {isComplete ? (
          <b className="stat-value stat-word">{words.complete}</b>
        ) : (
          <Link to="/preferences" className="stat-value stat-word">
            {words.notYet}
          </Link>
        )}{' '}
        <span className="stat-label">{words.profile}</span>
      </li>
    </ul>
  )
}

function Stat({ value, label }: { readonly value: number; readonly label: string }) {
  return (
    <li className="stat-card">
      <b className="stat-value">{value}</b> <span className="stat-label">{label}</span>
    </li>
  )
}
