import { useEffect, useState } from 'react'
import { useDevice } from '../../device/device-context.ts'
import { movesIn } from '../../lib/moves-in.ts'
import { isTaskHalfWritten } from '../../data/half-written-task.ts'
import { useWhenAsked } from '../../ui/use-when-asked.ts'

const nothing = () => {}

/** Leads back to the new task that was being written when the page was last left. */
export function UnfinishedTask() {
  const { store } = useDevice()
  // Only as the page opens, or as it comes in from the guest: who closes the form in this visit knows of it.
  const [isFound, setFound] = useState(() => isTaskHalfWritten(store))
  useEffect(() => movesIn.subscribe(() => setFound(isTaskHalfWritten(store))), [store])
  const part = useWhenAsked(isFound, () => import('./dialogs/unfinished-note.tsx'), nothing, nothing)
  if (!isFound) return null
  // Its place is kept while it loads, so that nothing moves under the finger.
  if (!part)
    return (
      <div
        className="ui-note invisible mb-4 before:min-h-(--target) max-sm:before:min-h-[4.5rem]"
        aria-hidden
      />
    )
  return <part.UnfinishedNote owner={store.owner} />
}
