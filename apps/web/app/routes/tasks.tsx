import type { MetaFunction } from 'react-router'
import { TodaysTasks } from '../features/tasks/todays-tasks.tsx'
import { words } from '../features/tasks/words.ts'
import { requireSession } from '../session/require-session.ts'
import { appMeta } from '../shell/app-meta.ts'
import { PageLoading } from '../shell/page-loading.tsx'

export const meta: MetaFunction = () => appMeta(words.title)

export function clientLoader() {
  requireSession()
  return null
}

export function HydrateFallback() {
  return <PageLoading path="/tasks" />
}

export default function Tasks() {
  return <TodaysTasks />
}
