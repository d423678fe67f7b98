/** What a guest reads on the page of connected calendars. */
export const words = {
  title: 'With an account, your other calendars can be here too',
  text: 'Google, Nextcloud, iCloud, Outlook and others are looked at by the server, so that they also stay up to date while this device is off. Your events are only on this device now.',
  points: [
    'Their events stand beside yours, in a colour that you choose.',
    'What you change here changes there too, where they allow it.',
    'You can disconnect at any time, and keep the events or not.',
  ],
  toAccount: 'Sign in or create an account',
  fileTitle: 'Without an account: import a file',
  fileText:
    'Most calendars can save a file that ends in “.ics”. Its events become your own, and nothing is added twice.',
  file: 'Import a calendar file',
  orDrop: 'Or drop the file here.',
  stillComing: 'Your events are still on their way to this device.',
} as const
