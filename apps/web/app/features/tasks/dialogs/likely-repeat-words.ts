import type { Repeat } from '@glimmer/domain/tasks/repeat'
import { ruleWords } from '@glimmer/domain/tasks/rule-words'

/** What is said after the quiet question whether a task comes again. */
export const words = {
  repeats: (title: string, repeat: Repeat | 'daily') =>
    `“${title}” repeats now: ${repeat === 'daily' ? 'Every day' : ruleWords(repeat)}.`,
  repeatsNoMore: (title: string) => `“${title}” does not repeat any more.`,
} as const
