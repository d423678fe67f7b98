import { PRODUCT } from '../product.ts'

/** Every sentence of the frame around the screens. */
export const words = {
  skipToContent: 'Skip to the main content',
  opening: 'Opening…',
  partMissing: 'This part could not be loaded. You can try again in a moment.',
  pageMissing: 'This page is not on your device yet. It will open as soon as it can be loaded.',
  pageOutdated: 'This page will open once you reload Glimmer.',
  tryAgain: 'Try again',
  loadAnew: 'Reload the page',

  getStarted: 'Get Started',
  signIn: 'Sign In',
  signOut: 'Sign Out',
  welcomeBack: 'Welcome back!',
  account: (email: string) => `account ${email}`,
  admin: 'Admin',
  thought: 'Thought',
  writeThought: 'Write a thought down',
  calmSettings: 'Calm settings',
  menu: 'Menu',
  siteNavigation: 'Pages',
  appNavigation: 'Places',
  more: 'More',
  moreTitle: 'More places',

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
    wins: 'Wins',
    energy: 'Energy',
    dopamineMenu: 'Dopamine menu',
    recentlyDeleted: 'Recently deleted',
  },

  crashTitle: 'This page stopped working',
  crashText: 'That is our mistake, not yours. What you wrote is still saved on this device.',
  crashReload: 'Open the page again',
  crashExport: 'Save a copy of everything',
  crashExported: 'A copy of everything on this device is in your downloads.',
  crashExportRefused: 'The copy could not be saved here. Your things are still on this device.',

  notOpenTitle: 'Your things can’t be opened here',
  notOpenText:
    'This browser could not open what it keeps for you. We have deleted nothing. Closing other tabs or restarting the browser often helps.',

  updateReady: `A new version of ${PRODUCT} is ready.`,
  updateNow: 'Use it now',
  updateLater: 'Later',

  savedHere: 'Saved on this device',
  saved: 'Everything is saved',
  saving: 'Saved here, sending…',
  waiting: (count: number) =>
    count === 1 ? 'Saved here. 1 change waiting to sync' : `Saved here. ${count} changes waiting to sync`,
  offline: 'Offline. Everything is saved here',
  signInToSync: 'Sign in again to keep syncing',
  outdated: 'Open this page again to keep syncing',
  noRoom: 'Saved here. Your space on the server is full',
  roomGetsLow: 'Your space on the server is nearly full. Everything still works. Settings show what helps.',

  deviceClosed: 'This page was updated in another tab.',
  deviceReload: 'Open it again',
} as const
