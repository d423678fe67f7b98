import { PRODUCT } from '../../../product.ts'
import type { PublicPage } from '../public-page.ts'

export const featuresPage: PublicPage = {
  path: '/features',
  title: `Features: what it does today · ${PRODUCT}`,
  description:
    'Small steps, four times of day, energy, sprints, brain dump, wins: all that is there, and what is not yet.',
  keywords:
    'features, subtasks, offline tasks, times of day, brain dump, focus timer, dopamine menu, self-hosted',
  heading: `What ${PRODUCT} does`,
  paragraphs: ['Everything that is there today, in plain words. What is not there yet stands at the end.'],
  action: 'Try it now',
}

export const featuresWords = {
  contents: 'On this page',
  groups: [
    {
      id: 'day',
      sign: 'tasks',
      heading: 'Your day',
      text: 'Tasks are kept in four wide parts, because “at 10:15” is rarely true.',
      items: [
        ['Quick capture', 'Type a line, press Enter, done. A longer form is there when you want one.'],
        [
          'By time or by category',
          'Morning, afternoon, evening, any time. Or work, wellness, admin, personal and your own.',
        ],
        [
          'One thing next',
          'A single small thing at the top, chosen by hour, size and energy. “Something else” asks again.',
        ],
        ['Steps', 'Under any task, as small as you like, each with its own tick.'],
        ['Snooze', 'Four hours, a day, three days, a week, or hours of your own. It comes back by itself.'],
        ['Daily tasks', 'They open again each day. Days you were away do not add up.'],
        [
          'Calendar',
          'Your events, beside calendars from Google, Nextcloud, iCloud, Outlook and others if you connect them.',
        ],
      ],
    },
    {
      id: 'head',
      sign: 'dump',
      heading: 'Your head',
      text: 'For when there is too much in it, or one thing that is too big.',
      items: [
        ['Brain dump', 'Every thought on a line of its own, in any order, with the network off too.'],
        ['Triage', 'One thought at a time: make it a task, or delete it. Stop whenever you like.'],
        ['Smaller steps', 'Built-in rules turn a task into two to nine steps, on your device.'],
        [
          'An AI, if you agree',
          'Where the operator added a service, you may ask it instead. It is told nothing before you say yes.',
        ],
      ],
    },
    {
      id: 'energy',
      sign: 'check-in',
      heading: 'Your energy',
      text: 'What is suggested follows how much there is.',
      items: [
        ['Check-in', 'Full, medium or low, once a day, with ideas of that size.'],
        ['5-minute sprint', 'A silent ring beside one task. Pause, lengthen, end early, go past zero.'],
        ['Dopamine menu', 'Small nice things in five courses, offered after you did something.'],
        ['Wins', 'Each task you finish is kept with its date, for as long as you want it.'],
      ],
    },
    {
      id: 'you',
      sign: 'celebrate',
      heading: 'You',
      text: 'It asks a few questions once, and uses the answers only for you.',
      items: [
        ['Dashboard', 'Your needs and goals, and the ways to everywhere else.'],
        ['Tips', 'Short and concrete, chosen by what you said is hard. New ones at a press.'],
        ['Ideas for the day', 'Add one as a daily task, or send it away.'],
        [
          'Inspire',
          'Guides on sleep, stress, movement, meditation, planning and productivity, to read at your pace.',
        ],
      ],
    },
    {
      id: 'calm',
      sign: 'calm',
      heading: 'Calm',
      text: 'The screen should suit your senses before it asks anything of you.',
      items: [
        ['Four themes', 'Light, dark, low stimulation, high contrast.'],
        [
          'Three typefaces',
          'Atkinson Hyperlegible, Lexend, or your device’s own. Four sizes, three spacings.',
        ],
        ['Motion, sound, vibration', 'Each has a switch. Sound and vibration are off at first.'],
        ['Keyboard, touch, screen reader', 'Each is enough to use all of it. Shortcuts can be turned off.'],
      ],
    },
    {
      id: 'yours',
      sign: 'yours',
      heading: 'Yours',
      text: 'Your words live on your device first.',
      items: [
        ['No account needed', 'As a guest, nothing you write leaves the device.'],
        [
          'Offline',
          'Your tasks, thoughts and wins need no network. With an account, devices catch up later.',
        ],
        [
          'Export and import',
          'One file with everything, and a spreadsheet of your tasks. The file comes back in, too.',
        ],
        [
          'Undo',
          'A message offers it right away. What you delete is also kept for 30 days, in the file you can save.',
        ],
        ['Deletion', 'Empty the account or delete it, in Settings, by yourself.'],
        ['Your own server', 'Two commands on a machine of yours. Free software, AGPL.'],
      ],
    },
  ],

  themesHeading: 'Four ways to see the same list',
  themesText:
    'Drawn here as they are. Choose one with “Calm settings” at the top of this page, and the whole site follows.',
  themes: [
    { theme: 'light', title: 'Light', text: 'Warm paper' },
    { theme: 'dark', title: 'Dark', text: 'Evening blue' },
    { theme: 'low', title: 'Low stimulation', text: 'Hardly any colour' },
    { theme: 'contrast', title: 'High contrast', text: 'Strong edges' },
  ],
  themeTask: 'Water the fern',

  notYetHeading: 'Not there yet',
  notYet: [
    'Reminders and notifications. Nothing is sent to your devices.',
    'A profile with a picture, and changing your name or email address.',
    'Sharing a list with somebody else.',
  ],

  closingHeading: 'The shortest way to know',
  closingText: 'Open it as a guest, add two tasks, tick one. That is most of it.',
  closingAction: 'Open it as a guest',
} as const
