import { DashboardPage } from '../features/dashboard/dashboard-page.tsx'
import { words } from '../features/dashboard/words.ts'
import { useTodaysEnergy } from '../data/energy/use-check-ins.ts'
import { AssessmentOffer } from '../features/preferences/assessment-offer.tsx'
import { useIsSprinting } from '../features/sprint/kept-sprint.ts'
import { beginSprint } from '../features/sprint/open-sprint.ts'
import { NextEvent } from './next-event.tsx'

export const title = words.title

export default function Dashboard() {
  return (
    <>
      <DashboardPage
        onStart={beginSprint}
        isSprinting={useIsSprinting()}
        energy={useTodaysEnergy()}
        NextEvent={NextEvent}
      />
      <AssessmentOffer />
    </>
  )
}
