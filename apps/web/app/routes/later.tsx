import { titleWords } from '../features/tasks/later/title-words.ts'
import { PageLoading } from '../frame/page-loading.tsx'
import { useWhenAsked } from '../ui/use-when-asked.ts'

export const title = titleWords.title

/** Comes with what the tasks page has of it, so that no other page has to load that. */
export default function Later() {
  const nothing = () => undefined
  const part = useWhenAsked(true, () => import('../features/tasks/later/later-page.tsx'), nothing, nothing)
  return part ? <part.LaterPage title={titleWords.title} /> : <PageLoading path="/later" />
}
