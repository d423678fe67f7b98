import * as z from 'zod/mini'
import { text, words } from '../fields.ts'
import { MAX_TITLE_LENGTH, PRIORITIES } from '../tasks/task.ts'

export const MAX_STEPS = 20

/** One step of a breakdown. `estimatedTime` is in minutes. */
export const suggestedStepSchema = z.object({
  title: words(MAX_TITLE_LENGTH),
  description: text(1_000),
  priority: z.enum(PRIORITIES),
  estimatedTime: z.int().check(z.minimum(1), z.maximum(480)),
})

/** What a breakdown answers, built in or from an AI provider: why these steps, and the steps in their order. */
export const breakdownSchema = z.object({
  reasoning: text(2_000),
  subtasks: z.array(suggestedStepSchema).check(z.minLength(1), z.maxLength(MAX_STEPS)),
})

export type SuggestedStep = z.infer<typeof suggestedStepSchema>
export type Breakdown = z.infer<typeof breakdownSchema>
