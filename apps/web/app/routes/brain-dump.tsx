import type { MetaFunction } from 'react-router'
import { BrainDumpPage } from '../features/brain-dump/brain-dump-page.tsx'
import { words } from '../features/brain-dump/words.ts'
import { requireSession } from '../session/require-session.ts'
import { appMeta } from '../frame/app-meta.ts'
import { PageLoading } from '../frame/page-loading.tsx'

export const meta: MetaFunction = () => appMeta(words.title)

export function clientLoader() {
  requireSession()
  return null
}

export function HydrateFallback() {
  return <PageLoading path="/brain-dump" />
}

export default function BrainDump() {
  return <BrainDumpPage />
}
