import type { CalendarTrouble } from '@glimmer/api/connected-calendars'
import type { CalendarAccess } from '@glimmer/domain/calendar/connected/shown-calendars'
import type { CalendarProvider } from '@glimmer/domain/calendar/connected/calendar-integration'

const events = (count: number) => (count === 1 ? '1 event' : `${count.toLocaleString('en-GB')} events`)

/** What went wrong, and what to do about it. */
interface Said {
  readonly what: string
  readonly toDo: string
}

const BY_ITSELF = 'You don’t need to do anything: Glimmer tries again by itself.'

/** Every sentence of the page of connected calendars. */
export const words = {
  title: 'Calendars',
  intro: 'See your other calendars beside your own, and change their events from here where they allow it.',
  toCalendar: 'Back to calendar',

  connectedTitle: 'Connected',
  looking: 'Looking for your calendars…',
  away: 'The server can’t be reached right now. Your calendars and their events stay here, and you can connect and sync once it’s back.',
  signedOut: 'You are signed out here. Sign in to connect calendars and to see how they are doing.',
  signIn: 'Sign in',
  again: 'Try again',

  providers: {
    google: 'Google Calendar',
    caldav: 'Calendar account',
    ics: 'Calendar address',
  } satisfies Record<CalendarProvider, string>,
  states: {
    fine: 'Up to date',
    syncing: 'Syncing…',
    first: 'Waiting for its first sync',
    trouble: 'Tries again soon',
    paused: 'Paused',
    signInAgain: 'Needs you to connect again',
    asks: 'Waiting for your answer',
  },
  last: 'Last synced',
  next: 'Next sync',
  never: 'Not yet',
  soon: 'In a moment',
  onceResumed: 'When you resume it',
  onceConnected: 'When it is connected again',
  onceAnswered: 'When you have answered',
  at: (day: string, time: string) => `${day}, ${time}`,

  connectAgain: 'Connect again',
  connectAgainNamed: (label: string) => `Connect again: ${label}`,
  sync: 'Sync',
  syncNamed: (label: string) => `Sync ${label}`,
  pause: 'Pause',
  pauseNamed: (label: string) => `Pause ${label}`,
  paused: (label: string) => `${label} is paused. Its events stay here as they are.`,
  resume: 'Resume',
  resumeNamed: (label: string) => `Resume ${label}`,
  resumed: (label: string) => `${label} syncs again.`,
  undo: 'Undo',
  disconnect: 'Disconnect',
  disconnectNamed: (label: string) => `Disconnect ${label}`,
  disconnectTitle: 'Keep the copies of its events?',
  disconnectText:
    'Nothing changes in the other calendar, so you can connect it again. The copies here can stay, as events of your own, or go.',
  keepCopies: 'Disconnect, keep copies',
  removeCopies: 'Disconnect, remove copies',
  stayConnected: 'Stay connected',
  disconnectedKept: (label: string) => `${label} is disconnected. Its events are your own now.`,
  disconnectedRemoved: (label: string) => `${label} is disconnected, and the copies of its events are gone.`,

  waitingTitle: (count: number) =>
    count === 1
      ? '1 event is gone there. Delete it here too?'
      : `${events(count)} are gone there. Delete them here too?`,
  waitingText:
    'Glimmer asks first, as this is more than usual. There is no hurry: until you answer, they stay here.',
  deleteHere: 'Delete here too',
  keepHere: 'Keep them here',
  deletedHere: (count: number) => `${events(count)} deleted here too.`,
  keptHere: (count: number) => `${events(count)} stay here, as events of your own.`,

  noCalendars: 'Its calendars will appear here in a moment.',
  access: {
    both: 'Both ways',
    'set-to-read': 'Read only, as you chose',
    'read-only': 'Read only',
  } satisfies Record<CalendarAccess, string>,
  hidden: 'Switched off: its events are hidden',
  change: 'Change',
  changeNamed: (name: string) => `Change ${name}`,
  connectTitle: 'Connect a calendar',
  connectText: 'Choose where it is kept. You can disconnect it at any time.',
  connect: 'Connect',
  connecting: 'Connecting…',
  connected: (label: string) => `${label} is connected. Its events will appear in your calendar.`,
  connectedAgain: 'It is connected again. What changed meanwhile will appear in your calendar.',
  google: {
    title: 'Google Calendar',
    text: 'You choose your account on Google’s own page and come back here. Changes go both ways.',
    connect: 'Connect Google Calendar',
    going: 'Going to Google…',
    notSetUp: 'Google isn’t set up on this server',
    notSetUpText:
      'Whoever runs this server can set it up. Until then you can read a Google calendar by its address: in Google Calendar’s settings, choose your calendar and copy its “Secret address in iCal format”.',
    refused: 'Failed to connect Google Calendar. Please try again.',
    arriving: 'Connecting Google Calendar…',
    turnedBack: 'Google Calendar was not connected. Nothing has changed here.',
    connected: 'Google Calendar is connected. Its events will appear in your calendar.',
  },
  caldav: {
    title: 'Nextcloud, iCloud, Fastmail and others',
    text: 'For every service that offers CalDAV. Changes go both ways.',
    address: 'Address of the service',
    addressHint: 'For example caldav.icloud.com, caldav.fastmail.com, or the address of your Nextcloud.',
    username: 'User name or email there',
    password: 'App password',
    passwordHint:
      'Make one in that service’s security settings, so that your usual password stays with you. It is stored encrypted.',
    addressNeeded: 'Please enter the address of the service.',
    usernameNeeded: 'Please enter your user name there.',
    passwordNeeded: 'Please enter the app password.',
  },
  ics: {
    title: 'Outlook, or any calendar address',
    text: 'School, football, bin days: anything with an address that ends in “.ics” or begins with “webcal:”. You see its events here and change them where they come from.',
    address: 'Calendar address',
    addressHint:
      'In Outlook: Settings, Calendar, Shared calendars, “Publish a calendar”, then copy the ICS link.',
    addressNeeded: 'Please enter the address of the calendar.',
  },

  problem: ({ what, toDo }: Said) => `${what} ${toDo}`,
  /** While it is being connected. */
  connectTroubles: {
    sign_in: {
      what: 'The user name or the app password was not accepted.',
      toDo: 'Please check both. Many services want an app password, not your usual one.',
    },
    not_allowed: {
      what: 'That service doesn’t allow Glimmer to read the calendar.',
      toDo: 'Please check there that the calendar is shared, then try again.',
    },
    not_found: {
      what: 'There is no calendar at this address.',
      toDo: 'Please check it for a small slip, or copy it once more.',
    },
    busy: { what: 'That service is busy right now.', toDo: 'Please try again in a few minutes.' },
    unreachable: {
      what: 'That service can’t be reached right now.',
      toDo: 'Please check the address, or try again a little later.',
    },
    not_understood: {
      what: 'What is at this address is not a calendar.',
      toDo: 'It may be a web page that shows one. Please look for the calendar’s own address.',
    },
    too_large: {
      what: 'This calendar holds more than Glimmer can take in.',
      toDo: 'Up to 5,000 events fit. Perhaps a smaller part of it can be shared there.',
    },
    too_much: {
      what: 'Together your calendars hold more than Glimmer can take in.',
      toDo: 'Disconnect one that you don’t need here, then try again.',
    },
    private_address: {
      what: 'This address is inside a private network, and this server may not look there.',
      toDo: 'Whoever runs the server can allow it.',
    },
  } satisfies Record<CalendarTrouble, Said>,
  /** Of an account that is connected. */
  troubles: {
    sign_in: {
      what: 'This account asks for a new sign-in.',
      toDo: 'Connect it again. Its events stay here, and nothing is doubled.',
    },
    not_allowed: {
      what: 'The other service no longer allows Glimmer to read it.',
      toDo: 'Please check there that it is still shared with you.',
    },
    not_found: {
      what: 'The calendar is not at its address any more.',
      toDo: 'If it has moved, connect its new address below. Its events stay here.',
    },
    busy: { what: 'The other service asked for a break.', toDo: BY_ITSELF },
    unreachable: { what: 'The other service can’t be reached right now.', toDo: BY_ITSELF },
    not_understood: {
      what: 'What came from there could not be read as a calendar, so nothing was changed here.',
      toDo: BY_ITSELF,
    },
    too_large: {
      what: 'There is more in it than Glimmer can take in, so nothing was changed here.',
      toDo: 'Up to 5,000 events in a calendar fit.',
    },
    too_much: {
      what: 'Together your calendars hold more than Glimmer can take in, so nothing new came in here.',
      toDo: 'Disconnect one that you don’t need here to make room. What is here already stays.',
    },
    private_address: {
      what: 'Its address leads into a private network, and this server may not look there.',
      toDo: 'Whoever runs the server can allow it.',
    },
  } satisfies Record<CalendarTrouble, Said>,
  known: 'This calendar is connected already. You’ll find it above.',
  tooMany: 'Up to 10 accounts and 50 calendars can be connected. Disconnect one to make room.',
  tooOften: 'That was a lot of tries at once. Please wait a few minutes, then try again.',
  broke: 'Something went wrong on the server. Please try again.',
} as const
