import type { MetaFunction } from 'react-router'
import { DashboardPage } from '../features/dashboard/dashboard-page.tsx'
import { words } from '../features/dashboard/words.ts'
import { useTodaysEnergy } from '../data/energy/use-check-ins.ts'
import { AssessmentOffer } from '../features/preferences/assessment-offer.tsx'
import { requireSession } from '../session/require-session.ts'
import { appMeta } from '../frame/app-meta.ts'
import { PageLoading } from '../frame/page-loading.tsx'

export const meta: MetaFunction = () => appMeta(words.title)

export function clientLoader() {
  requireSession()
  return null
}

export function HydrateFallback() {
  return <PageLoading path="/dashboard" />
}

export default function Dashboard() {
  return (
    <>
      <DashboardPage energy={useTodaysEnergy()} />
      <AssessmentOffer />
    </>
  )
}
