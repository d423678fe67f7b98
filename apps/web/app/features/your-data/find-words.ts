import { words } from './words.ts'
import { YOUR_DATA_ID } from './your-data-id.ts'

/** What finds this card among the settings. */
export const findWords = {
  id: YOUR_DATA_ID,
  title: words.title,
  buttons: [words.downloadAll, words.downloadTasks, words.recentlyDeleted, words.bringIn],
  alike: 'export backup copy save restore trash bin undelete spreadsheet take out gdpr',
} as const
