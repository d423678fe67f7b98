/** The advice in numbers, each said once: guides and tips speak of it by these. Where they come from stands in `sources.ts`. */
export const FIGURES = {
  sleep: '7-9 hours',
  bedroom: '65-68°F (18-20°C)',
  nap: '20-30 minutes',
  napBefore: '3 PM',
  exerciseBeforeBed: '3-4 hours',
  awake: '20 minutes',
  worry: '15 minutes',
  breathing: '4-7-8',
  breathingTimes: '3-4 times',
  /** What lasts longer is worth a doctor. */
  symptoms: '2 weeks',
  /** Of work and of rest, in minutes. */
  pomodoro: 25,
  pomodoroRest: 5,
} as const
