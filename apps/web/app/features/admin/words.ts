import type { SignUpMode } from '@glimmer/api/account'
import type { AdminAction, AdminLogEntry, Crowd, ServerState } from '@glimmer/api/admin'

const people = (count: number) => (count === 1 ? 'one person' : `${count} people`)

/** Sentences of the admin panel. Those in the product's catalogue stay word for word. */
export const words = {
  title: 'Admin Panel',
  intro: 'You see addresses, dates and sizes here, never what somebody wrote.',

  loadingStatistics: 'Counting…',
  noStatistics: 'No data available',
  statisticsFailed: 'Failed to load user statistics',
  statistics: 'People with an account',
  crowds: { all: 'Total', active: 'Active', inactive: 'Inactive' } satisfies Record<Crowd, string>,
  showCrowd: {
    all: (count: number) => `Total: ${people(count)}. Show their addresses`,
    active: (count: number) => `Active: ${people(count)}. Show their addresses`,
    inactive: (count: number) => `Inactive: ${people(count)}. Show their addresses`,
  },
  activeHint: 'Active means signed in or synced in the last 30 days.',

  signUp: 'Sign-up and invitations',
  signUpHint: 'Who may make an account here.',
  server: 'This server',
  serverHint: 'Version, size, backups and letters.',
  log: 'Admin log',
  logHint: 'What admins did in the last year.',

  again: 'Try again',
  away: 'The server can’t be reached right now. Please try again once there is a connection.',
  broke: 'The server couldn’t do this right now. Please try again.',
  done: 'Done',
  cancel: 'Cancel',
  showMore: 'Show more',
  looking: 'Asking the server…',
} as const

/** Of the lists of addresses, and what is done about an account. */
export const emailWords = {
  title: {
    all: 'Everybody with an account',
    active: 'Active people',
    inactive: 'Inactive people',
  } satisfies Record<Crowd, string>,
  description: {
    all: 'By address.',
    active: 'Signed in or synced in the last 30 days.',
    inactive: 'Not signed in or synced in the last 30 days.',
  } satisfies Record<Crowd, string>,
  loading: 'Loading addresses…',
  failed: 'Failed to load user emails',
  none: 'No emails found',
  find: 'Find an address',
  findHint: 'By its first letters.',
  list: 'Addresses',
  refresh: 'Refresh',
  copyAll: 'Copy All Emails',
  copied: 'Copied!',
  copiedText: 'Email addresses copied to clipboard',
  asFile: 'This browser wouldn’t let us copy, so the addresses are in a file in your downloads.',

  admin: 'Admin',
  disabled: 'Disabled',
  you: 'You',
  joined: (day: string) => `Joined ${day}`,
  lastHere: (day: string | null) => (day === null ? 'last here: not known' : `last here around ${day}`),

  more: (email: string) => `More about ${email}`,
  endSessions: 'Sign out everywhere',
  endSessionsQuestion: 'Sign this person out everywhere?',
  endSessionsBody: (email: string) =>
    `${email} will need the password on every device. Nothing they wrote is lost.`,
  sessionsEnded: (email: string) => `${email} is signed out everywhere.`,
  disable: 'Disable account',
  disableQuestion: 'Disable this account?',
  disableBody: (email: string) =>
    `${email} is signed out at once and can’t sign in again until you enable the account. Everything in it stays.`,
  disableDone: (email: string) => `${email} is disabled.`,
  enable: 'Enable account',
  enableDone: (email: string) => `${email} can sign in again.`,
} as const

