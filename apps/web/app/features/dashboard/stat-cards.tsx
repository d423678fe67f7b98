import type { Profile } from '@glimmer/domain/preferences/profile'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { words } from './words.ts'

const VALUE = 'font-heading grid min-h-[2.2rem] place-items-center tabular-nums'
const COUNT = `${VALUE} text-xl`

/** How much is known, at a glance. Only a profile that is complete is called so; the other one leads to where it becomes it. */
export function StatCards({ profile }: { readonly profile: Profile }) {
  const { challenges, goals, struggles, isComplete } = profile
  return (
    <ul
      className="ui-card grid grid-cols-[repeat(auto-fit,minmax(5.2rem,1fr))] overflow-clip"
      aria-label={words.aboutYou}
    >
      <Stat label={words.challenges}>
        <b className={COUNT}>{challenges.length}</b>
      </Stat>
      <Stat label={words.goals}>
        <b className={COUNT}>{goals.length}</b>
      </Stat>
      <Stat label={words.struggles}>
        <b className={COUNT}>{struggles.length}</b>
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

function Stat({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // Whatever stands first in its line has its own line cut off.
    <li className="border-line -ms-px grid content-center justify-items-center border-s px-1 py-3 text-center">
      {children} <span className="quiet">{label}</span>
    </li>
  )
}
