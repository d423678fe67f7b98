import { words } from './words.ts'

/** What finds this card among the settings. */
export const findWords = {
  id: 'notifications',
  title: words.title,
  buttons: [words.manage, words.push, words.email, words.daily],
  alike: 'messages alerts quiet hours reminders weekly summary bell lock screen',
} as const
