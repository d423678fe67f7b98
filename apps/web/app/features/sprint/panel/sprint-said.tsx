import { createStore } from '../../../lib/create-store.ts'
import { useStore } from '../../../lib/use-store.ts'

/** What a screen reader is told of the sprint: a few times, never every second. */
export const sprintSaid = createStore('')

/** Stands inside the dialog while that is open, because screen readers do not read what lies outside it. */
export function SprintSaid() {
  return (
    <p role="status" className="sr-only">
      {useStore(sprintSaid)}
    </p>
  )
}
