import type { MetaFunction } from 'react-router'
import { AssessmentHost } from '../features/preferences/assessment-host.tsx'
import { requireSession } from '../session/require-session.ts'
import { appMeta } from '../shell/app-meta.ts'
import { ComingPage } from '../shell/coming-page.tsx'
import { PageLoading } from '../shell/page-loading.tsx'
import { words } from '../shell/words.ts'

export const meta: MetaFunction = () => appMeta(words.places.dashboard)

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
      <ComingPage title={words.places.dashboard} text={words.coming.dashboard} />
      <AssessmentHost />
    </>
  )
}
