import type { DayPart } from '../terms.ts'

/** What the tutorial lets a person play with. */
export const SAMPLE_TITLES = {
  morning: ['Make bed', 'Brush teeth', 'Shower', 'Make breakfast', 'Make coffee', 'Plan day'],
  afternoon: ['Make dinner', 'Load/unload washing machine', 'Load/unload dishwasher', 'Plan next day'],
  evening: [
    'Put kids to bed',
    'Read kids a bedtime story',
    'Wipe down kitchen sides',
    'Pick clothes for next day',
    'Make lunch for next day',
    'Do something you enjoy',
  ],
} as const satisfies Readonly<Record<DayPart, readonly string[]>>
