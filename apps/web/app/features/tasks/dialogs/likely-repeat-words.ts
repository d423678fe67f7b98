import type { Repeat } from '@glimmer/domain/tasks/repeat'
import { ruleWords } from '@glimmer/domain/tasks/rule-words'

/** Messages about the question whether a task repeats. */
export const words = {
  repeats: (title: string, repeat: Repeat | 'daily') =>
    `“${title}” repeats now: ${repeat === 'daily' ? 'Every day' : ruleWords(repeat)}.`,
  repeatsNoMore: (title: string) => `“${title}” does not repeat any more.`,
} as const
