import type { EnergyLevel } from '@glimmer/domain/energy/daily-checkin'

const levels = { FULL: 'Full', MEDIUM: 'Medium', LOW: 'Low' } satisfies Record<EnergyLevel, string>

/** Every sentence of the daily check-in. */
export const words = {
  levels,
  levelHints: {
    FULL: 'Plenty to give today',
    MEDIUM: 'Enough for a few things',
    LOW: 'Only a little, and that is fine',
  } satisfies Record<EnergyLevel, string>,

  checkIn: 'Check in',
  change: (level: EnergyLevel) => `Energy: ${levels[level]} · change`,

  askTitle: 'How much energy is there today?',
  askHint: 'Step 1 of 2. About a minute, and you can leave it. No answer is better than another.',
  askAgainTitle: 'How much energy is there now?',
  askAgainHint: 'Step 1 of 2. It may change as often as the day does.',
  chosenNow: 'chosen now',
  notToday: 'Not today',
  notNow: 'Not now',
  close: 'Close',
  answeredElsewhere: (level: EnergyLevel) => `You have just checked in elsewhere. Energy: ${levels[level]}.`,

  nextTitle: (level: EnergyLevel) => `Energy: ${levels[level]}`,
  nextHint: 'Step 2 of 2. Your energy is saved. Add what may fit, or skip it.',
  suggested: 'What may fit today',
  minutes: (count: number) => `${count} min`,
  highPriority: 'high priority',
  onList: 'on your list already',
  back: 'Back',
  skip: 'Skip Tasks',
  add: (count: number) => (count === 1 ? 'Add 1 Task' : `Add ${count} Tasks`),
  added: (count: number) =>
    count === 1 ? '1 task is on your list for today.' : `${count} tasks are on your list for today.`,
} as const
