import type { EventCategory } from '@glimmer/domain/calendar/calendar-event'

const events = (count: number) => (count === 1 ? '1 event' : `${count} events`)

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** A length as people say it: 'about 20 minutes', 'about an hour and a half', 'about two hours'. */
function about(minutes: number): string {
  if (minutes < 55) return `about ${Math.max(5, Math.round(minutes / 5) * 5)} minutes`
  const halves = Math.round(minutes / 30)
  const hours = Math.floor(halves / 2)
  const isHalf = halves % 2 === 1
  if (hours === 1) return isHalf ? 'about an hour and a half' : 'about an hour'
  return `about ${NUMBERS[hours] ?? hours}${isHalf ? ' and a half' : ''} hours`
}

const are = (minutes: number) => (minutes >= 55 && minutes < 75 ? 'is' : 'are')

/** Every sentence of the calendar. */
export const words = {
  title: 'Calendar',
  loading: 'Loading your calendar...',
  sync: 'Sync',
  settings: 'Settings',
  view: 'View',
  views: { month: 'Month', week: 'Week', day: 'Day', agenda: 'Agenda' },
  previous: { month: 'Previous month', week: 'Previous week', day: 'Previous day', agenda: 'Earlier days' },
  next: { month: 'Next month', week: 'Next week', day: 'Next day', agenda: 'Later days' },
  week: (from: string, to: string) => `${from} to ${to}`,
  agendaFrom: (date: string) => `From ${date} on`,
  nextIn: (title: string, time: string, left: string) => `Next: ${title} at ${time}, in ${left}.`,
  nextSoon: (title: string, time: string, left: string) => `${title} at ${time}, in ${left}`,
  nextOfTask: (time: string, left: string) => `At ${time}, in ${left}`,
  left: (hours: number, minutes: number) =>
    [
      hours === 1 ? '1 hour' : hours > 1 ? `${hours} hours` : '',
      minutes === 1 ? '1 minute' : minutes > 1 ? `${minutes} minutes` : '',
    ]
      .filter(Boolean)
      .join(' '),
  freeUntil: (time: string, minutes: number) => `Free until ${time}, ${about(minutes)}`,
  freeFrom: (from: string, to: string, minutes: number) => `Free from ${from} to ${to}, ${about(minutes)}`,
  fullDay: (minutes: number) =>
    `A full day: ${about(minutes)} are planned. It’s fine to move something to another day.`,
  restOfDay: (minutes: number, planned: number) =>
    planned < 15
      ? `There ${are(minutes)} ${about(minutes)} left until midnight, with nothing planned.`
      : `There ${are(minutes)} ${about(minutes)} left until midnight; ${about(planned)} ${are(planned)} planned.`,
  emptyDays: 'Nothing planned on these days.',
  today: 'Today',
  newEvent: '+ Event',
  gridOf: (month: string) => `Calendar of ${month}`,

  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  more: (count: number) => `+${count} more`,
  moreOn: (count: number, day: string) => `+${count} more on ${day}`,
  dayWith: (day: string, count: number) => (count === 0 ? `${day}, no events` : `${day}, ${events(count)}`),
  todayIs: (day: string) => `Today, ${day}`,

  saveEvent: 'Save as a file (.ics)',
  eventSaved: (name: string) => `“${name}” is in your downloads.`,

  allDay: 'All day',
  between: (start: string, end: string) => `${start} to ${end}`,
  from: (start: string, until: string) => `From ${start}, until ${until}`,
  elsewhere: (there: string, place: string, here: string) => `${there} in ${place}, ${here} here`,
  until: (end: string) => `Until ${end}`,
  named: (title: string, times: string) => `${title}, ${times}`,
  taskNamed: (name: string, isDone: boolean) => (isDone ? `${name}, done` : `${name}, task`),

  emptyDay: 'Nothing planned.',
  emptyTitle: 'Your calendar is empty',
  emptyText:
    'Choose a day and press + Event. Add a doctor’s visit, a call, a birthday: anything with a set day or time.',

  syncedTitle: 'Sync complete',
  synced: 'Your changes are saved to your account, and anything new there is here.',
  syncRefusedTitle: 'Sync failed',
  syncRefused: 'Failed to sync calendars. Please try again.',
  syncWhy: 'See why',
  syncAsGuest:
    'Your calendar is only on this device, so there is nothing to sync. With an account, it syncs to your other devices.',
  syncSignedOut: 'You are signed out here. Everything is kept on this device until you sign in again.',

  createTitle: 'Create New Event',
  editTitle: 'Edit Event',
  name: 'Title',
  nameNeeded: 'Please give it a title',
  allDayLabel: 'All day',
  starts: 'Starts',
  ends: 'Ends',
  date: 'Date',
  time: 'Time',
  startDate: 'Start date',
  startTime: 'Start time',
  endDate: 'End date',
  endTime: 'End time',
  timeZone: 'Time zone',
  anywhere: 'Wherever I am',
  anywhereHint: 'At this time on the clock wherever you are, even when you travel.',
  zoneHere: (place: string) =>
    `This is the time in ${place}. In other time zones, it shows at the matching time.`,
  zoneUnknown: 'This device does not know this time zone, so the times are shown as they are written.',
  startNeeded: 'When does it start?',
  endNeeded: 'The end needs to be after the start.',
  offRepeat: 'This is not one of the days it repeats on. Change how it repeats, or change only this one.',
  category: 'Category',
  categories: {
    personal: 'Personal',
    work: 'Work',
    meeting: 'Meeting',
    appointment: 'Appointment',
    reminder: 'Reminder',
  } satisfies Record<EventCategory, string>,
  color: 'Colour',
  asItIs: 'As it is',
  location: 'Location',
  description: 'Description',
  optional: 'Optional',
  cancel: 'Cancel',
  create: 'Create Event',
  save: 'Save Changes',
  delete: 'Delete',
  close: 'Close',
  draftKept: 'What you wrote here before is still here.',
  draftDiscard: 'Clear this',
  goneTitle: 'This event was deleted on another device.',
  goneText: 'What you see is kept here. You can make a new event of it.',

  repeats: 'Repeats',
  repeatKinds: {
    never: 'Does not repeat',
    days: 'Daily',
    weeks: 'Weekly',
    months: 'Monthly',
    years: 'Yearly',
  },
  everyHow: {
    days: 'Every how many days',
    weeks: 'Every how many weeks',
    months: 'Every how many months',
    years: 'Every how many years',
  },
  everyUnclear: 'A number from 1 to 365.',
  onDays: 'On these days',
  repeatEnds: 'Stops repeating',
  endKinds: { never: 'Never', on: 'On a day', after: 'After a number of times' },
  lastDay: 'Last day',
  untilNeeded: 'Please choose a day on or after the start.',
  times: 'How many times',
  timesUnclear: 'A number from 1 to 1,000.',
  repeating: 'repeats',
  whichToChange: 'Change which ones?',
  whichToDelete: 'Delete which ones?',
  parts: {
    this: 'Only this one',
    following: 'This one and those that follow',
    all: 'All of them',
  },

  settingsTitle: 'Calendar Settings',
  defaultView: 'Usual view',
  weekStart: 'Weeks start on',
  weekStarts: { 0: 'Sunday', 1: 'Monday' },
} as const
