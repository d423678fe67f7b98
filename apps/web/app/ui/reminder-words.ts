/** What fields for reminders say, whatever they remind of. */
export const words = {
  list: 'Reminders',
  remindMe: 'Remind me',
  another: 'Remind me once more',
  enough: 'These are enough. Remove one to set another.',
  set: 'Set reminder',
  notNow: 'Not now',
  remove: (text: string) => `Remove reminder: ${text}`,
  removed: (text: string) => `Reminder removed. ${text}.`,
  undo: 'Undo',
} as const
