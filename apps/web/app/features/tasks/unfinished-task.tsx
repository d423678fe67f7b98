import { useState } from 'react'
import { useDevice } from '../../device/device-context.ts'
import { isTaskHalfWritten } from '../../data/half-written.ts'
import { useWhenAsked } from '../../ui/use-when-asked.ts'

const nothing = () => {}

/** Leads back to the new task that was being written when the page was last left. */
export function UnfinishedTask() {
  const { owner } = useDevice().store
  // Only as the page opens: who closes the form in this visit knows of it.
  const [isFound] = useState(() => isTaskHalfWritten(owner))
  const part = useWhenAsked(isFound, () => import('./dialogs/unfinished-note.tsx'), nothing, nothing)
  return part ? <part.UnfinishedNote owner={owner} /> : null
}
