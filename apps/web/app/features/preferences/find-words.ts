import { words as calm } from './calm-card-words.ts'
import { words as dayStart } from './day-start-words.ts'
import { words } from './words.ts'

/** What finds these cards among the settings. */
export const findWords = {
  preferences: {
    id: 'preferences',
    title: words.cardTitle,
    buttons: [words.edit],
    alike: 'needs assessment challenges struggles goals rhythm morning night',
  },
  calm: {
    id: 'look-and-feel',
    title: calm.title,
    buttons: [calm.open],
    alike:
      'theme dark light night low stimulation contrast colours text size font letters spacing density motion animation sound vibration sensory celebration confetti accessibility',
  },
  dayStart: {
    id: 'day-start',
    title: dayStart.title,
    buttons: [],
    alike: 'hour midnight night late morning begins time clock',
  },
} as const
