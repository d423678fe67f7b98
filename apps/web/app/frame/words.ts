import { PRODUCT } from '../product.ts'

/** Every sentence of the frame around the screens. */
export const words = {
  skipToContent: 'Skip to the main content',
  opening: 'Opening…',
  partMissing: 'This part could not be fetched just now. You can press again in a moment.',
  pageMissing: 'This page is not on your device yet. It opens as soon as it can be fetched.',
  pageOutdated: 'This page opens once Glimmer is loaded anew.',
  tryAgain: 'Try again',
  loadAnew: 'Load the page anew',

  getStarted: 'Get Started',
  signIn: 'Sign In',
  signInAgain: 'Sign in again',
  signOut: 'Sign Out',
  welcomeBack: 'Welcome back!',
  account: (email: string) => `account ${email}`,
  admin: 'Admin',
  guest: 'No account. Everything is on this device.',
  calmSettings: 'Calm settings',
  menu: 'Menu',
  menuTitle: `${PRODUCT} menu`,
  closeMenu: 'Close menu',
  siteNavigation: 'Pages',
  appNavigation: 'Places',
  more: 'More',
  moreTitle: 'More places',
  adminHint: 'Settings and administration',

  links: {
    features: 'Features',
    howItWorks: 'How it works',
    forYou: 'For you',
    dashboard: 'Dashboard',
  },

  places: {
    home: 'Home',
    dashboard: 'Dashboard',
    tasks: 'Tasks',
    brainDump: 'Brain Dump',
    inspire: 'Inspire',
    calendar: 'Calendar',
    settings: 'Settings',
  },

  settingsText: 'Manage your account and preferences',
  toDashboard: 'Back to dashboard',

  notFoundTitle: 'Oops! Page not found',
  notFoundText: 'There is no page at this address. It may have moved, or the address has a small slip in it.',
  returnHome: 'Return to Home',

  crashTitle: 'This page stopped working',
  crashText: 'That is our mistake, not yours. What you wrote is still saved on this device.',
  crashReload: 'Open the page again',
  crashExport: 'Save a copy of everything',
  crashExported: 'A copy of everything on this device is in your downloads.',
  crashExportRefused: 'The copy could not be made here. Your things are still on this device.',

  notOpenTitle: 'Your things do not open here',
  notOpenText:
    'This browser could not open what it keeps for you. We have deleted nothing. Closing other tabs, or starting the browser anew, often helps.',

  damaged: (count: number) =>
    count === 1
      ? 'One thing kept on this device was damaged. It is set aside, and the rest works.'
      : `${count} things kept on this device were damaged. They are set aside, and the rest works.`,
  damagedSave: 'Save a copy',

  updateReady: `A new version of ${PRODUCT} is ready.`,
  updateNow: 'Use it now',
  updateLater: 'Later',

  savedHere: 'Saved on this device',
  saved: 'Everything is saved',
  saving: 'Saved here, sending…',
  waiting: (count: number) =>
    count === 1 ? 'Saved here. 1 change waits to sync' : `Saved here. ${count} changes wait to sync`,
  offline: 'Offline. Everything is saved here',
  signInToSync: 'Sign in again to keep syncing',
  outdated: 'Open this page again to keep syncing',
  noRoom: 'Saved here. Your room on the server is full',
  roomGetsLow: 'Your room on the server is nearly full. Everything still works. Settings show what helps.',

  divergedTitle: 'The server has an older copy',
  divergedText:
    'It seems to have been restored from a backup. Everything you have here is kept. What should happen?',
  divergedSend: 'Send mine to the server',
  divergedTake: "Use the server's copy",
  divergedTakeQuestion: "Use the server's copy?",
  divergedTakeText:
    'What this device has and the server lacks goes to the trash, where it stays for 30 days.',

  goneTitle: 'This account is no longer on the server',
  goneText:
    'It was probably deleted on another device. What you see here is only on this device now. Save a copy if you want to keep it; it can be brought in again, with another account or without one.',
  goneClear: 'Clear this device',
  goneClearQuestion: 'Clear this device?',
  goneClearText: 'Everything of this account goes from this device, for good. The server has none of it.',

  setAside: (what: string) => `One change could not be kept${what}. It is in the trash.`,
  setAsideGone: (what: string) =>
    `What it belonged to was deleted on another device, so a change${what} is in the trash.`,
  setAsideReset: (what: string) =>
    `The account was emptied on another device, so a change${what} is in the trash.`,

  deviceClosed: 'This page was updated in another tab.',
  deviceReload: 'Open it again',

  coming: {
    calendar: 'Here your days will have a calendar, with the ones you already use beside it.',
  },
  inTheMaking: 'This place is still being built. Your tasks already work.',
  toTasks: 'Go to your tasks',
} as const
