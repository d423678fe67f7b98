import type { Option } from './option.ts'

/** The 20 primary challenges of the product specification, section 3, in its order. */
export const CHALLENGES = [
  { id: 'executive-dysfunction', label: 'Executive dysfunction' },
  { id: 'task-paralysis', label: 'Task paralysis' },
  { id: 'overwhelming-thoughts', label: 'Overwhelming thoughts' },
  { id: 'time-management', label: 'Time management' },
  { id: 'procrastination', label: 'Procrastination' },
  { id: 'focus-and-attention', label: 'Focus and attention' },
  { id: 'memory-issues', label: 'Memory issues' },
  { id: 'perfectionism', label: 'Perfectionism' },
  { id: 'motivation', label: 'Motivation' },
  { id: 'organisation', label: 'Organisation' },
  { id: 'decision-fatigue', label: 'Decision fatigue' },
  { id: 'hyperfocus', label: 'Hyperfocus' },
  { id: 'emotional-regulation', label: 'Emotional regulation' },
  { id: 'rejection-sensitivity', label: 'Rejection sensitivity' },
  { id: 'sensory-overload', label: 'Sensory overload' },
  { id: 'social-anxiety', label: 'Social anxiety' },
  { id: 'impulsivity', label: 'Impulsivity' },
  { id: 'working-memory-issues', label: 'Working memory issues' },
  { id: 'transition-difficulties', label: 'Transition difficulties' },
  { id: 'burnout-and-exhaustion', label: 'Burnout and exhaustion' },
] as const satisfies readonly Option[]

export type ChallengeId = (typeof CHALLENGES)[number]['id']

/** The ten that the assessment asks about, in its order and its words. The ids are those of the full list. */
export const ASSESSMENT_CHALLENGES = [
  { id: 'focus-and-attention', label: 'Focus and attention' },
  { id: 'time-management', label: 'Time management' },
  { id: 'organisation', label: 'Organisation' },
  { id: 'task-paralysis', label: 'Task paralysis' },
  { id: 'procrastination', label: 'Procrastination' },
  { id: 'overwhelming-thoughts', label: 'Overwhelming thoughts' },
  { id: 'motivation', label: 'Staying motivated' },
  { id: 'decision-fatigue', label: 'Decision making' },
  { id: 'perfectionism', label: 'Perfectionism' },
  { id: 'emotional-regulation', label: 'Emotional regulation' },
] as const satisfies readonly { readonly id: ChallengeId; readonly label: string }[]
