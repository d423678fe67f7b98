import { InspirePage } from '../features/inspire/inspire-page.tsx'
import { words } from '../features/inspire/words.ts'

export const title = words.title

export default function Inspire() {
  return <InspirePage />
}
