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
      'You have plenty of energy. It is a good day for something you care about.',
      'There is plenty of energy today. Start with what matters, and keep some for yourself.',
      'Full is lovely, and you don’t have to use it all. Breaks help it last.',
    ],
    parts: {
      morning: ['Plenty of energy this morning. It is a good time for one thing that matters.'],
      afternoon: ['There is still plenty of energy this afternoon. One thing at a time goes a long way.'],
      evening: ['Plenty of energy this evening. Enjoy it, and leave some quiet time before bed.'],
    },
    changed: [
      'You have more energy than before. Use it however you like.',
      'More energy than earlier. You can use some of it now and keep some for later.',
      'Your energy has gone up. One thing that you care about might fit well now.',
    ],
    again: ['Several full days in a row. A planned break can help your energy last.'],
  },
  MEDIUM: {
    always: [
      'There is enough energy for a few things. Choose one, then see how you feel.',
      'A middling day. Small steps with breaks in between go a long way.',
      'You have some energy. Start with what would feel good to have done.',
    ],
    parts: {
      morning: ['You have some energy this morning. One thing before noon is plenty.'],
      afternoon: ['You have some energy this afternoon. One thing now, then a break.'],
      evening: [
        'You have some energy this evening. Use a little to prepare for tomorrow, and the rest for you.',
      ],
    },
    changed: [
      'Your energy has changed, as it does during a day. Here is what might suit it now.',
      'Things have shifted since earlier. One thing at a time still works.',
      'Your energy is somewhere in the middle now. Pick what feels doable and leave the rest.',
    ],
    again: ['Several steady days in a row. That is worth a lot.'],
  },
  LOW: {
    always: [
      'A little energy is still energy. One small thing, or none, is plenty.',
      'Your energy is low, so today can be small. Food, water and rest all count.',
      'Low energy is nobody’s fault. Choose what is kind to you and leave the rest.',
    ],
    parts: {
      morning: ['It is fine to have a slow morning. A warm drink is a good first thing.'],
      afternoon: [
        'Many people have less energy in the afternoon. You can take ten quiet minutes without a reason.',
      ],
      evening: ['It is evening and your energy is low. You can stop here for today.'],
    },
    changed: [
      'You have less energy than before. It is fine to do less today.',
      'Less energy than earlier. What you did before still counts.',
      'Your energy has gone down. Rest, water or one tiny thing are all fine now.',
    ],
    again: [
      'Your energy has been low for a few days. Resting counts as doing something.',
      'A few low days in a row can feel heavy. If you like, tell someone you trust how you are.',
    ],
  },
}
