import { type MetaFunction, useSearchParams } from 'react-router'
import { EditPage } from '../features/preferences/edit-page.tsx'
import { words } from '../features/preferences/words.ts'
import { requireSession } from '../session/require-session.ts'
import { appMeta } from '../frame/app-meta.ts'
import { PageLoading } from '../frame/page-loading.tsx'

export const meta: MetaFunction = () => appMeta(words.title)

export function clientLoader() {
  requireSession()
  return null
}

export function HydrateFallback() {
  return <PageLoading path="/preferences" />
}

export default function Preferences() {
  const [search] = useSearchParams()
  return <EditPage isFromSettings={search.get('from') === 'settings'} />
}
