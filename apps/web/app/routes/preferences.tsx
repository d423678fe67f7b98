import { useSearchParams } from 'react-router'
import { EditPage } from '../features/preferences/edit-page.tsx'
import { words } from '../features/preferences/words.ts'

export const title = words.title

export default function Preferences() {
  const [search] = useSearchParams()
  return <EditPage isFromSettings={search.get('from') === 'settings'} />
}
