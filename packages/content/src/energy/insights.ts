import type { DayPart, EnergyLevel } from '../terms.ts'

interface Insights {
  /** True at any time. */
  readonly always: readonly string[]
  readonly parts: Readonly<Record<DayPart, readonly string[]>>
  /** When it was another level earlier on the same day. */
  readonly changed: readonly string[]
  /** When it has been so for some days. */
  readonly again: readonly string[]
}

/** What is said once a person has told how much energy there is. It is never more than two short sentences. */
export const INSIGHTS: Readonly<Record<EnergyLevel, Insights>> = {
  FULL: {
    always: [
      'The lantern is full. It is a good day for something you care about.',
      'There is plenty of energy today. Begin with what matters, and keep some for yourself.',
      'Full is lovely, and you need not use it all. Pauses keep the light burning longer.',
    ],
    parts: {
      morning: ['A bright morning. One thing that matters would sit well in it.'],
      afternoon: ['There is still a full light this afternoon. One thing at a time will carry it far.'],
      evening: ['A full light in the evening. Enjoy it, and leave yourself a soft landing before sleep.'],
    },
    changed: [
      'You have more energy than before. It may go wherever you like.',
      'More energy than earlier. You can use some of it now and keep some for later.',
      'Your energy has gone up. One thing that you care about might fit well now.',
    ],
    again: ['Several full days in a row. A planned pause helps the next ones stay bright.'],
  },
  MEDIUM: {
    always: [
      'There is enough for a few things. Choose one, then see what is left.',
      'A middling day. Small steps with pauses in between go a long way.',
      'Some energy is here. Spend it first on what would feel good to have done.',
    ],
    parts: {
      morning: ['There is something to work with this morning. One thing before noon is plenty.'],
      afternoon: ['Some energy is here for the afternoon. One thing now, then a pause.'],
      evening: ['Some energy is here this evening. A little for tomorrow, the rest for you.'],
    },
    changed: [
      'Your energy has changed, as it does within a day. Here is what may fit it now.',
      'Things have shifted since earlier. One thing at a time still works.',
      'Your energy is somewhere in the middle now. Pick what feels doable and leave the rest.',
    ],
    again: ['Steady days in a row. Steady is worth a lot.'],
  },
  LOW: {
    always: [
      'A little energy is still energy. One small thing, or none, is a whole plan.',
      'The light is low, so the day may be small. Food, water and rest all count.',
      'Low is a fact and not a fault. Choose what is kind to you and leave the rest.',
    ],
    parts: {
      morning: ['A slow morning is allowed. Something warm to drink is a fine first thing.'],
      afternoon: ['Many people dip in the afternoon. Ten quiet minutes need no reason.'],
      evening: ['It is evening and the light is low. The day may end here.'],
    },
    changed: [
      'You have less energy than before. You noticed, and your day may get smaller with it.',
      'Less energy than earlier. What you did before still counts.',
      'Your energy has gone down. Rest, water or one tiny thing are all fine now.',
    ],
    again: [
      'It has been low for a few days. Rest is something you do, and it counts.',
      'A few low days in a row can feel heavy. If you like, tell someone you trust how it is.',
    ],
  },
}
