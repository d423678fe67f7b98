import type { EnergyLevel } from '@glimmer/domain/energy/daily-checkin'
import { levelNames } from '../../data/energy/level-names.ts'

/** Every sentence of the daily check-in and of the page of energy. */
export const words = {
  levels: levelNames,
  levelHints: {
    FULL: 'Plenty to give today',
    MEDIUM: 'Enough for a few things',
    LOW: 'Only a little, and that’s fine',
  } satisfies Record<EnergyLevel, string>,

  askTitle: 'How’s your energy today?',
  askHint: 'Step 1 of 2. It takes about a minute, and you can skip it. No answer is better than another.',
  askAgainTitle: 'How’s your energy now?',
  askAgainHint:
    'Step 1 of 2. It takes about a minute, and you can skip it. Energy can change several times a day.',
  chosenNow: 'chosen now',
  notToday: 'Not today',
  notNow: 'Not now',
  keep: 'Leave it as it is',
  close: 'Close',
  answeredElsewhere: (level: EnergyLevel) =>
    `You’ve just checked in somewhere else. Energy: ${levelNames[level]}.`,

  nextTitle: (level: EnergyLevel) => `Energy: ${levelNames[level]}`,
  nextHint: 'Step 2 of 2. Your energy is saved. Add what suits you, or skip this.',
  noted: 'Noted, thank you.',
  suggested: 'What might suit today',
  minutes: (count: number) => `${count} min`,
  highPriority: 'high priority',
  onList: 'on your list already',
  back: 'Back',
  skip: 'Skip Tasks',
  add: (count: number) => (count === 1 ? 'Add 1 Task' : `Add ${count} Tasks`),

  title: 'Energy',
  intro: 'How much energy you had, day by day. No day is better than another.',
  loading: 'Opening your check-ins…',
  emptyTitle: 'Your days will appear here',
  emptyText: 'Check in once, and your first week will appear here. It’s fine to skip days.',
  toTasks: 'To today’s tasks',

  weeks: 'The last weeks',
  weeksCaption: (from: string, to: string) => `Energy from ${from} to ${to}, a row for each week`,
  weekFrom: (day: string) => `Week of ${day}`,
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
  remove: 'Remove this check-in',

  askMe: 'Ask me once a day',
  askMeHint:
    'When you open your tasks on this device. If this is off, you can still press “Check in” yourself.',
} as const
