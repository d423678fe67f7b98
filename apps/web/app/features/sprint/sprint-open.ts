import { createStore } from '../../lib/create-store.ts'

/** What this tab shows of the sprint: the choice before one, the one there is, or nothing. */
export type SprintView = 'choose' | 'follow' | null

/** Null puts it out of sight; a sprint that runs goes on. */
export const sprintView = createStore<SprintView>(null)

export function tuckAwaySprint(): void {
  sprintView.set(null)
}
