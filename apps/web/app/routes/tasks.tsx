import type { MetaFunction } from 'react-router'
import { TodaysTasks } from '../features/tasks/todays-tasks.tsx'
import { words as winWords } from '../features/tasks/wins/words.ts'
import { words } from '../features/tasks/words.ts'
import { requireSession } from '../session/require-session.ts'
import { appMeta } from '../shell/app-meta.ts'
import { PageLoading } from '../shell/page-loading.tsx'
import { ButtonLink } from '../ui/button-link.tsx'

export const meta: MetaFunction = () => appMeta(words.title)

export function clientLoader() {
  requireSession()
  return null
}

export function HydrateFallback() {
  return <PageLoading path="/tasks" />
}

export default function Tasks() {
  return (
    <>
      <TodaysTasks />
      <p className="mt-6 text-center">
        <ButtonLink to="/wins" variant="plain">
          {winWords.lookBack}
        </ButtonLink>
      </p>
    </>
  )
}
