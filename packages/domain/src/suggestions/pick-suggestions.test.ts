import { describe, expect, it } from 'vitest'
import { ENERGY_SUGGESTIONS } from '@glimmer/content/energy/energy-suggestions'
import type { PeakHour } from '../preferences/rhythm.ts'
import { TIMES_OF_DAY, type TimeOfDay } from '../tasks/task.ts'
import { createTask } from '../tasks/create-task.ts'
import { createSuggestedDaily } from './daily-suggestion.ts'
import { countsFor, pickSuggestions, suggestionsOnList, type SuggestionWish } from './pick-suggestions.ts'
import { ALL_SUGGESTIONS, DAILY_POOLS, EXTRA_POOLS } from '@glimmer/content/suggestions/pools'

const nobody = { challenges: [], goals: [] }
const usual = { isMorningPerson: false, isNightOwl: false, peakHours: [] }

function pick(wish: Partial<SuggestionWish> = {}) {
  let lot = 0
  const random = () => (lot = (lot + 0.37) % 1)
  return pickSuggestions({ needs: nobody, rhythm: usual, seen: [], without: new Set(), random, ...wish })
}

function countOf(wish: Partial<SuggestionWish>): Record<TimeOfDay, number> {
  const counts = { morning: 0, afternoon: 0, evening: 0, anytime: 0 }
  for (const { timeOfDay } of pick(wish)) counts[timeOfDay] += 1
  return counts
}

describe('how many are suggested (D4)', () => {
  const hours: PeakHour[][] = [[], ['morning'], ['afternoon'], ['evening', 'afternoon']]
  const people = [false, true].flatMap((isMorningPerson) =>
    [false, true].flatMap((isNightOwl) =>
      hours.map((peakHours) => ({ isMorningPerson, isNightOwl, peakHours })),
    ),
  )
  const rows = people.map((rhythm) => [
    rhythm,
    [
      rhythm.isMorningPerson ? 3 : 2,
      rhythm.peakHours.some((part) => part === 'afternoon') ? 3 : 2,
      rhythm.isNightOwl ? 3 : 2,
      2,
    ],
  ]) as [SuggestionWish['rhythm'], number[]][]

  it.each(rows)('%j has %j', (rhythm, expected) => {
    expect(Object.values(countsFor(rhythm))).toEqual(expected)
    expect(Object.values(countOf({ rhythm }))).toEqual(expected)
  })

  it.each([
    [{ challenges: ['time-management'], goals: [] }, [3, 2, 2, 2]],
    [{ challenges: ['motivation'], goals: [] }, [2, 3, 2, 2]],
    [{ challenges: [], goals: ['better-work-life-balance'] }, [2, 2, 3, 2]],
    [{ challenges: ['motivation', 'time-management'], goals: ['better-work-life-balance'] }, [3, 3, 3, 2]],
    [{ challenges: ['Time management'], goals: ['improve-focus'] }, [2, 2, 2, 2]],
  ])('%j adds what it asks for', (needs, expected) => {
    expect(Object.values(countOf({ needs }))).toEqual(expected)
  })
})

