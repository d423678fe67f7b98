import { breakDown } from './break-down.ts'
import { USUAL_DEPTH } from './step-counts.ts'

/** The minutes that the usual steps of such a task take; null where the title is not understood. */
export function estimateMinutes(title: string): number | null {
  const { isGeneral, subtasks } = breakDown(title, { depth: USUAL_DEPTH })
  if (isGeneral) return null
  return subtasks.reduce((sum, { estimatedTime }) => sum + (estimatedTime ?? 0), 0)
}
