import { DashboardPage } from '../features/dashboard/dashboard-page.tsx'
import { words } from '../features/dashboard/words.ts'
import { useTodaysEnergy } from '../data/energy/use-check-ins.ts'
import { AssessmentOffer } from '../features/preferences/assessment-offer.tsx'
import { NextEvent } from './next-event.tsx'

export const title = words.title

export default function Dashboard() {
  return (
    <>
      <DashboardPage energy={useTodaysEnergy()} NextEvent={NextEvent} />
      <AssessmentOffer />
    </>
  )
}
