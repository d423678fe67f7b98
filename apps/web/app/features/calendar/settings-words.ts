/** Sentences of the calendar's settings alone: they load with them. */
export const words = {
  keys: 'Single keys',
  keysHint:
    'D, W, M and A show day, week, month and agenda; T today, J and K later and earlier; N writes an event. Off on this device, they are off on every page.',
  files: 'Calendar files',
  filesHint:
    'A calendar file (.ics) carries events from one calendar to another. You see what it would do before anything changes, and nothing is doubled.',
  bringIn: 'Bring in a calendar file',
  orDrop: 'Or drop the file here.',
  save: 'Save all events (.ics)',
  saved: (name: string) => `“${name}” is in your downloads.`,
  someDays: 'Save only some days: leave both empty for everything. What repeats is saved whole.',
  from: 'From',
  until: 'Until',
  saveDays: 'Save these days (.ics)',
  nothingThen: 'There are no events on these days.',
  nothingToSave: 'There are no events to save yet.',
  stillComing:
    'Your events are still on their way to this device. Files can come and go as soon as they are here.',
} as const
