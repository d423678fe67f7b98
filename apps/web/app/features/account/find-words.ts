import { cardWords } from './card-words.ts'
import { words } from './words.ts'

/** What finds this card among the settings. */
export const findWords = {
  id: 'privacy-and-security',
  title: cardWords.title,
  buttons: [cardWords.changePassword, cardWords.changeEmail, cardWords.sessions, words.reset, words.remove],
  alike: 'address devices sessions sign out login log erase remove close start over',
} as const
