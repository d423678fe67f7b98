import { TINY_THINGS } from '@glimmer/content/tasks/tiny-things'
import { breakDown } from './break-down.ts'
import { stepKey } from './choose-steps.ts'
import { USUAL_DEPTH } from './step-counts.ts'

/**
 * The first of the usual steps, in their order, that is not on the task's list yet. Null where all of them are, where the
 * title is not understood or speaks of danger, and for a tiny thing, which is one step itself.
 */
export function suggestStep(title: string, present: readonly string[]): string | null {
  if (TINY.has(stepKey(title))) return null
  const { isGeneral, isDanger, subtasks } = breakDown(title, { depth: USUAL_DEPTH })
  if (isGeneral || isDanger) return null
  const there = new Set(present.map(stepKey))
  return subtasks.find((step) => !there.has(stepKey(step.title)))?.title ?? null
}

const TINY = new Set(TINY_THINGS.map(({ title }) => stepKey(title)))
