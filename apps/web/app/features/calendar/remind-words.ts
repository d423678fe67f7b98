/** What the field for an event's reminders says. */
export const words = {
  list: 'Reminders',
  remindMe: 'Remind me',
  another: 'Remind me once more',
  enough: 'These are enough for one event. Remove one to set another.',
  before: 'When should it ring?',
  set: 'Set reminder',
  notNow: 'Not now',
  remove: (text: string) => `Remove reminder: ${text}`,
  removed: (text: string) => `Reminder removed. ${text}.`,
  undo: 'Undo',
  eachTime: 'It rings each time this takes place.',
} as const
