import type { EnergyLevel } from '@glimmer/domain/energy/daily-checkin'
import { levelNames } from '../../data/energy/level-names.ts'

/** Every sentence of the daily check-in and of the page of energy. */
export const words = {
  levels: levelNames,
  levelHints: {
    FULL: 'Plenty to give today',
    MEDIUM: 'Enough for a few things',
    LOW: 'Only a little, and that is fine',
  } satisfies Record<EnergyLevel, string>,

  askTitle: 'How’s your energy today?',
  askHint: 'Step 1 of 2. About a minute, and you can leave it. No answer is better than another.',
  askAgainTitle: 'How’s your energy now?',
  askAgainHint: 'Step 1 of 2. About a minute, and you can leave it. It may change as often as the day does.',
  chosenNow: 'chosen now',
  notToday: 'Not today',
  notNow: 'Not now',
  keep: 'Leave it as it is',
  close: 'Close',
  answeredElsewhere: (level: EnergyLevel) =>
    `You have just checked in elsewhere. Energy: ${levelNames[level]}.`,

  nextTitle: (level: EnergyLevel) => `Energy: ${levelNames[level]}`,
  nextHint: 'Step 2 of 2. Your energy is saved. Add what may fit, or skip it.',
  noted: 'Noted, thank you.',
  suggested: 'What may fit today',
  minutes: (count: number) => `${count} min`,
  highPriority: 'high priority',
  onList: 'on your list already',
  back: 'Back',
  skip: 'Skip Tasks',
  add: (count: number) => (count === 1 ? 'Add 1 Task' : `Add ${count} Tasks`),

  title: 'Energy',
  intro: 'How much there was, day by day. No day is better than another.',
  loading: 'Opening your energy…',
  emptyTitle: 'Your days will gather here',
  emptyText: 'Say how your energy is, and your weeks will appear here. Days without an answer are fine.',
  toTasks: 'To today’s tasks',

  weeks: 'The last weeks',
  weeksCaption: (from: string, to: string) => `Energy from ${from} to ${to}, a row for each week`,
  weekFrom: (day: string) => `Week from ${day}`,
  noAnswer: 'no answer',
  summary: (weeks: number, days: number) =>
    `In these ${weeks} weeks you checked in on ${days === 1 ? '1 day' : `${days} days`}.`,
  counts: {
    FULL: (count: number) => `${count} full`,
    MEDIUM: (count: number) => `${count} medium`,
    LOW: (count: number) => `${count} low`,
  } satisfies Record<EnergyLevel, unknown>,
  earlier: 'Show earlier weeks',

  days: 'Day by day',
  changeDay: (day: string) => `Change ${day}`,
  setTo: {
    FULL: 'It was full',
    MEDIUM: 'It was medium',
    LOW: 'It was low',
  } satisfies Record<EnergyLevel, string>,
  remove: 'Remove this day',

  askMe: 'Ask me once a day',
  askMeHint: 'When you open your tasks on this device. Without it, “Check in” stays where it is.',
} as const
