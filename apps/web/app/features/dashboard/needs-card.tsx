import { CHALLENGES } from '@glimmer/content/preferences/challenges'
import { GOALS } from '@glimmer/content/preferences/goals'
import { CHALLENGES_IN_VIEW, GOALS_IN_VIEW, type Profile } from '@glimmer/domain/preferences/profile'
import Pencil from 'lucide-react/icons/pencil'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { CardHead } from '../../ui/card-head.tsx'
import { NeedList } from './need-list.tsx'
import { words } from './words.ts'

/** What the person said of themselves, in short. */
export function NeedsCard({ profile: { challenges, goals } }: { readonly profile: Profile }) {
  const isEmpty = challenges.length === 0 && goals.length === 0
  return (
    <Card aria-labelledby="needs" className="stack-3 content-start">
      <CardHead id="needs" title={words.needs}>
        {!isEmpty && (
          <ButtonLink
            to="/preferences"
            variant="plain"
            className="-mx-button -my-[0.5rem]"
            icon={<Pencil aria-hidden />}
          >
            {words.edit}
          </ButtonLink>
        )}
      </CardHead>
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
