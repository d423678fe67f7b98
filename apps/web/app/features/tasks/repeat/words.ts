import type { RepeatKind } from '@glimmer/domain/tasks/repeat'

/** Every sentence of the fields for repeating. */
export const words = {
  ways: 'How does it repeat?',
  kinds: {
    days: 'Every few days',
    weeks: 'On days of the week',
    months: 'On a day of the month',
    after: 'Some days after it’s done',
  } satisfies Record<RepeatKind, string>,
  every: {
    days: 'Every how many days?',
    weeks: 'Every how many weeks?',
    months: 'Every how many months?',
    after: 'How many days after it’s done?',
  } satisfies Record<RepeatKind, string>,
  fewer: 'One fewer',
  more: 'One more',
  everyUnclear: 'Please write a whole number from 1 to 365',

  weekdays: 'On which days?',
  weekdayNames: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  weekdaySigns: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  weekdaysNeeded: 'Please choose one day or more',

  monthDay: 'On which day of the month?',
  monthDayHint: 'In a shorter month it comes on the last day.',
  monthDayUnclear: 'Please write a number from 1 to 31',

  goneBy: 'If its day goes by',
  stays: 'It waits quietly',
  goes: 'It goes until next time',

  end: 'Don’t repeat it',
} as const
