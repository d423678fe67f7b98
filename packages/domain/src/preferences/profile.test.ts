import { expect, it } from 'vitest'
import { profileOf } from './profile.ts'
import { userPreferencesDefaults } from './user-preferences.ts'

const one = { primaryChallenges: ['motivation'], dailyStruggles: ['self-care'], goals: ['improve-focus'] }

it.each([
  ['nothing at all', undefined, false],
  ['a row that says nothing', {}, false],
  ['challenges and goals', { ...one, dailyStruggles: [] }, false],
  ['something in each list', one, true],
  ['the assessment, not sure of anything', { workingStyle: { assessment_completed: true } }, true],
  ['an assessment that was not completed', { workingStyle: { assessment_completed: 'no' } }, false],
])('%s: complete is %s (D1, J3)', (_what, change, isComplete) => {
  const profile = profileOf(change && { ...userPreferencesDefaults, ...change })
  expect(profile.isComplete).toBe(isComplete)
})

it('is empty where there is no row (J3)', () => {
  expect(profileOf(undefined)).toEqual({ challenges: [], struggles: [], goals: [], isComplete: false })
})
