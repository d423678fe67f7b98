import * as z from 'zod/mini'
import { instant, words } from '../fields.ts'

/** The courses of a dopamine menu, in the order of a meal. */
export const COURSES = ['starter', 'main', 'side', 'dessert', 'special'] as const

export type Course = (typeof COURSES)[number]

export const MAX_REWARD_TITLE_LENGTH = 200

/**
 * Something nice on a person's dopamine menu. `minutes` is about how long it takes. What Glimmer brings along is no row until
 * it is changed: a row with the id of such an entry stands in its place, hidden where the person took it off the menu.
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
