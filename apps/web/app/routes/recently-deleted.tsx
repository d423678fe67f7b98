import { TrashPage } from '../features/trash/trash-page.tsx'
import { words } from '../features/trash/words.ts'

export const title = words.title

export default function RecentlyDeleted() {
  return <TrashPage />
}
