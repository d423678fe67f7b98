import type { MetaFunction } from 'react-router'
import { EnergyPage } from '../features/energy/energy-page.tsx'
import { words } from '../features/energy/words.ts'
import { requireSession } from '../session/require-session.ts'
import { appMeta } from '../frame/app-meta.ts'
import { PageLoading } from '../frame/page-loading.tsx'

export const meta: MetaFunction = () => appMeta(words.title)

export function clientLoader() {
  requireSession()
  return null
}

export function HydrateFallback() {
  return <PageLoading path="/energy" />
}

export default function Energy() {
  return <EnergyPage />
}
