import * as z from 'zod/mini'
import { MAX_TITLE_LENGTH } from '../tasks/task.ts'
import type { Breakdown } from './breakdown.ts'
import { stepKey } from './choose-steps.ts'
import { saidMeaningSchema } from './meaning.ts'
import { USUAL_DEPTH } from './step-counts.ts'

const offeredStepSchema = z.object({
  /** Which suggestion it was, however it reads by now. */
  key: z.string(),
  title: z.string(),
  hint: z.string(),
  minutes: z.number(),
  isChosen: z.boolean(),
})

/** A suggested step while a person looks at it: chosen or not, perhaps in words of their own. */
export type OfferedStep = Readonly<z.infer<typeof offeredStepSchema>>

/** Suggested steps of a helper, why these, and where they come from. */
const offerSchema = z.object({
  reasoning: z.string(),
  source: z.string(),
  steps: z.readonly(z.array(offeredStepSchema)),
})
export type Offer = z.infer<typeof offerSchema>

/** What a person has asked for and changed so far. Kept as text between two visits, so it has a schema. */
export const askedSchema = z.object({
  depth: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
  /** How they say that the title is meant; null as long as they have not. */
  meaning: saidMeaningSchema,
  /** Which of several tasks in one title; null for all of them. */
  part: z.nullable(z.string()),
  routine: z.nullable(z.string()),
  helper: z.nullable(offerSchema),
  /** Steps as they were changed, by their keys. */
  changed: z.record(z.string(), offeredStepSchema),
})
export type Asked = Readonly<z.infer<typeof askedSchema>>

/** Nothing asked for yet: the usual steps, as they are suggested. */
export const NOTHING_ASKED: Asked = {
  depth: USUAL_DEPTH,
  meaning: null,
  part: null,
  routine: null,
  helper: null,
  changed: {},
}

const MOST_MINUTES = 480

/** All of them are chosen to begin with. */
export function offerSteps(subtasks: Breakdown['subtasks']): readonly OfferedStep[] {
  const seen = new Set<string>()
  const keyOf = (title: string, place: number) => {
    const key = stepKey(title)
    // A helper may say the same twice: each is still a step of its own.
    const own = seen.has(key) ? `${key} ${place}` : key
    seen.add(own)
    return own
  }
  return subtasks.map(({ title, description, estimatedTime }, place) => ({
    key: keyOf(title, place),
    title: title.trim(),
    hint: description.trim(),
    minutes: estimatedTime,
    isChosen: true,
  }))
}

/** The steps as the person has changed them so far. */
export function withChanges(
  steps: readonly OfferedStep[],
  changed: Asked['changed'],
): readonly OfferedStep[] {
  return steps.map((step) => changed[step.key] ?? step)
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
