import * as z from 'zod/mini'
import { type Course, COURSES, type RewardData } from './reward.ts'

const rewardFormSchema = z.object({
  title: z.string(),
  course: z.nullable(z.enum(COURSES)),
  minutes: z.string(),
})

/** An entry as it is written: `minutes` as typed, the course null until it is chosen. */
export type RewardForm = Readonly<z.infer<typeof rewardFormSchema>>

/** The edited fields of an entry. Kept as text between two visits, so they are read back through this schema. */
export const rewardEditsSchema = z.partial(rewardFormSchema)

export const BLANK_REWARD: RewardForm = { title: '', course: null, minutes: '' }

export function rewardForm({
  title,
  course,
  minutes,
}: Omit<RewardData, 'createdAt' | 'isHidden'>): RewardForm {
  return { title, course, minutes: minutes === null ? '' : String(minutes) }
}

export type RewardGap = 'title' | 'course' | 'minutes'

/** An entry that can be saved, or what is still missing, from top to bottom. */
export type ReadReward =
  | { readonly kind: 'ready'; readonly reward: Pick<RewardData, 'title' | 'minutes'> & { course: Course } }
  | { readonly kind: 'asks'; readonly gaps: readonly RewardGap[] }

export const MOST_REWARD_MINUTES = 1_440

export function readReward({ title, course, minutes }: RewardForm): ReadReward {
  const text = minutes.trim()
  const number = text === '' ? null : Number(text)
  const isClear = number === null || (/^\d+$/.test(text) && number >= 1 && number <= MOST_REWARD_MINUTES)
  const gaps: RewardGap[] = []
  if (title.trim() === '') gaps.push('title')
  if (course === null) gaps.push('course')
  if (!isClear) gaps.push('minutes')
  if (gaps.length > 0 || course === null) return { kind: 'asks', gaps }
  return { kind: 'ready', reward: { title: title.trim(), course, minutes: number } }
}
