import { breakdownSchema, MAX_STEPS, suggestedStepSchema } from '@glimmer/domain/breakdown/breakdown'
import { ENERGY_LEVELS } from '@glimmer/domain/energy/daily-checkin'
import { text, words } from '@glimmer/domain/fields'
import { MAX_TITLE_LENGTH } from '@glimmer/domain/tasks/task'
import * as z from 'zod/mini'

export const MAX_CONTEXT_LENGTH = 2_000
export const MAX_CHALLENGES = 50
const MAX_NAME_LENGTH = 300

/**
 * `agreedTo`: the provider that the person agreed to, by the name that the settings give it; another one is not asked. The rest
 * is all that it may learn. `depth` says how small the steps should be, from 1 (a few) to 5 (many tiny ones).
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

/** Why a provider did not give a breakdown; `error` beside it is the sentence for a person. */
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

/** What comes, one after the other: the steps so far, all of them each time; at the end the whole, or why there is none. */
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
