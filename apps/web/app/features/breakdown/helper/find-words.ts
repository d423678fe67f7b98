import { words } from './words.ts'

/** What finds this card among the settings. */
export const findWords = {
  id: 'ai-helper',
  title: words.settingTitle,
  buttons: [words.withdraw],
  alike: 'ai assist artificial intelligence chatbot model consent breakdown steps privacy',
} as const
