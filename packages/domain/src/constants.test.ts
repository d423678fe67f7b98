import { expect, it } from 'vitest'
import { ENERGY_SUGGESTIONS } from '@glimmer/content/energy/energy-suggestions'
import { INSIGHTS } from '@glimmer/content/energy/insights'
import { BREATH, BREATH_ROUNDS } from './guides/breathing.ts'
import { ASSESSMENT_STEPS } from './preferences/assessment.ts'
import { MATCH_POINTS } from './preferences/needs.ts'
import { CHALLENGES_IN_VIEW, GOALS_IN_VIEW } from './preferences/profile.ts'
import { recommendGoals } from './preferences/recommend-goals.ts'
import { SPRINT_SECONDS } from './sprint/sprint.ts'
import { BEST_TIME_COUNT, USUAL_COUNT } from './suggestions/pick-suggestions.ts'
import { DAILY_POOLS } from '@glimmer/content/suggestions/pools'
import { CATEGORIES } from './tasks/categories.ts'
import { COMPLIMENTS } from '@glimmer/content/tasks/compliments'
import {
  DEFAULT_SNOOZE_HOURS,
  MAX_SNOOZE_HOURS,
  MIN_SNOOZE_HOURS,
  SNOOZE_HOURS,
  snoozeLabel,
} from './tasks/snooze.ts'
import { SUGGESTED_TASKS } from '@glimmer/content/tasks/suggested-tasks'
import { PRIORITIES, taskDefaults, TIMES_OF_DAY } from './tasks/task.ts'
import { BEST_FITTING_SHARE, MOST_REMEMBERED_TIPS, TIPS_AT_ONCE } from './tips/pick-tips.ts'
import { TIP_CATEGORIES } from '@glimmer/content/tips/tip'
import { TUTORIAL_STEPS } from './tutorial/tutorial-steps.ts'

// Every figure of the product specification's section 9, with the one constant that holds it.
it.each([
  ['snooze presets, in hours', SNOOZE_HOURS, [4, 24, 72, 168]],
  [
    'snoozing at least, at most and by default',
    [MIN_SNOOZE_HOURS, MAX_SNOOZE_HOURS, DEFAULT_SNOOZE_HOURS],
    [1, 8_760, 24],
  ],
  ['a sprint, in seconds', SPRINT_SECONDS, 300],
  ['steps of the tutorial and of the assessment', [TUTORIAL_STEPS.length, ASSESSMENT_STEPS.length], [8, 6]],
  ['tips: shown, best-fitting, for a match, reset', tipFigures(), [4, 3, 2, 80]],
  ['needs in view', [CHALLENGES_IN_VIEW, GOALS_IN_VIEW], [5, 3]],
  ['suggestions for a part of the day, and for a best time', [USUAL_COUNT, BEST_TIME_COUNT], [2, 3]],
  ['the pools', Object.values(DAILY_POOLS).map((pool) => pool.length), [5, 4, 5, 3]],
  ['tasks to begin with', SUGGESTED_TASKS.length, 15],
  ['celebration messages', COMPLIMENTS.length, 8],
  ['messages for each energy', Object.values(INSIGHTS).map(({ always }) => always.length), [3, 3, 3]],
  ['minutes for a full energy', minutesOf('FULL'), [60, 45, 30, 30]],
  ['minutes for a medium energy', minutesOf('MEDIUM'), [30, 20, 25, 15]],
  ['minutes for a low energy', minutesOf('LOW'), [10, 5, 10, 15]],
  ['priorities', PRIORITIES, ['high', 'medium', 'low']],
  ['times of day', TIMES_OF_DAY, ['morning', 'afternoon', 'evening', 'anytime']],
  ['categories', CATEGORIES.toSorted(), ['admin', 'personal', 'wellness', 'work']],
  [
    'categories of tips',
    TIP_CATEGORIES,
    ['physical', 'mental', 'productivity', 'environmental', 'sleep', 'routine'],
  ],
  [
    'a new task',
    [taskDefaults.priority, taskDefaults.timeOfDay, taskDefaults.category],
    ['medium', 'anytime', 'personal'],
  ],
  ['breathing, and how often', [...BREATH.map(({ counts }) => counts), BREATH_ROUNDS], [4, 7, 8, 4]],
])('%s (J4)', (_name, figure, expected) => {
  expect(figure).toEqual(expected)
})

it('recommends up to four goals, two of them ticked, and where none matches three that nobody chose, unticked (J4)', () => {
  const matching = recommendGoals(['motivation', 'procrastination', 'task-paralysis', 'perfectionism'])
  expect([matching.shown.length, matching.ticked.length]).toEqual([4, 2])
  expect(recommendGoals([])).toEqual({
    shown: ['build-better-habits', 'improve-focus', 'reduce-overwhelm'],
    ticked: [],
  })
})

it('says the weekday of a snooze up to seven days ahead (J4)', () => {
  const now = new Date(2026, 10, 21, 12)
  const inDays = (days: number, minutes = 0) =>
    snoozeLabel(new Date(now.getTime() + days * 86_400_000 + minutes * 60_000).toISOString(), now, 0)
  expect(inDays(7)).toMatch(/^until Sat/)
  expect(inDays(7, 1)).toMatch(/^until 28 November|^until November 28/)
})

function tipFigures() {
  const best = Math.ceil(TIPS_AT_ONCE * BEST_FITTING_SHARE)
  return [TIPS_AT_ONCE, best, MATCH_POINTS, MOST_REMEMBERED_TIPS]
}

function minutesOf(level: keyof typeof ENERGY_SUGGESTIONS): number[] {
  return ENERGY_SUGGESTIONS[level].map(({ minutes }) => minutes)
}
