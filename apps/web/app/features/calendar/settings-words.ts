/** Sentences of the calendar's settings alone: they load with them. */
export const words = {
  files: 'Calendar files',
  filesHint:
    'A calendar file (.ics) carries events from one calendar to another. You see what it would do before anything changes, and nothing is doubled.',
  bringIn: 'Bring in a calendar file',
  orDrop: 'Or drop the file here.',
  save: 'Save all events (.ics)',
  saved: (name: string) => `“${name}” is in your downloads.`,
  nothingToSave: 'There are no events to save yet.',
  stillComing:
    'Your events are still on their way to this device. Files can come and go as soon as they are here.',
} as const
