import { MAX_TITLE_LENGTH, PRIORITIES } from '../tasks/task.ts'
import {
  type Breakdown,
  breakdownSchema,
  MAX_STEPS,
  type SuggestedStep,
  suggestedStepSchema,
} from './breakdown.ts'

const LONGEST_DESCRIPTION = 1_000
const LONGEST_REASONING = 2_000
const MINUTES_IF_UNSAID = 15

/**
 * Takes what a model wrote, with the slips that models make (a number as text, `High`, a line break in a title), and
 * returns a breakdown, or null where there is none to be seen in it.
 */
export function tidyBreakdown(answer: unknown): Breakdown | null {
  const { reasoning, subtasks } = fieldsOf(answer)
  const steps = tidySteps(subtasks)
  const breakdown = breakdownSchema.safeParse({
    reasoning: tidyText(reasoning, LONGEST_REASONING),
    subtasks: steps,
  })
  return breakdown.success ? breakdown.data : null
}

/** The steps of a list that can be used, at most as many as a breakdown has. Null where it is no list, or one of others. */
export function tidySteps(list: unknown): SuggestedStep[] | null {
  if (!Array.isArray(list)) return null
  const steps: SuggestedStep[] = []
  for (const item of list.slice(0, MAX_STEPS)) {
    const step = suggestedStepSchema.safeParse(tidyStep(item))
    if (!step.success) return null
    steps.push(step.data)
  }
  return steps
}

function tidyStep(item: unknown) {
  const { title, description, priority, estimatedTime } = fieldsOf(item)
  const level = typeof priority === 'string' ? priority.toLowerCase() : ''
  return {
    title: typeof title === 'string' ? tidyText(title, MAX_TITLE_LENGTH) : title,
    description: tidyText(description, LONGEST_DESCRIPTION),
    priority: PRIORITIES.find((known) => known === level) ?? 'medium',
    estimatedTime: tidyMinutes(estimatedTime),
  }
}

function tidyMinutes(value: unknown): number {
  const minutes =
    typeof value === 'number' ? value : Number.parseInt(typeof value === 'string' ? value : '', 10)
  return Number.isFinite(minutes) ? Math.min(480, Math.max(1, Math.round(minutes))) : MINUTES_IF_UNSAID
}

/** One line without characters that steer a terminal or turn the direction of the text, cut where it is too long. */
function tidyText(value: unknown, max: number): string {
  if (typeof value !== 'string') return ''
  const line = value
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
  return line.length <= max
    ? line
    : line
        .slice(0, max)
        .toWellFormed()
        .replace(/\ufffd$/, '')
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
