import type { MetaFunction } from 'react-router'
import { CalendarPage } from '../features/calendar/calendar-page.tsx'
import { requireSession } from '../session/require-session.ts'
import { appMeta } from '../frame/app-meta.ts'
import { PageLoading } from '../frame/page-loading.tsx'
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
  return <CalendarPage />
}
