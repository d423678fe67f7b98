import { breakDown } from './break-down.ts'
import { USUAL_DEPTH } from './step-counts.ts'

/** The first step that is not on the task's list yet; null where the title is not understood, or speaks of danger. */
export function suggestStep(title: string, present: readonly string[]): string | null {
  const { isGeneral, isDanger, subtasks } = breakDown(title, {
    depth: USUAL_DEPTH,
    context: present.join('\n'),
  })
  return isGeneral || isDanger ? null : (subtasks[0]?.title ?? null)
}
