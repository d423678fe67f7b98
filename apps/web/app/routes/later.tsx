import type { MetaFunction } from 'react-router'
import { titleWords } from '../features/tasks/later/title-words.ts'
import { requireSession } from '../session/require-session.ts'
import { appMeta } from '../frame/app-meta.ts'
import { PageLoading } from '../frame/page-loading.tsx'
import { useWhenAsked } from '../ui/use-when-asked.ts'

export const meta: MetaFunction = () => appMeta(titleWords.title)

export function clientLoader() {
  requireSession()
  return null
}

export function HydrateFallback() {
  return <PageLoading path="/later" />
}

/** Comes with what the tasks page has of it, so that no other page has to load that. */
export default function Later() {
  const nothing = () => undefined
  const part = useWhenAsked(true, () => import('../features/tasks/later/later-page.tsx'), nothing, nothing)
  return part ? <part.LaterPage title={titleWords.title} /> : <PageLoading path="/later" />
}
