import { CheckInButton } from '../features/energy/check-in-button.tsx'
import { CheckInOffer } from '../features/energy/check-in-offer.tsx'
import { useTodaysEnergy } from '../data/energy/use-check-ins.ts'
import { buttonWords } from '../features/energy/button-words.ts'
import { offerWords } from '../features/rewards/offer-words.ts'
import { useRewardOffer } from '../features/rewards/use-reward-offer.tsx'
import { useIsSprinting } from '../features/sprint/kept-sprint.ts'
import { beginSprint, openSprint } from '../features/sprint/open-sprint.ts'
import { SprintButton } from '../features/sprint/sprint-button.tsx'
import { TodaysTasks } from '../features/tasks/todays-tasks.tsx'
import { useIsNewHere } from '../features/tasks/use-is-new-here.ts'
import { words } from '../features/tasks/words.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { NextEvent } from './next-event.tsx'

export const title = words.title

export default function Tasks() {
  const energy = useTodaysEnergy()
  const offer = useRewardOffer()
  const isNewHere = useIsNewHere()
  const isSprinting = useIsSprinting()
  return (
    <>
      <TodaysTasks
        energy={energy}
        NextEvent={NextEvent}
        aside={<CheckInButton />}
        question={<CheckInOffer />}
        offer={offer}
        // The first visit's card begins the same five minutes.
        sprint={!isNewHere && <SprintButton />}
        onSprint={openSprint}
        onStart={beginSprint}
        isSprinting={isSprinting}
      />
      <div className="mt-6 flex flex-wrap justify-center gap-2 lg:justify-start">
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
        <ButtonLink to="/recently-deleted" variant="plain">
          {words.toDeleted}
        </ButtonLink>
      </div>
    </>
  )
}
