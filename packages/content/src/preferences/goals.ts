import type { ChallengeId } from './challenges.ts'
import type { Option } from './option.ts'

export interface Goal extends Option {
  /** The challenges that it helps with, which is what recommends it. */
  readonly relevantChallenges: readonly ChallengeId[]
}

/** The 20 goals. The first eight are the assessment's, from the product specification; the rest are ours. */
export const GOALS = [
  {
    id: 'improve-focus',
    label: 'Improve focus',
    relevantChallenges: ['focus-and-attention', 'procrastination', 'working-memory-issues', 'hyperfocus'],
  },
  {
    id: 'better-time-management',
    label: 'Better time management',
    relevantChallenges: ['time-management', 'procrastination', 'hyperfocus', 'transition-difficulties'],
  },
  {
    id: 'build-better-habits',
    label: 'Build better habits',
    relevantChallenges: ['motivation', 'organisation', 'executive-dysfunction', 'memory-issues'],
  },
  {
    id: 'reduce-overwhelm',
    label: 'Reduce overwhelm',
    relevantChallenges: [
      'overwhelming-thoughts',
      'task-paralysis',
      'emotional-regulation',
      'sensory-overload',
      'burnout-and-exhaustion',
    ],
  },
  {
    id: 'increase-productivity',
    label: 'Increase productivity',
    relevantChallenges: ['task-paralysis', 'procrastination', 'organisation', 'executive-dysfunction'],
  },
  {
    id: 'better-work-life-balance',
    label: 'Better work-life balance',
    relevantChallenges: ['burnout-and-exhaustion', 'hyperfocus', 'perfectionism', 'emotional-regulation'],
  },
  {
    id: 'improve-self-confidence',
    label: 'Improve self-confidence',
    relevantChallenges: ['perfectionism', 'rejection-sensitivity', 'social-anxiety', 'decision-fatigue'],
  },
  {
    id: 'learn-new-skills',
    label: 'Learn new skills',
    relevantChallenges: ['motivation', 'focus-and-attention', 'perfectionism'],
  },
  {
    id: 'start-more-easily',
    label: 'Start things more easily',
    relevantChallenges: ['task-paralysis', 'executive-dysfunction', 'procrastination'],
  },
  {
    id: 'finish-what-i-start',
    label: 'Finish what I start',
    relevantChallenges: ['motivation', 'focus-and-attention', 'impulsivity'],
  },
  {
    id: 'remember-more-easily',
    label: 'Keep things in mind with less effort',
    relevantChallenges: ['memory-issues', 'working-memory-issues'],
  },
  {
    id: 'decide-more-calmly',
    label: 'Decide more calmly',
    relevantChallenges: ['decision-fatigue', 'impulsivity', 'perfectionism'],
  },
  {
    id: 'calmer-mornings',
    label: 'Have calmer mornings',
    relevantChallenges: ['executive-dysfunction', 'time-management', 'transition-difficulties'],
  },
  {
    id: 'sleep-better',
    label: 'Sleep better',
    relevantChallenges: ['burnout-and-exhaustion', 'overwhelming-thoughts', 'hyperfocus'],
  },
  {
    id: 'kinder-to-myself',
    label: 'Be kinder to myself',
    relevantChallenges: ['perfectionism', 'rejection-sensitivity', 'burnout-and-exhaustion'],
  },
  {
    id: 'understand-my-feelings',
    label: 'Understand my feelings sooner',
    relevantChallenges: ['emotional-regulation', 'rejection-sensitivity'],
  },
  {
    id: 'look-after-my-senses',
    label: 'Look after my senses',
    relevantChallenges: ['sensory-overload', 'burnout-and-exhaustion'],
  },
  {
    id: 'an-easier-home',
    label: 'Have a home that is easier to live in',
    relevantChallenges: ['organisation', 'executive-dysfunction', 'decision-fatigue'],
  },
  {
    id: 'say-no-more-easily',
    label: 'Say no more easily',
    relevantChallenges: ['social-anxiety', 'rejection-sensitivity', 'impulsivity'],
  },
  {
    id: 'more-time-for-joy',
    label: 'Make more time for what I love',
    relevantChallenges: ['motivation', 'burnout-and-exhaustion', 'transition-difficulties'],
  },
] as const satisfies readonly Goal[]

export type GoalId = (typeof GOALS)[number]['id']

/** The eight that the assessment asks about. */
export const ASSESSMENT_GOALS: readonly Goal[] = GOALS.slice(0, 8)
