import { words } from './words.ts'

/** What finds this card among the settings. */
export const findWords = {
  id: 'notifications',
  title: words.title,
  buttons: [words.manage, ...Object.values(words.kinds)],
  alike: 'messages alerts quiet hours reminders weekly summary bell lock screen',
} as const
