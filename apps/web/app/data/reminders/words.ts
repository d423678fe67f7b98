/** How reminders are said, and messages about changes to them. Days come as 'Today' or 'Monday 30 November'. */
export const words = {
  atTime: (day: string, time: string) => `${day} at ${time}`,
  everyDay: (time: string) => `Every day at ${time}`,
  eachTime: (time: string) => `Each time it comes up, at ${time}`,
  usual: (day: string, time: string) => `${day} at ${time}, when you usually start`,
  usualTime: (time: string) => `When you usually start, at ${time}`,
  leaving: (when: string, minutes: string) => `${when}, ${minutes} before you leave`,
  leavingNow: (when: string) => `${when}, when you leave`,
  before: (length: string) => `${length} before`,
  atStart: 'When it begins',
  onTheDay: (time: string) => `On the day, at ${time}`,
  dayBefore: (time: string) => `The day before, at ${time}`,
  daysBefore: (days: number, time: string) => `${days} days before, at ${time}`,

  held: (time: string) => `That’s in your quiet hours, so it rings at ${time}.`,
  silent: 'That’s in your quiet hours, so it won’t ring. You can change them in Settings.',

  passed: 'That moment has passed.',
  tooLate: 'That moment has passed, so it will not ring.',

  set: (when: string, note: string) => `Reminder set. ${when}. ${note}`.trim(),
  removed: (when: string) => `Reminder removed. ${when}.`,
  again: (time: string) => `It comes again at ${time}.`,
  notToday: 'Not today, then.',

  or: (action: string) => `Or ${action.toLocaleLowerCase('en')}.`,

  fileName: 'Glimmer reminders',
} as const
