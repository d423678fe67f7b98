import { CHALLENGES } from '@glimmer/content/preferences/challenges'
import { GOALS } from '@glimmer/content/preferences/goals'
import { CHALLENGES_IN_VIEW, GOALS_IN_VIEW, type Profile } from '@glimmer/domain/preferences/profile'
import Pencil from 'lucide-react/icons/pencil'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { NeedList } from './need-list.tsx'
import { words } from './words.ts'

/** What the person said of themselves, in short. */
export function NeedsCard({ profile: { challenges, goals } }: { readonly profile: Profile }) {
  const isEmpty = challenges.length === 0 && goals.length === 0
  return (
    <Card aria-labelledby="needs" className="stack-3">
      <header className="ui-card-head">
        <h2 id="needs">{words.needs}</h2>
        {!isEmpty && (
          <ButtonLink
            to="/preferences"
            variant="plain"

            icon={<Pencil aria-hidden />}
          >
            {words.edit}
          </ButtonLink>
        )}
      </header>
      {isEmpty ? (
        <>
          <p>{words.needsEmpty}</p>
          <ButtonLink to="/preferences" className="justify-self-start">
            {words.tellUs}
          </ButtonLink>
        </>
      ) : (
        <>
          <NeedList
            title={words.challenges}
            options={CHALLENGES}
            entries={challenges}
            inView={CHALLENGES_IN_VIEW}
          />
          <NeedList title={words.goals} options={GOALS} entries={goals} inView={GOALS_IN_VIEW} />
        </>
      )}
    </Card>
  )
}
