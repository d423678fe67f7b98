import type { ChallengeId } from '../preferences/challenges.ts'
import type { GoalId } from '../preferences/goals.ts'
import type { TimeOfDay } from '../terms.ts'
import type { DailySuggestion } from './daily-suggestion.ts'

/** What can be suggested for everybody: 5 for the morning, 4 for the afternoon, 5 for the evening, 3 for any time. */
export const DAILY_POOLS: Readonly<Record<TimeOfDay, readonly DailySuggestion[]>> = {
  morning: at('morning', [
    {
      id: 'curtains',
      title: 'Open the curtains and drink a glass of water',
      estimatedMinutes: 5,
      priority: 'medium',
      category: 'wellness',
      relevantChallenges: ['executive-dysfunction', 'burnout-and-exhaustion'],
      relevantGoals: ['build-better-habits', 'calmer-mornings', 'sleep-better'],
    },
    {
      id: 'breakfast-sitting',
      title: 'Eat something, sitting down',
      estimatedMinutes: 20,
      priority: 'high',
      category: 'wellness',
      relevantChallenges: ['hyperfocus', 'emotional-regulation'],
      relevantGoals: ['calmer-mornings', 'build-better-habits'],
    },
    {
      id: 'one-thing',
      title: 'Write down the one thing that matters today',
      estimatedMinutes: 5,
      priority: 'high',
      category: 'personal',
      relevantChallenges: ['overwhelming-thoughts', 'decision-fatigue', 'focus-and-attention'],
      relevantGoals: ['improve-focus', 'increase-productivity', 'decide-more-calmly', 'reduce-overwhelm'],
    },
    {
      id: 'first-ten',
      title: 'Spend ten minutes on the hardest thing',
      estimatedMinutes: 10,
      priority: 'high',
      category: 'work',
      relevantChallenges: ['procrastination', 'task-paralysis', 'perfectionism'],
      relevantGoals: ['start-more-easily', 'increase-productivity', 'learn-new-skills'],
    },
    {
      id: 'move-to-a-song',
      title: 'Dance or sway to one song you like',
      estimatedMinutes: 5,
      priority: 'low',
      category: 'wellness',
      relevantChallenges: ['motivation', 'emotional-regulation', 'transition-difficulties'],
      relevantGoals: ['more-time-for-joy', 'build-better-habits'],
    },
  ]),
  afternoon: at('afternoon', [
    {
      id: 'lunch-away',
      title: 'Have lunch away from the screen',
      estimatedMinutes: 30,
      priority: 'high',
      category: 'wellness',
      relevantChallenges: ['hyperfocus', 'burnout-and-exhaustion', 'sensory-overload'],
      relevantGoals: ['better-work-life-balance', 'look-after-my-senses'],
    },
    {
      id: 'daylight',
      title: 'Step outside into daylight',
      estimatedMinutes: 15,
      priority: 'medium',
      category: 'wellness',
      relevantChallenges: ['focus-and-attention', 'emotional-regulation', 'burnout-and-exhaustion'],
      relevantGoals: ['improve-focus', 'sleep-better', 'reduce-overwhelm'],
    },
    {
      id: 'quiet-block',
      title: 'Work quietly on one single thing',
      estimatedMinutes: 90,
      priority: 'medium',
      category: 'work',
      relevantChallenges: ['focus-and-attention', 'impulsivity', 'procrastination'],
      relevantGoals: ['improve-focus', 'finish-what-i-start', 'learn-new-skills'],
    },
    {
      id: 'one-letter',
      title: 'Answer one message or letter that is waiting',
      estimatedMinutes: 15,
      priority: 'medium',
      category: 'admin',
      relevantChallenges: ['social-anxiety', 'procrastination', 'rejection-sensitivity'],
      relevantGoals: ['improve-self-confidence', 'start-more-easily'],
    },
  ]),
  evening: at('evening', [
    {
      id: 'cups-and-plates',
      title: 'Take cups and plates back to the kitchen',
      estimatedMinutes: 5,
      priority: 'medium',
      category: 'personal',
      relevantChallenges: ['organisation', 'executive-dysfunction'],
      relevantGoals: ['an-easier-home', 'build-better-habits'],
    },
    {
      id: 'by-the-door',
      title: 'Put what you need tomorrow by the door',
      estimatedMinutes: 10,
      priority: 'medium',
      category: 'personal',
      relevantChallenges: ['memory-issues', 'working-memory-issues', 'time-management'],
      relevantGoals: ['calmer-mornings', 'remember-more-easily', 'better-time-management'],
    },
    {
      id: 'one-good-thing',
      title: 'Write down one thing that went well',
      estimatedMinutes: 5,
      priority: 'low',
      category: 'wellness',
      relevantChallenges: ['perfectionism', 'rejection-sensitivity', 'emotional-regulation'],
      relevantGoals: ['kinder-to-myself', 'improve-self-confidence', 'understand-my-feelings'],
    },
    {
      id: 'lights-low',
      title: 'Dim the lights and put the phone away',
      estimatedMinutes: 30,
      priority: 'medium',
      category: 'wellness',
      relevantChallenges: ['sensory-overload', 'impulsivity', 'hyperfocus'],
      relevantGoals: ['sleep-better', 'look-after-my-senses'],
    },
    {
      id: 'for-nobody',
      title: 'Do something you love, only for yourself',
      estimatedMinutes: 45,
      priority: 'low',
      category: 'personal',
      relevantChallenges: ['burnout-and-exhaustion', 'social-anxiety'],
      relevantGoals: ['more-time-for-joy', 'better-work-life-balance', 'kinder-to-myself'],
    },
  ]),
  anytime: at('anytime', [
    {
      id: 'empty-your-head',
      title: 'Write down everything on your mind',
      estimatedMinutes: 10,
      priority: 'medium',
      category: 'personal',
      relevantChallenges: ['overwhelming-thoughts', 'working-memory-issues', 'memory-issues'],
      relevantGoals: ['reduce-overwhelm', 'remember-more-easily'],
    },
    {
      id: 'out-of-a-window',
      title: 'Look out of a window for a minute',
      estimatedMinutes: 1,
      priority: 'low',
      category: 'wellness',
      relevantChallenges: ['sensory-overload', 'emotional-regulation', 'transition-difficulties'],
      relevantGoals: ['reduce-overwhelm', 'look-after-my-senses', 'understand-my-feelings'],
    },
    {
      id: 'one-surface',
      title: 'Clear one small surface',
      estimatedMinutes: 10,
      priority: 'low',
      category: 'personal',
      relevantChallenges: ['organisation', 'task-paralysis', 'decision-fatigue'],
      relevantGoals: ['an-easier-home', 'finish-what-i-start'],
    },
  ]),
}

