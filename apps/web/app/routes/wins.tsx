import type { MetaFunction } from 'react-router'
import { WinsPage } from '../features/tasks/wins/wins-page.tsx'
import { words } from '../features/tasks/wins/words.ts'
import { requireSession } from '../session/require-session.ts'
import { appMeta } from '../frame/app-meta.ts'
import { PageLoading } from '../frame/page-loading.tsx'

export const meta: MetaFunction = () => appMeta(words.title)

export function clientLoader() {
  requireSession()
  return null
}

export function HydrateFallback() {
  return <PageLoading path="/wins" />
}

export default function Wins() {
  return <WinsPage />
}
