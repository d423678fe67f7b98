import type { DayPart } from '../terms.ts'

/** A small thing to begin with. `category` is where it goes unless the person says otherwise. */
export interface SuggestedTask {
  readonly id: string
  readonly title: string
  readonly timeOfDay: SuggestionTime
  readonly category: SuggestionCategory
  readonly estimatedMinutes: number
}

export const SUGGESTION_TIMES = ['morning', 'afternoon', 'evening'] as const satisfies readonly DayPart[]
export type SuggestionTime = (typeof SUGGESTION_TIMES)[number]

export const SUGGESTION_CATEGORIES = ['work', 'personal', 'wellness', 'admin'] as const
export type SuggestionCategory = (typeof SUGGESTION_CATEGORIES)[number]

/** Fifteen, five for each part of the day. */
export const SUGGESTED_TASKS: readonly SuggestedTask[] = [
  suggest('make-bed', 'Make bed', 'morning', 'personal', 5),
  suggest('brush-teeth', 'Brush teeth', 'morning', 'wellness', 3),
  suggest('take-shower', 'Take shower', 'morning', 'wellness', 15),
  suggest('make-breakfast', 'Make breakfast', 'morning', 'wellness', 20),
  suggest('check-weather', 'Check weather', 'morning', 'personal', 2),
  suggest('answer-emails', 'Answer emails', 'afternoon', 'work', 30),
  suggest('clear-voicemails', 'Clear voicemails', 'afternoon', 'admin', 15),
  suggest('ten-minute-exercise', '10-minute exercise', 'afternoon', 'wellness', 10),
  suggest('organise-workspace', 'Organise workspace', 'afternoon', 'work', 15),
  suggest('take-lunch-break', 'Take lunch break', 'afternoon', 'wellness', 45),
  suggest('cook-dinner', 'Cook dinner', 'evening', 'personal', 45),
  suggest('read-to-kids', 'Read to kids', 'evening', 'personal', 20),
  suggest('bedtime-routine', 'Bedtime routine', 'evening', 'wellness', 30),
  suggest('read-a-book', 'Read a book', 'evening', 'personal', 30),
  suggest('plan-tomorrow', 'Plan tomorrow', 'evening', 'admin', 10),
]

function suggest(
  id: string,
  title: string,
  timeOfDay: SuggestionTime,
  category: SuggestionCategory,
  estimatedMinutes: number,
): SuggestedTask {
  return { id, title, timeOfDay, category, estimatedMinutes }
}
