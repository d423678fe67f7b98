import type { MetaFunction } from 'react-router'
import { TrashPage } from '../features/trash/trash-page.tsx'
import { words } from '../features/trash/words.ts'
import { requireSession } from '../session/require-session.ts'
import { appMeta } from '../frame/app-meta.ts'
import { PageLoading } from '../frame/page-loading.tsx'

export const meta: MetaFunction = () => appMeta(words.title)

export function clientLoader() {
  requireSession()
  return null
}

export function HydrateFallback() {
  return <PageLoading path="/recently-deleted" />
}

export default function RecentlyDeleted() {
  return <TrashPage />
}
