import { expect, it } from 'vitest'
import { needsAssessment } from './needs-assessment.ts'
import { userPreferencesDefaults } from './user-preferences.ts'

it.each([
  ['nobody knows anything yet', undefined, true],
  ['only a setting is kept', { appCustomizations: { rewardOffers: false } }, true],
  ['a rhythm is known', { workingStyle: { night_owl: true } }, true],
  ['the mark is not a plain true', { workingStyle: { assessment_completed: 'yes' } }, true],
  ['a challenge is known', { primaryChallenges: ['perfectionism'] }, false],
  ['a struggle is known', { dailyStruggles: ['self-care'] }, false],
  ['a goal of one’s own is known', { goals: ['Sing again'] }, false],
  ['the person said not now', { workingStyle: { assessment_left: true } }, false],
  ['all was answered with not sure yet', { workingStyle: { assessment_completed: true } }, false],
] as const)('where %s, it is asked: %s (C1)', (_, known, isAsked) => {
  const preferences = known && ({ ...userPreferencesDefaults, ...known } as typeof userPreferencesDefaults)
  expect(needsAssessment(preferences)).toBe(isAsked)
})
