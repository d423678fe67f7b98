import { expect, it } from 'vitest'
import {
  answerNothing,
  assessmentData,
  goBack,
  goOn,
  leftData,
  mayGoOn,
  NEW_ASSESSMENT,
  tick,
  tickRecommended,
} from './assessment.ts'
import { userPreferencesDefaults } from './user-preferences.ts'

const now = new Date('2026-03-01T10:00:00.000Z')
const at = now.toISOString()

it('goes through six steps and waits for a choice on three of them (C1)', () => {
  let assessment = NEW_ASSESSMENT
  const seen: [string, boolean][] = []
  for (let i = 0; i < 7; i += 1) {
    seen.push([assessment.step, mayGoOn(assessment)])
    assessment = goOn(assessment)
  }
  expect(seen).toEqual([
    ['welcome', true],
    ['challenges', false],
    ['struggles', false],
    ['goals', false],
    ['recommendations', true],
    ['completion', true],
    ['completion', true],
  ])
  expect(mayGoOn(tick({ ...NEW_ASSESSMENT, step: 'goals' }, 'goals', 'improve-focus', true))).toBe(true)
  expect(goBack({ ...NEW_ASSESSMENT, step: 'struggles' }).step).toBe('challenges')
  expect(goBack(NEW_ASSESSMENT).step).toBe('welcome')
})

it('takes not sure yet for an answer, until it is answered otherwise (C1)', () => {
  const unsure = goOn({ ...NEW_ASSESSMENT, step: 'challenges' }, true)
  expect(unsure).toMatchObject({ step: 'struggles', notSure: ['primaryChallenges'] })
  const surer = goOn(tick(goBack(unsure), 'primaryChallenges', 'perfectionism', true))
  expect(surer).toMatchObject({ step: 'struggles', notSure: [], primaryChallenges: ['perfectionism'] })
})

it('recommends when the goals are left, and keeps ticks while the challenges stay (C2)', () => {
  const atGoals = tick({ ...NEW_ASSESSMENT, step: 'goals' }, 'primaryChallenges', 'time-management', true)
  const first = goOn(atGoals)
  expect(first.recommended).toEqual({ shown: ['better-time-management'], ticked: ['better-time-management'] })
  const declined = tickRecommended(first, 'better-time-management', false)
  expect(goOn(goBack(declined)).recommended.ticked).toEqual([])
  const other = tick(goBack(declined), 'primaryChallenges', 'overwhelming-thoughts', true)
  expect(goOn(other).recommended.ticked).toEqual(['better-time-management', 'reduce-overwhelm'])
})

it('ticks no goal for who is not sure of goals, and keeps what they tick themselves (C2)', () => {
  const atGoals = tick({ ...NEW_ASSESSMENT, step: 'goals' }, 'primaryChallenges', 'time-management', true)
  const unsure = goOn(atGoals, true)
  expect(unsure.recommended).toEqual({ shown: ['better-time-management'], ticked: [] })
  const chosen = tickRecommended(unsure, 'better-time-management', true)
  expect(goOn(goBack(chosen), true).recommended.ticked).toEqual(['better-time-management'])
  expect(goOn(goBack(chosen)).recommended.ticked).toEqual(['better-time-management'])
  expect(goOn(goBack(goOn(atGoals)), true).recommended.ticked).toEqual([])
})

it('takes one answer for all questions from who is not sure of any of them, and records no goal (C1, C3)', () => {
  const unsure = answerNothing()
  expect(unsure.step).toBe('completion')
  expect(assessmentData(unsure, undefined, now)).toEqual({
    workingStyle: {
      assessment_completed: true,
      completed_at: at,
      not_sure_yet: ['primaryChallenges', 'dailyStruggles', 'goals'],
    },
    createdAt: at,
    updatedAt: at,
  })
})

it('writes what was chosen, with the recommended goals that stayed ticked (C2, C3)', () => {
  let assessment = tick({ ...NEW_ASSESSMENT, step: 'goals' }, 'primaryChallenges', 'perfectionism', true)
  assessment = goOn(tick(assessment, 'goals', 'reduce-overwhelm', true))
  assessment = { ...assessment, notSure: ['dailyStruggles'] }
  expect(assessmentData(assessment, undefined, now)).toEqual({
    primaryChallenges: ['perfectionism'],
    goals: ['reduce-overwhelm', 'better-work-life-balance', 'improve-self-confidence'],
    workingStyle: { assessment_completed: true, completed_at: at, not_sure_yet: ['dailyStruggles'] },
    createdAt: at,
    updatedAt: at,
  })
})

it('keeps what was ticked by who leaves it, but no goal that was only recommended, and asks no more (C1)', () => {
  const atGoals = tick({ ...NEW_ASSESSMENT, step: 'goals' }, 'primaryChallenges', 'perfectionism', true)
  expect(leftData(goOn(tick(atGoals, 'goals', 'reduce-overwhelm', true)), undefined, now)).toEqual({
    primaryChallenges: ['perfectionism'],
    goals: ['reduce-overwhelm'],
    workingStyle: { assessment_left: true },
    createdAt: at,
    updatedAt: at,
  })
  expect(leftData(NEW_ASSESSMENT, { ...userPreferencesDefaults, createdAt: at }, now)).toEqual({
    workingStyle: { assessment_left: true },
    updatedAt: at,
  })
})

it('takes nothing away that another device answered meanwhile (C3)', () => {
  const row = { ...userPreferencesDefaults, createdAt: at, goals: ['Sing again', 'improve-focus'] }
  const assessment = tick(NEW_ASSESSMENT, 'goals', 'learn-new-skills', true)
  expect(assessmentData(assessment, row, now)).toEqual({
    goals: ['Sing again', 'improve-focus', 'learn-new-skills'],
    workingStyle: { assessment_completed: true, completed_at: at },
    updatedAt: at,
  })
})
