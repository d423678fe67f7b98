import { BrainDumpPage } from '../features/brain-dump/brain-dump-page.tsx'
import { words } from '../features/brain-dump/words.ts'

export const title = words.title

export default function BrainDump() {
  return <BrainDumpPage />
}
