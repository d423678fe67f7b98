import * as z from 'zod/mini'
import { instant, words } from '../fields.ts'

/** The courses of a dopamine menu, in the order of a meal. */
export const COURSES = ['starter', 'main', 'side', 'dessert', 'special'] as const

export type Course = (typeof COURSES)[number]

export const MAX_REWARD_TITLE_LENGTH = 200

/**
 * An entry of a person's dopamine menu. `minutes`: about how long it takes. Built-in entries have no row until they
 * are changed: a row with the id of one replaces it, with `isHidden` where the person removed it.
 */
export const rewardSchema = z.strictObject({
  title: words(MAX_REWARD_TITLE_LENGTH),
  course: z.enum(COURSES),
  minutes: z.nullable(z.int().check(z.minimum(1), z.maximum(1_440))),
  isHidden: z.boolean(),
  createdAt: instant,
})

export type RewardData = z.infer<typeof rewardSchema>
export type Reward = RewardData & { readonly id: string }

/** What a reward is when nothing else was said. */
export const rewardDefaults = { minutes: null, isHidden: false } as const satisfies Partial<RewardData>
