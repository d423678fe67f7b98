import { createSubtask } from './create-task.ts'
import { keyOf, type Placed } from './step-order.ts'
import { MAX_SORT_KEY_LENGTH, type Subtask, type SubtaskData } from './subtask.ts'

/** Smaller steps in the place of one, in their order. Blank titles are left out. */
export function createSmallerSteps(replaced: Subtask, titles: readonly string[], now: Date): SubtaskData[] {
  return titles
    .filter((title) => title.trim() !== '')
    .map((title, place) => {
      // A millisecond apart, which keeps their order.
      const made = createSubtask(replaced.taskId, title, new Date(now.getTime() + place))
      return { ...made, sortKey: keyInPlaceOf(replaced, made.createdAt) }
    })
}

/**
 * The `sortKey` of a step that replaces another. It begins with the key of the replaced one, so it stands after that one and
 * before the next; what two devices wrote for the same step stands together, by the time of each. After some fifteen times
 * of making smaller it shares the other's key, where `createdAt` decides.
 */
function keyInPlaceOf(replaced: Placed, createdAt: string): string {
  const key = `${keyOf(replaced)} ${createdAt}`
  return key.length <= MAX_SORT_KEY_LENGTH ? key : keyOf(replaced)
}
