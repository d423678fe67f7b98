import { words } from './card-words.ts'

/** What finds this card among the settings. */
export const findWords = {
  id: 'profile',
  title: words.title,
  buttons: [words.edit],
  alike: 'name picture photo avatar age gender phone bio about me',
} as const