/** Of sign-up and invitations. */
export const signUpWords = {
  description: 'A change holds at once, whatever way somebody comes.',
  question: 'Who may make an account?',
  modes: {
    open: { label: 'Anybody', hint: 'Whoever reaches this server.' },
    invite: { label: 'By invitation', hint: 'Whoever has a link that you made.' },
    closed: { label: 'Nobody', hint: 'Not even with an invitation. Accounts that are here stay in use.' },
  } satisfies Record<SignUpMode, { label: string; hint: string }>,
  fixed:
    'Whoever runs this server has set SIGN_UP, and that decides. Without that setting you can choose here.',
  changed: 'This holds from now on.',

  invitations: 'Invitations',
  notNeeded: 'Invitations are used while sign-up is by invitation.',
  email: 'For this address',
  emailHint: 'Leave it empty, and anyone with the link can use it, once.',
  days: 'Open for',
  daysOf: (days: number) => (days === 1 ? 'One day' : `${days} days`),
  send: 'Send it there as a letter',
  make: 'Make an invitation',
  link: 'The link',
  linkHint: 'You see it this once. It works one time.',
  copy: 'Copy',
  copied: 'The link is copied.',
  notCopied: 'The browser wouldn’t let us copy. The link is selected: copy it from there.',
  sent: 'The letter is on its way.',

  open: 'Open invitations',
  none: 'No invitation is open.',
  anyone: 'For anyone',
  until: (day: string) => `Open until ${day}`,
  takeBack: 'Take back',
  takeBackOne: (whom: string) => `Take back: ${whom}`,
  takeBackQuestion: 'Take this invitation back?',
  takeBackBody: 'Its link stops working. An account that was made with it stays.',
  takenBack: 'The invitation is taken back.',
} as const

/** Of how the server is. */
export const serverWords = {
  description: 'How this Glimmer is, as it stands now.',
  version: 'Version',
  database: 'Database',
  databaseText: (kind: ServerState['database'], size: string) =>
    `${kind === 'pglite' ? 'Embedded' : 'PostgreSQL'}, ${size}`,
  dump: 'Last backup',
  dumpText: (when: string, size: string) => `${when}, ${size}`,
  noDump: 'None yet. The first comes within a day.',
  dumpsOff: 'Switched off (DUMPS=off).',
  restore: 'Restore',
  notTried: 'Not tried.',
  tried: (when: string, rows: number) => `Tried ${when}: all ${rows.toLocaleString('en-GB')} rows came back.`,
  triedOlder: (when: string, rows: number) =>
    `Tried ${when} with an older backup: all ${rows.toLocaleString('en-GB')} rows came back.`,
  triedInVain: (when: string, problem: string | null) =>
    `Tried ${when}, and it did not work. ${problem ?? 'The output of npm run drill says why.'}`,
  letters: 'Letters',
  noMail: 'No mail server is set (SMTP_URL). Links go to the server’s log.',
  atOnce: 'Sent at once, so none waits.',
  underWay: (count: number) =>
    count === 1
      ? 'Sent at once. One is being handed over now.'
      : `Sent at once. ${count} are being handed over now.`,
  test: 'Send me a test letter',
  testing: 'Sending…',
  testSent: (email: string) => `The mail server took it. Look into the mailbox of ${email}.`,
} as const

const ACTIONS: Record<AdminAction, (whom: string, detail: string) => string> = {
  sign_up_changed: (_, detail) => `changed who may sign up: ${detail}`,
  invitation_made: (whom) => `made an invitation${whom && ` for ${whom}`}`,
  invitation_taken_back: (whom) => `took an invitation back${whom && ` for ${whom}`}`,
  account_disabled: (whom) => `disabled ${whom || GONE}`,
  account_enabled: (whom) => `enabled ${whom || GONE}`,
  sessions_ended: (whom) => `signed ${whom || GONE} out everywhere`,
  emails_copied: (_, detail) => `copied addresses (${detail})`,
  test_letter_sent: () => 'sent a test letter to themselves',
}
const GONE = 'an account that is gone'

/** Of the log. */
export const logWords = {
  description: 'Who did what, and when. Lines can’t be changed, and go after a year.',
  none: 'Nothing yet. What admins do appears here.',
  entry: ({ admin, action, whom, detail }: Pick<AdminLogEntry, 'admin' | 'action' | 'whom' | 'detail'>) =>
    `${admin ?? 'A former admin'} ${ACTIONS[action]?.(whom ?? '', detail ?? '') ?? action}`,
} as const
