import { describe, expect, it, test } from 'vitest'
import { uuid } from '../fields.ts'
import { HOUSE_MENU } from './house-menu.ts'
import { COURSES, rewardSchema } from './reward.ts'

/** From the fewest to the most minutes of a course, as its explanation says. */
const LENGTHS = {
  starter: [1, 2],
  main: [10, 30],
  side: [1, 5],
  dessert: [5, 30],
  special: [40, 180],
} as const

describe('what Glimmer brings along', () => {
  it('is twenty-seven entries, each with an id and words of its own', () => {
    expect(HOUSE_MENU).toHaveLength(27)
    expect(new Set(HOUSE_MENU.map(({ id }) => id)).size).toBe(27)
    expect(new Set(HOUSE_MENU.map(({ title }) => title.toLowerCase())).size).toBe(27)
  })

  it.each(COURSES)('has at least five for the course “%s”, from short to long', (course) => {
    const minutes = HOUSE_MENU.filter((entry) => entry.course === course).map((entry) => entry.minutes)
    expect(minutes.length).toBeGreaterThanOrEqual(5)
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b))
    expect(minutes.at(0)).toBeGreaterThanOrEqual(LENGTHS[course][0])
    expect(minutes.at(-1)).toBeLessThanOrEqual(LENGTHS[course][1])
  })

  it('keeps the ids that devices already know', () => {
    expect(HOUSE_MENU[0]).toMatchObject({
      id: '6d656e75-0000-4000-8000-000000000001',
      title: 'Look out of the window at the farthest thing you can see',
    })
    expect(HOUSE_MENU.at(-1)?.id).toBe('6d656e75-0000-4000-8000-000000000027')
  })

  it('has something in every course for a day with little energy', () => {
    for (const course of COURSES) {
      expect(HOUSE_MENU.some((entry) => entry.course === course && entry.energy === 'LOW')).toBe(true)
    }
    expect(HOUSE_MENU.filter(({ energy }) => energy === 'LOW').length).toBeGreaterThan(HOUSE_MENU.length / 2)
  })
})

test.each(HOUSE_MENU)(
  '“$title” can be a row, is short, and speaks of neither food, money nor merit',
  (entry) => {
    const { id, energy: _, ...row } = entry
    expect(uuid.safeParse(id).success).toBe(true)
    expect(rewardSchema.safeParse(row).success).toBe(true)
    expect(row.title.length).toBeLessThanOrEqual(60)
    expect(row.title).toMatch(/^[A-Z][^.!]+$/)
    expect(row.title).not.toMatch(
      /\b(buy|order|shop|pay|cake|chocolate|snack|sugar|calorie|diet|treat|deserve|earn|guilt|cheat|should|must)/i,
    )
  },
)
