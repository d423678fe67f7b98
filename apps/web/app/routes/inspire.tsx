import type { MetaFunction } from 'react-router'
import { InspirePage } from '../features/inspire/inspire-page.tsx'
import { words } from '../features/inspire/words.ts'
import { requireSession } from '../session/require-session.ts'
import { appMeta } from '../frame/app-meta.ts'
import { PageLoading } from '../frame/page-loading.tsx'

export const meta: MetaFunction = () => appMeta(words.title)

export function clientLoader() {
  requireSession()
  return null
}

export function HydrateFallback() {
  return <PageLoading path="/inspire" />
}

export default function Inspire() {
  return <InspirePage />
}
