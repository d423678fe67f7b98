import { expect, test } from 'vitest'
import { BLANK_REWARD, MOST_REWARD_MINUTES, readReward, type RewardForm, rewardForm } from './reward-form.ts'
import { rewardSchema } from './reward.ts'

const tea: RewardForm = { title: ' Tea in the good mug ', course: 'side', minutes: ' 3 ' }

test('what is complete can be kept, with its words trimmed', () => {
  expect(readReward(tea)).toEqual({
    kind: 'ready',
    reward: { title: 'Tea in the good mug', course: 'side', minutes: 3 },
  })
  expect(readReward({ ...tea, minutes: '' })).toMatchObject({ reward: { minutes: null } })
})

test('a blank one asks for its name and its course, from top to bottom', () => {
  expect(readReward(BLANK_REWARD)).toEqual({ kind: 'asks', gaps: ['title', 'course'] })
})

test.each(['0', '-3', '2.5', 'a while', '1e2', String(MOST_REWARD_MINUTES + 1)])(
  '“%s” is not a number of minutes',
  (minutes) => {
    expect(readReward({ ...tea, minutes })).toEqual({ kind: 'asks', gaps: ['minutes'] })
  },
)

test('the most minutes are as many as a row can keep', () => {
  const read = readReward({ ...tea, minutes: String(MOST_REWARD_MINUTES) })
  if (read.kind !== 'ready') throw new Error('it should be ready')
  const row = { ...read.reward, isHidden: false, createdAt: '2026-11-21T09:00:00.000Z' }
  expect(rewardSchema.safeParse(row).success).toBe(true)
  expect(rewardSchema.safeParse({ ...row, minutes: MOST_REWARD_MINUTES + 1 }).success).toBe(false)
})

test('the form of an entry reads back as that entry', () => {
  const reward = { title: 'Tea', course: 'side', minutes: null } as const
  expect(readReward(rewardForm(reward))).toEqual({ kind: 'ready', reward })
})
