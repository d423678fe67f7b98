import { expect, it } from 'vitest'
import { recommendGoals } from './recommend-goals.ts'

it.each([
  {
    challenges: ['focus-and-attention'],
    shown: ['improve-focus', 'learn-new-skills'],
    ticked: ['improve-focus', 'learn-new-skills'],
  },
  { challenges: ['overwhelming-thoughts'], shown: ['reduce-overwhelm'], ticked: ['reduce-overwhelm'] },
  {
    challenges: ['procrastination', 'perfectionism', 'motivation'],
    shown: ['improve-focus', 'better-time-management', 'build-better-habits', 'increase-productivity'],
    ticked: ['improve-focus', 'better-time-management'],
  },
])(
  'recommends up to four goals for $challenges, the first two ticked (C2)',
  ({ challenges, ...expected }) => {
    expect(recommendGoals(challenges)).toEqual(expected)
  },
)

it.each([[[]], [['Phoning my aunt']]])(
  'recommends three that suit most where nothing matches %j, and ticks none of them (C2)',
  (challenges) => {
    expect(recommendGoals(challenges)).toEqual({
      shown: ['build-better-habits', 'improve-focus', 'reduce-overwhelm'],
      ticked: [],
    })
  },
)
