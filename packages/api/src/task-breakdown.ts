import { breakdownSchema, MAX_STEPS, suggestedStepSchema } from '@glimmer/domain/breakdown/breakdown'
import { USUAL_DEPTH } from '@glimmer/domain/breakdown/step-counts'
import { ENERGY_LEVELS } from '@glimmer/domain/energy/daily-checkin'
import { text, words } from '@glimmer/domain/fields'
import { MAX_TITLE_LENGTH } from '@glimmer/domain/tasks/task'
import * as z from 'zod/mini'

export const MAX_CONTEXT_LENGTH = 2_000
export const MAX_CHALLENGES = 50
const MAX_NAME_LENGTH = 300

/** Names the provider that the person agreed to, as the settings name it; no other is asked. */
export const CONSENT_HEADER = 'x-glimmer-agreed-to'

/** What is not said is as usual; what else a person's preferences hold is not read and reaches no provider. */
const userPreferencesSchema = z.object({
  depth: z._default(z.int().check(z.minimum(1), z.maximum(5)), USUAL_DEPTH),
  energyLevel: z._default(z.nullable(z.enum(ENERGY_LEVELS)), null),
  primaryChallenges: z._default(z.array(words(200)).check(z.maxLength(MAX_CHALLENGES)), []),
})

/**
 * All that the provider learns. `depth` says how small the steps should be, from 1 (a few) to 5 (many tiny ones). Pages of
 * before sent the consent in `agreedTo` instead of its header.
 */
export const breakdownRequestSchema = z.strictObject({
  agreedTo: z.optional(words(MAX_NAME_LENGTH)),
  taskTitle: words(MAX_TITLE_LENGTH),
  taskContext: z.nullable(text(MAX_CONTEXT_LENGTH)),
  userPreferences: z.nullable(userPreferencesSchema),
})

/** Why there is no breakdown; the field `error` beside it is the sentence for the person. */
export const BREAKDOWN_TROUBLES = [
  'not_configured',
  'not_agreed',
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

/** The whole of an answer at once, where no stream is asked for. */
export const breakdownAnswerSchema = z.union([
  z.object({ error: z.string() }),
  z.object({ suggestions: breakdownSchema }),
])

export type BreakdownRequest = z.infer<typeof breakdownRequestSchema>
export type BreakdownAnswer = z.infer<typeof breakdownAnswerSchema>
export type BreakdownEvent = z.infer<typeof breakdownEventSchema>
export type BreakdownTrouble = (typeof BREAKDOWN_TROUBLES)[number]
