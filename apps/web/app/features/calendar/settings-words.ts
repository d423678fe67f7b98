/** Sentences of the calendar's settings alone: they load with them. */
export const words = {
  others: 'Other calendars',
  othersHint: 'Google, Nextcloud, iCloud, Outlook and others can stand beside your own calendar.',
  connect: 'Connect a calendar',
  toOthers: 'Manage calendars',
  frequency: 'Check other calendars every',
  frequencyHint: 'How often Glimmer looks for changes there.',
  minutes: (count: number) => `${count} minutes`,

  keys: 'Single keys',
  keysHint:
    'D, W, M and A show day, week, month and agenda. T shows today, J goes later and K earlier, and N adds an event. If they are off, they are off on every page on this device.',
  files: 'Calendar files',
  filesHint:
    'A calendar file (.ics) copies events from one calendar to another. You’ll see what it would change first, and nothing is added twice.',
  bringIn: 'Import a calendar file',
  orDrop: 'Or drop the file here.',
  save: 'Save all events (.ics)',
  saved: (name: string) => `“${name}” is in your downloads.`,
  someDays:
    'Choose which days to save, or leave both empty for everything. Repeating events are always saved whole.',
  from: 'From',
  until: 'Until',
  saveDays: 'Save these days (.ics)',
  nothingThen: 'There are no events on these days.',
  nothingToSave: 'There are no events to save yet.',
  stillComing:
    'Your events are still on their way to this device. You can import and save files as soon as they are here.',
} as const
