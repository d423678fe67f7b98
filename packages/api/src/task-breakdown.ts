import { breakdownSchema, MAX_STEPS, suggestedStepSchema } from '@glimmer/domain/breakdown/breakdown'
import { ENERGY_LEVELS } from '@glimmer/domain/energy/daily-checkin'
import { text, words } from '@glimmer/domain/fields'
import { MAX_TITLE_LENGTH } from '@glimmer/domain/tasks/task'
import * as z from 'zod/mini'

export const MAX_CONTEXT_LENGTH = 2_000
export const MAX_CHALLENGES = 50
const MAX_NAME_LENGTH = 300

/**
 * `agreedTo`: the provider that the person agreed to, as the settings name it; no other is asked. The other fields
 * are all that the provider learns. `depth` says how small the steps should be, from 1 (a few) to 5 (many tiny ones).
 */
export const breakdownRequestSchema = z.strictObject({
  agreedTo: words(MAX_NAME_LENGTH),
  taskTitle: words(MAX_TITLE_LENGTH),
  taskContext: z.nullable(text(MAX_CONTEXT_LENGTH)),
  userPreferences: z.strictObject({
    depth: z.int().check(z.minimum(1), z.maximum(5)),
    energyLevel: z.nullable(z.enum(ENERGY_LEVELS)),
    primaryChallenges: z.array(words(200)).check(z.maxLength(MAX_CHALLENGES)),
  }),
})

/** Why there is no breakdown; the field `error` beside it is the sentence for the person. */
export const BREAKDOWN_TROUBLES = [
  'not_configured',
  'other_provider',
  'key_refused',
  'busy',
  'slow',
  'down',
  'empty',
  'unreadable',
] as const

/**
 * The events of a breakdown, in order: all steps so far each time they grow; at the end the whole breakdown, or why
 * there is none.
 */
export const breakdownEventSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('partial'),
    suggestions: z.object({ subtasks: z.array(suggestedStepSchema).check(z.maxLength(MAX_STEPS)) }),
  }),
  z.object({ kind: z.literal('done'), suggestions: breakdownSchema }),
  z.object({ kind: z.literal('error'), trouble: z.enum(BREAKDOWN_TROUBLES), error: z.string() }),
])

export type BreakdownRequest = z.infer<typeof breakdownRequestSchema>
export type BreakdownEvent = z.infer<typeof breakdownEventSchema>
export type BreakdownTrouble = (typeof BREAKDOWN_TROUBLES)[number]
