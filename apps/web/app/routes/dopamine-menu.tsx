import type { MetaFunction } from 'react-router'
import { RewardsPage } from '../features/rewards/rewards-page.tsx'
import { words } from '../features/rewards/words.ts'
import { requireSession } from '../session/require-session.ts'
import { appMeta } from '../frame/app-meta.ts'
import { PageLoading } from '../frame/page-loading.tsx'

export const meta: MetaFunction = () => appMeta(words.title)

export function clientLoader() {
  requireSession()
  return null
}

export function HydrateFallback() {
  return <PageLoading path="/dopamine-menu" />
}

export default function DopamineMenu() {
  return <RewardsPage />
}
