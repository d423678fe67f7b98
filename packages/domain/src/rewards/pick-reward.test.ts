import { describe, expect, it, test } from 'vitest'
import { dopamineMenu, type MenuEntry } from './dopamine-menu.ts'
import { HOUSE_MENU } from './house-menu.ts'
import { fittingRewards, pickReward, type Room } from './pick-reward.ts'
import type { Reward } from './reward.ts'
import type { EnergyLevel } from '../energy/daily-checkin.ts'

/** Only these: everything of ours is off the menu. */
function only(...own: readonly (Partial<Reward> & { id: string })[]) {
  const createdAt = '2026-11-21T09:00:00.000Z'
  return dopamineMenu([
    ...HOUSE_MENU.map((reward) => ({ ...reward, isHidden: true })),
    ...own.map((given): Reward => {
      return { title: given.id, course: 'starter', minutes: null, isHidden: false, createdAt, ...given }
    }),
  ])
}

const ids = (entries: readonly MenuEntry[]) => entries.map(({ id }) => id)

test.each<[Room, EnergyLevel | null, { most: number; never: EnergyLevel[] }]>([
  ['moment', null, { most: 5, never: [] }],
  ['break', null, { most: 10, never: [] }],
  ['plenty', null, { most: 120, never: [] }],
  ['break', 'LOW', { most: 10, never: ['MEDIUM', 'FULL'] }],
  ['plenty', 'MEDIUM', { most: 120, never: ['FULL'] }],
  ['plenty', 'FULL', { most: 120, never: [] }],
])(
  'with room for a %s and energy %s, at most so many minutes and nothing that asks for more',
  (room, energy, { most, never }) => {
    const fitting = fittingRewards(dopamineMenu([]), room, energy)
    expect(fitting.length).toBeGreaterThan(5)
    expect(Math.max(...fitting.map(({ minutes }) => minutes ?? 0))).toBe(most)
    expect(fitting.filter((entry) => entry.energy && never.includes(entry.energy))).toEqual([])
  },
)

describe('what fits', () => {
  it('takes an entry without minutes as long as its course usually is', () => {
    const menu = only({ id: 'quick' }, { id: 'sweet', course: 'dessert' }, { id: 'big', course: 'special' })
    expect(ids(fittingRewards(menu, 'moment', null))).toEqual(['quick'])
    expect(ids(fittingRewards(menu, 'break', null))).toEqual(['quick', 'sweet'])
    expect(ids(fittingRewards(menu, 'plenty', null))).toEqual(['quick', 'sweet', 'big'])
  })

  it('is the shortest there is where nothing fits the time, and nothing on an empty menu', () => {
    const menu = only(
      { id: 'hour', minutes: 60 },
      { id: 'hour too', minutes: 60 },
      { id: 'day', minutes: 600 },
    )
    expect(ids(fittingRewards(menu, 'moment', 'LOW'))).toEqual(['hour', 'hour too'])
    expect(fittingRewards(only(), 'plenty', null)).toEqual([])
  })

  it("trusts a person's own entries on any day", () => {
    expect(ids(fittingRewards(only({ id: 'mine', minutes: 3 }), 'moment', 'LOW'))).toEqual(['mine'])
  })
})

describe('a surprise', () => {
  const entries = fittingRewards(dopamineMenu([]), 'moment', null)

  it('lets everything have its turn before anything comes again, and nothing come twice in a row', () => {
    const shown: string[] = []
    let seed = 7
    for (let turn = 0; turn < entries.length * 4; turn += 1) {
      seed = (seed * 48_271) % 2_147_483_647
      const picked = pickReward(entries, shown, () => seed / 2_147_483_647)
      expect(picked?.id).not.toBe(shown.at(-1))
      if (picked) shown.push(picked.id)
    }
    expect(new Set(shown.slice(0, entries.length)).size).toBe(entries.length)
    expect(shown).toHaveLength(entries.length * 4)
  })

  it('is the same again only where there is nothing else, and none where there is nothing', () => {
    const one = entries.slice(0, 1)
    expect(pickReward(one, ids(one), () => 0.5)).toBe(one[0])
    expect(pickReward([], [], () => 0.5)).toBeNull()
  })

  it('is safe at the ends of chance', () => {
    expect(pickReward(entries, [], () => 0)).toBe(entries[0])
    expect(pickReward(entries, [], () => 0.999_999)).toBe(entries.at(-1))
  })
})
