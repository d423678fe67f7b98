import type { MetaFunction } from 'react-router'
import { useDevice } from '../device/device-context.ts'
import { CheckInButton } from '../features/energy/check-in-button.tsx'
import { CheckInHost } from '../features/energy/check-in-host.tsx'
import { CheckInOffer } from '../features/energy/check-in-offer.tsx'
import { useTodaysEnergy } from '../data/energy/use-check-ins.ts'
import { buttonWords } from '../features/energy/button-words.ts'
import { offerWords } from '../features/rewards/offer-words.ts'
import { RewardOffer, RewardOfferSaid } from '../features/rewards/reward-offer.tsx'
import { SuggestionHost } from '../features/rewards/suggestion-host.tsx'
import { SprintButton } from '../features/sprint/sprint-button.tsx'
import { keptSprint } from '../features/sprint/kept-sprint.ts'
import { TodaysTasks } from '../features/tasks/todays-tasks.tsx'
import { words } from '../features/tasks/words.ts'
import { useStore } from '../lib/use-store.ts'
import { requireSession } from '../session/require-session.ts'
import { appMeta } from '../frame/app-meta.ts'
import { PageLoading } from '../frame/page-loading.tsx'
import { ButtonLink } from '../ui/button-link.tsx'

const loadBreakdown = () => import('../features/breakdown/breakdown-dialog.tsx')

export const meta: MetaFunction = () => appMeta(words.title)

export function clientLoader() {
  requireSession()
  return null
}

export function HydrateFallback() {
  return <PageLoading path="/tasks" />
}

export default function Tasks() {
  const energy = useTodaysEnergy()
  const isSprinting = useStore(keptSprint(useDevice().store.owner)) !== null
  return (
    <>
      <TodaysTasks
        energy={energy}
        aside={<CheckInButton />}
        question={<CheckInOffer isOccupied={isSprinting} />}
        offer={<RewardOffer />}
        offerSaid={<RewardOfferSaid />}
        loadBreakdown={loadBreakdown}
      />
      <CheckInHost />
      {/* Room below, so that what floats over the corner never lies on a link that cannot be scrolled away from it. */}
      <div className="mt-6 mb-20 flex flex-wrap justify-center gap-2 lg:justify-start">
        <ButtonLink to="/later" variant="plain">
          {words.toLater}
        </ButtonLink>
        <ButtonLink to="/wins" variant="plain">
          {words.toWins}
        </ButtonLink>
        <ButtonLink to="/energy" variant="plain">
          {buttonWords.lookBack}
        </ButtonLink>
        <ButtonLink to="/dopamine-menu" variant="plain">
          {offerWords.menu}
        </ButtonLink>
      </div>
      <SuggestionHost />
      <SprintButton />
    </>
  )
}
