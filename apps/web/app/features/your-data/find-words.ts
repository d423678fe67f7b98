import { storageWords } from './storage-words.ts'
import { STORAGE_ID } from './storage-id.ts'
import { words } from './words.ts'

/** What finds these cards among the settings. */
export const findWords = {
  yourData: {
    id: 'your-data',
    title: words.title,
    buttons: [
      words.downloadAll,
      words.downloadTasks,
      words.downloadToRead,
      words.recentlyDeleted,
      words.bringIn,
    ],
    alike: 'print paper page export backup copy save restore trash bin undelete spreadsheet take out gdpr',
  },
  storage: {
    id: STORAGE_ID,
    title: storageWords.title,
    buttons: [storageWords.clear],
    alike: 'space room device memory disk full sync waiting offline wipe erase sign out lock shared computer',
  },
} as const
