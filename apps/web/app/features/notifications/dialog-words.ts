import type { Missing } from '@glimmer/domain/notifications/what-comes'
import type { PushSupport } from '../../session/push/push-support.ts'
import type { TurnedOn } from '../../session/push/push-device.ts'

/** Sentences of the dialog about what Glimmer may send. */
export const words = {
  title: 'Notification Settings',
  description: 'Nothing is sent until you choose a time and a way.',
  close: 'Close',

  push: 'Push notifications',
  email: 'Email notifications',
  daily: 'Daily reminders',
  weekly: 'Weekly summaries',

  pushHint: {
    here: 'Reminders come to this device, also while Glimmer is closed.',
    elsewhere: 'Reminders come to your other devices, and not to this one.',
    nowhere: 'Not on for this device yet.',
    guest: 'Reminders come while Glimmer is open on this device.',
    inside: 'While Glimmer is open, reminders show inside it.',
  },
  emailHint: {
    on: (email: string) => `Emails with a reminder or a summary go to ${email}.`,
    unconfirmed: 'Your email address is not confirmed yet. The link is in the email you got.',
    paused: 'Your address sent our emails back, so they are paused. Changing it in Settings helps.',
    off: 'This server sends no email, so nothing comes this way.',
    guest: 'Emails need an account.',
  },
  dailyHint: {
    at: (time: string, ways: string) => `One small thing for the day, at ${time}, ${ways}.`,
    none: 'One small thing for the day, at a time you choose.',
    ways: { push: 'as a notification', email: 'by email' },
    and: ' and ',
  },
  weeklyHint: {
    at: (day: string, time: string) => `On ${day} at ${time}, by email.`,
    none: 'What you did and what helped, by email. A week with nothing in it gets no email.',
    guest: 'Emails need an account.',
  },
  off: 'Off. Nothing of this kind comes.',
  stillMissing: {
    switch: '',
    account: 'It comes once you have an account.',
    device: 'It comes once notifications are on for a device.',
    address: 'It comes once email can reach you.',
    time: '',
    way: 'It comes once you choose a way.',
    'way-off': 'It comes once that way is on again.',
    day: '',
  } satisfies Record<Missing, string>,

  more: {
    push: 'On this device',
    email: 'Try it',
    daily: 'Time and way',
    weekly: 'Day and time',
    limits: 'Quiet hours and limits',
  },

  turnOn: 'Turn on for this device',
  turningOn: 'One moment…',
  turnOff: 'Turn off for this device',
  turnedOff: 'Notifications are off for this device.',
  blocked: {
    'not-secure':
      'Browsers only allow notifications over HTTPS. Open Glimmer by its https:// address to turn them on.',
    'home-screen':
      'On an iPhone or iPad, Glimmer has to be on the home screen first: tap Share, then “Add to Home Screen”, and turn notifications on there.',
    'no-browser': 'This browser has no notifications for websites. Another browser may have them.',
    refused:
      'This browser was told not to show Glimmer’s notifications. You can allow them in its settings for this site.',
  } satisfies Record<Exclude<PushSupport, 'ready'>, string>,
  ended: {
    on: 'Notifications are on for this device.',
    refused:
      'This browser was told not to show Glimmer’s notifications. You can allow them in its settings for this site.',
    dismissed: 'The browser’s question was closed, so nothing has changed. You can ask again.',
    away: 'This needs the server, which can’t be reached right now. The rest is saved.',
    'signed-out': 'Please sign in again first, then try once more.',
    'no-service':
      'This browser could not reach its notification service. Some browsers turn it off in their privacy settings.',
    broke: 'That did not work this time. Please try again.',
  } satisfies Record<TurnedOn, string>,
  otherDevices: (names: string) => `Also on: ${names}.`,
  unnamed: 'another device',
  titles: 'Show titles on the lock screen',
  titlesHint: 'If this is off, a notification says that something is due, and not what.',
  guestLimit:
    'Once Glimmer is closed, it cannot ring. To be reminded anyway, save your events as a file for your phone’s own calendar.',
  guestMore: 'With an account, reminders also come to closed pages, to your other devices and by email.',
  toCalendar: 'Go to the calendar',
  toAccount: 'Sign in or create an account',

  testPush: 'Send a test notification',
  testEmail: 'Send a test email',
  tested: {
    push: 'A test is on its way to this device.',
    email: 'A test is on its way to your inbox.',
  },

  time: 'Time',
  waysTitle: 'How it comes',
  wayPush: 'As a notification',
  wayEmail: 'By email',
  dailyNote: 'It stays away on days when nothing is left, and you can move or skip it when it comes.',
  day: 'Day',
  noDay: 'Choose a day',

  quiet: 'Quiet hours',
  quietHint: 'What falls into them waits until they end, if it still helps then.',
  from: 'From',
  to: 'Until',
  most: 'At most a day',
  mostHint: 'Events, and reminders to leave on time, come as well.',
  follow: 'Follow this device’s time zone',
  followHint: {
    on: (place: string) => `Times are by the clock in ${place} and move along when you travel.`,
    off: (place: string) => `Times stay by the clock in ${place}, also when you travel.`,
  },
} as const
