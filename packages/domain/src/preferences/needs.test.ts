import { expect, it } from 'vitest'
import { needsKey, needsOf, scoreFor } from './needs.ts'
import { rhythmOf } from './rhythm.ts'
import { userPreferencesDefaults } from './user-preferences.ts'

const idea = { relevantChallenges: ['motivation', 'perfectionism'], relevantGoals: ['improve-focus'] }

it.each([
  [[], [], 0],
  [['motivation'], [], 2],
  [['motivation', 'perfectionism', 'burnout-and-exhaustion'], [], 4],
  [[], ['improve-focus'], 2],
  [['motivation', 'perfectionism'], ['improve-focus', 'my own'], 6],
])('the challenges %j and the goals %j make %d (D5)', (challenges, goals, score) => {
  expect(scoreFor(idea, { challenges, goals })).toBe(score)
})

it('knows the same needs in another order', () => {
  const key = needsKey({ challenges: ['a', 'b'], goals: ['c'] })
  expect(needsKey({ challenges: ['b', 'a'], goals: ['c'] })).toBe(key)
  expect(needsKey({ challenges: ['a'], goals: ['b', 'c'] })).not.toBe(key)
})

it('takes nobody’s preferences, and what is not said, for nothing (J3)', () => {
  expect(needsOf(undefined)).toEqual({ challenges: [], goals: [] })
  const unsaid = { isMorningPerson: false, isNightOwl: false, peakHours: [] }
  expect(rhythmOf(undefined)).toEqual(unsaid)
  expect(rhythmOf(userPreferencesDefaults)).toEqual(unsaid)
  const odd = { workingStyle: { morning_person: 'yes' }, energyPatterns: { peak_hours: 'afternoon' } }
  expect(rhythmOf(odd)).toEqual(unsaid)
})

it('reads what is said', () => {
  const said = {
    workingStyle: { morning_person: true, night_owl: false },
    energyPatterns: { peak_hours: ['afternoon', 'noon', 3] },
  }
  expect(rhythmOf(said)).toEqual({ isMorningPerson: true, isNightOwl: false, peakHours: ['afternoon'] })
})