/** What is suggested besides, one at a time, to whoever has the challenge or the goal. */
export const EXTRA_POOLS: readonly {
  readonly need: ChallengeId | GoalId
  readonly pool: readonly DailySuggestion[]
}[] = [
  {
    need: 'time-management',
    pool: at('morning', [
      {
        id: 'plan-backwards',
        title: 'Work out when to start getting ready',
        estimatedMinutes: 5,
        priority: 'high',
        category: 'personal',
        relevantChallenges: ['time-management'],
        relevantGoals: [],
      },
      {
        id: 'two-alarms',
        title: 'Set an alarm for starting and one for stopping',
        estimatedMinutes: 5,
        priority: 'medium',
        category: 'work',
        relevantChallenges: ['time-management'],
        relevantGoals: [],
      },
    ]),
  },
  {
    need: 'motivation',
    pool: at('afternoon', [
      {
        id: 'two-minutes',
        title: 'Do two minutes of something you have put off',
        estimatedMinutes: 2,
        priority: 'medium',
        category: 'personal',
        relevantChallenges: ['motivation'],
        relevantGoals: [],
      },
      {
        id: 'nice-after',
        title: 'Play music you love during a dull task',
        estimatedMinutes: 20,
        priority: 'medium',
        category: 'personal',
        relevantChallenges: ['motivation'],
        relevantGoals: [],
      },
    ]),
  },
  {
    need: 'better-work-life-balance',
    pool: at('evening', [
      {
        id: 'end-of-work',
        title: 'Say out loud that work is over for today',
        estimatedMinutes: 5,
        priority: 'high',
        category: 'work',
        relevantChallenges: [],
        relevantGoals: ['better-work-life-balance'],
      },
      {
        id: 'evening-without',
        title: 'Keep one hour free of work',
        estimatedMinutes: 60,
        priority: 'medium',
        category: 'wellness',
        relevantChallenges: [],
        relevantGoals: ['better-work-life-balance'],
      },
    ]),
  },
]

/** All that can be suggested, in the order of the day. */
export const ALL_SUGGESTIONS: readonly DailySuggestion[] = [
  ...Object.values(DAILY_POOLS).flat(),
  ...EXTRA_POOLS.flatMap(({ pool }) => pool),
]

function at(
  timeOfDay: TimeOfDay,
  pool: readonly Omit<DailySuggestion, 'timeOfDay'>[],
): readonly DailySuggestion[] {
  return pool.map((suggestion) => ({ ...suggestion, timeOfDay }))
}
