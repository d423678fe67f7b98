import { cardWords } from './card-words.ts'

/** What finds this card among the settings. */
export const findWords = {
  id: 'calendars',
  title: cardWords.title,
  buttons: [cardWords.connect, cardWords.manage],
  alike:
    'google gmail apple icloud nextcloud fastmail outlook microsoft exchange caldav ics webcal subscribe subscription sync events agenda disconnect hide hidden',
} as const