describe('what is suggested (D4)', () => {
  it('is what fits best, in the order of the day', () => {
    const needs = { challenges: ['procrastination', 'perfectionism'], goals: ['start-more-easily'] }
    const picked = pick({ needs })
    const firsts = (['morning', 'afternoon', 'evening'] as const).map(
      (part) => picked.find(({ timeOfDay }) => timeOfDay === part)?.id,
    )
    expect(firsts).toEqual(['first-ten', 'one-letter', 'one-good-thing'])
    const parts = picked.map(({ timeOfDay }) => timeOfDay)
    expect(new Set(parts)).toEqual(new Set(['morning', 'afternoon', 'evening', 'anytime']))
    expect(parts).toEqual(parts.toSorted((a, b) => TIMES_OF_DAY.indexOf(a) - TIMES_OF_DAY.indexOf(b)))
  })

  it('is not what is unwanted, and fewer where nothing else is left', () => {
    const without = new Set(['out-of-a-window', 'one-surface', 'daylight'])
    const picked = pick({ without })
    expect(picked.filter(({ id }) => without.has(id))).toEqual([])
    expect(countOf({ without })).toEqual({ morning: 2, afternoon: 2, evening: 2, anytime: 1 })
    expect(pick({ without: new Set(ALL_SUGGESTIONS.map(({ id }) => id)) })).toEqual([])
  })

  it('goes through a whole pool before it begins again', () => {
    let seen: readonly string[] = []
    const mornings = [0, 1, 2, 3].map(() => {
      const ids = pick({ seen }).map(({ id }) => id)
      seen = [...seen.filter((id) => !ids.includes(id)), ...ids]
      return ids.filter((id) => DAILY_POOLS.morning.some((one) => one.id === id))
    })
    expect(new Set(mornings.flat().slice(0, 5)).size).toBe(5)
    expect(mornings.flat()).toHaveLength(8)
  })
})

describe('the pools (D4)', () => {
  it('have 5, 4, 5 and 3, each at its time of day, and none is twice', () => {
    expect(Object.values(DAILY_POOLS).map((pool) => pool.length)).toEqual([5, 4, 5, 3])
    for (const [part, pool] of Object.entries(DAILY_POOLS)) {
      expect(pool.filter(({ timeOfDay }) => timeOfDay !== part)).toEqual([])
    }
    expect(EXTRA_POOLS.map(({ need }) => need)).toEqual([
      'time-management',
      'motivation',
      'better-work-life-balance',
    ])
    expect(new Set(ALL_SUGGESTIONS.map(({ id }) => id)).size).toBe(ALL_SUGGESTIONS.length)
    expect(new Set(ALL_SUGGESTIONS.map(({ title }) => title)).size).toBe(ALL_SUGGESTIONS.length)
  })

  it('ask for 1 to 90 minutes, and know high, medium and low', () => {
    const minutes = ALL_SUGGESTIONS.map(({ estimatedMinutes }) => estimatedMinutes)
    expect([Math.min(...minutes), Math.max(...minutes)]).toEqual([1, 90])
    expect(new Set(ALL_SUGGESTIONS.map(({ priority }) => priority))).toEqual(
      new Set(['high', 'medium', 'low']),
    )
  })

  it('share no title with what the energy of a day suggests, which is told apart by it', () => {
    const others = new Set(
      Object.values(ENERGY_SUGGESTIONS).flatMap((list) => list.map(({ title }) => title)),
    )
    expect(ALL_SUGGESTIONS.filter(({ title }) => others.has(title))).toEqual([])
  })

  it('become a daily task, open, with its time and its minutes', () => {
    const [first] = DAILY_POOLS.evening
    expect(createSuggestedDaily(first!, new Date(0))).toMatchObject({
      title: 'Take cups and plates back to the kitchen',
      isDaily: true,
      completed: false,
      lastCompleted: null,
      timeOfDay: 'evening',
      estimatedTime: 5,
      priority: 'medium',
      category: 'personal',
    })
  })
})

describe('what is on the list already (D4)', () => {
  const today = '2026-11-21'
  const windowTask = (change: object) => [
    { ...createTask({ title: 'look out of a window FOR a minute ' }, new Date(0)), ...change },
  ]
  const done = (completedOn: string) => ({ completed: true, completedOn, lastCompleted: completedOn })

  it.each([
    ['open', {}, ['out-of-a-window']],
    ['done today', done(today), ['out-of-a-window']],
    ['done yesterday, so it has left', done('2026-11-20'), []],
    [
      'daily and done yesterday, so it is open again',
      { isDaily: true, ...done('2026-11-20') },
      ['out-of-a-window'],
    ],
    ['called something else', { title: 'Look out of the window' }, []],
  ])('a task of the same name that is %s', (_what, change, expected) => {
    expect([...suggestionsOnList(windowTask(change), today)]).toEqual(expected)
  })
})
