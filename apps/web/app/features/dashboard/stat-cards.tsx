import type { Profile } from '@glimmer/domain/preferences/profile'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { words } from './words.ts'

const VALUE = 'font-heading grid min-h-[2.2rem] place-items-center tabular-nums'

/** Figures of the profile, words where there is nothing to count. A complete one is called so; any other links to where it can be completed. */
export function StatCards({ profile }: { readonly profile: Profile }) {
  const { challenges, goals, struggles, isComplete } = profile
  return (
    <ul
      className="ui-card grid grid-cols-[repeat(auto-fit,minmax(5.2rem,1fr))] overflow-clip"
      aria-label={words.aboutYou}
    >
      <Stat label={words.challenges}>
        <Count of={challenges} />
      </Stat>
      <Stat label={words.goals}>
        <Count of={goals} />
      </Stat>
      <Stat label={words.struggles}>
        <Count of={struggles} />
      </Stat>
      <Stat label={words.profile}>
        {isComplete ? (
          <b className={`${VALUE} text-m`}>{words.complete}</b>
        ) : (
          <Link to="/preferences" className={`${VALUE} text-m text-dusk min-h-target underline`}>
            {words.notYet}
          </Link>
        )}
      </Stat>
    </ul>
  )
}

function Count({ of }: { readonly of: readonly string[] }) {
  return <b className={`${VALUE} ${of.length ? 'text-xl' : 'text-m'}`}>{of.length || words.noneYet}</b>
}

function Stat({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // Hides the dividing line of the first card in each row.
    <li className="border-line -ms-px grid content-center justify-items-center border-s px-1 py-3 text-center">
      {children} <span className="quiet">{label}</span>
    </li>
  )
}
