/** Sentences about the connected calendar of an event. They load with the dialog of the event. */
export const words = {
  calendar: 'Calendar',
  ownCalendar: 'My calendar',
  goesThere: 'It is saved there too, and has that calendar’s colour.',
  inCalendar: (name: string) => `In “${name}”`,
  bothWays: 'What you change here changes there too.',

  readOnly: (name: string) =>
    `It comes from “${name}”, which can only be read from here. To change it, go to where that calendar is kept.`,
  setToRead: (name: string) =>
    `It comes from “${name}”, which you set to read only. Under Calendars you can let changes go both ways.`,
  toCalendars: 'Go to Calendars',
  when: 'When',
  repeats: 'Repeats',
  place: 'Location',
  about: 'Description',
  link: 'Link',
  copy: 'Copy to my calendar',
  copyOne: 'Copy this one to my calendar',
  close: 'Close',
} as const
