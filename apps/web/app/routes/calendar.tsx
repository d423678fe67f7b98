import type { MetaFunction } from 'react-router'
import { requireSession } from '../session/require-session.ts'
import { appMeta } from '../frame/app-meta.ts'
import { ComingPage } from '../frame/coming-page.tsx'
import { PageLoading } from '../frame/page-loading.tsx'
import { comingWords } from '../frame/coming-words.ts'
import { words } from '../frame/words.ts'

export const meta: MetaFunction = () => appMeta(words.places.calendar)

export function clientLoader() {
  requireSession()
  return null
}

export function HydrateFallback() {
  return <PageLoading path="/calendar" />
}

export default function Calendar() {
  return <ComingPage title={words.places.calendar} text={comingWords.coming.calendar} />
}
