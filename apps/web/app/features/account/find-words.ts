import { cardWords } from './card-words.ts'
import { words } from './words.ts'

/** What finds this card among the settings. */
export const findWords = {
  id: 'privacy-and-security',
  title: cardWords.title,
  buttons: [
    cardWords.changePassword,
    cardWords.changeEmail,
    cardWords.passkeys,
    cardWords.codes,
    cardWords.sessions,
    words.reset,
    words.remove,
  ],
  alike:
    'two-factor authenticator fingerprint recovery address devices sessions sign out login log erase remove close start over',
} as const
