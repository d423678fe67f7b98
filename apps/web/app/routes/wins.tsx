import { WinsPage } from '../features/tasks/wins/wins-page.tsx'
import { words } from '../features/tasks/wins/words.ts'

export const title = words.title

export default function Wins() {
  return <WinsPage />
}
