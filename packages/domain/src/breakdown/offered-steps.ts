import * as z from 'zod/mini'
import { MAX_TITLE_LENGTH } from '../tasks/task.ts'
import type { Breakdown } from './breakdown.ts'

const offeredStepSchema = z.object({
  title: z.string(),
  hint: z.string(),
  minutes: z.number(),
  isChosen: z.boolean(),
})

/** A suggested step while a person looks at it: chosen or not, perhaps in words of their own. */
export type OfferedStep = Readonly<z.infer<typeof offeredStepSchema>>

/** Suggested steps, why these, and where they come from. Kept as text between two visits, so it has a schema. */
export const offerSchema = z.object({
  reasoning: z.string(),
  source: z.string(),
  steps: z.readonly(z.array(offeredStepSchema)),
})
export type Offer = z.infer<typeof offerSchema>

const MOST_MINUTES = 480

/** All of them are chosen to begin with. */
export function offerSteps(subtasks: Breakdown['subtasks']): readonly OfferedStep[] {
  return subtasks.map(({ title, description, estimatedTime }) => ({
    title: title.trim(),
    hint: description.trim(),
    minutes: estimatedTime,
    isChosen: true,
  }))
}

export function changeStep(
  steps: readonly OfferedStep[],
  place: number,
  change: Partial<OfferedStep>,
): readonly OfferedStep[] {
  return steps.map((step, at) => (at === place ? { ...step, ...change } : step))
}

/** What was typed over a step. Blank, or no whole number of minutes, leaves that part as it was. */
export function readStepEdit(step: OfferedStep, typed: { title: string; minutes: string }): OfferedStep {
  const title = typed.title.trim().slice(0, MAX_TITLE_LENGTH).toWellFormed()
  const minutes = /^\s*\d+\s*$/.test(typed.minutes) ? Number(typed.minutes) : 0
  const isMinutes = minutes >= 1 && minutes <= MOST_MINUTES
  return { ...step, title: title === '' ? step.title : title, minutes: isMinutes ? minutes : step.minutes }
}

export function chosenSteps(steps: readonly OfferedStep[]): readonly OfferedStep[] {
  return steps.filter(({ isChosen }) => isChosen)
}

/** In minutes, of what is chosen. */
export function chosenMinutes(steps: readonly OfferedStep[]): number {
  return chosenSteps(steps).reduce((sum, { minutes }) => sum + minutes, 0)
}
