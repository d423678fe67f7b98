import type { SuggestionCategory } from '../tasks/suggested-tasks.ts'
import type { EnergyLevel, Priority } from '../terms.ts'

/** A thing that fits so much energy. */
export interface EnergySuggestion {
  readonly id: string
  readonly title: string
  readonly minutes: number
  readonly priority: Priority
  readonly category: SuggestionCategory
}

/** Four for each level: the more there is, the longer they are. */
export const ENERGY_SUGGESTIONS: Readonly<Record<EnergyLevel, readonly EnergySuggestion[]>> = {
  FULL: [
    suggest('matters-most', 'Start the thing that matters most to you', 60, 'high', 'work'),
    suggest('one-room', 'Tidy one room, with music if you like', 45, 'medium', 'personal'),
    suggest('long-walk', 'Go for a walk somewhere green', 30, 'medium', 'wellness'),
    suggest('one-drawer', 'Sort one drawer or one folder', 30, 'low', 'admin'),
  ],
  MEDIUM: [
    suggest('clear-table', 'Wash up and clear the table', 30, 'medium', 'personal'),
    suggest('round-the-block', 'Walk once round the block', 20, 'medium', 'wellness'),
    suggest('next-part', 'Do the next small part of something important', 25, 'high', 'work'),
    suggest('two-messages', 'Answer two short messages', 15, 'low', 'admin'),
  ],
  LOW: [
    suggest('eat-and-drink', 'Eat something easy and drink a glass of water', 10, 'high', 'wellness'),
    suggest('open-window', 'Open a window and breathe slowly', 5, 'medium', 'wellness'),
    suggest('quiet-minutes', 'Rest for ten quiet minutes', 10, 'high', 'wellness'),
    suggest('five-things', 'Put five things back where they belong', 15, 'low', 'personal'),
  ],
}

function suggest(
  id: string,
  title: string,
  minutes: number,
  priority: Priority,
  category: SuggestionCategory,
): EnergySuggestion {
  return { id, title, minutes, priority, category }
}
