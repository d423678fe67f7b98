import { takeShared } from '../data/brain-dump/shared.ts'
import { BrainDumpPage } from '../features/brain-dump/brain-dump-page.tsx'
import { words } from '../features/brain-dump/words.ts'

export const title = words.title

// Before the page is drawn, which leads whoever is not in to /auth. Not while it is prerendered.
if (typeof location !== 'undefined') takeShared()

export default function BrainDump() {
  return <BrainDumpPage />
}
