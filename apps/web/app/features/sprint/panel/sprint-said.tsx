import { createStore } from '../../../lib/create-store.ts'
import { useStore } from '../../../lib/use-store.ts'

/** What a screen reader is told of the sprint: a few times, never every second. */
export const sprintSaid = createStore('')

/** In the dialog while it is open: what lies outside is not read then. */
export function SprintSaid() {
  return (
    <p role="status" className="sr-only">
      {useStore(sprintSaid)}
    </p>
  )
}
