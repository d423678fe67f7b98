import type { OpenSession } from '@glimmer/api/open-sessions'

/** Sentences of the list of devices where an account is signed in. */
export const words = {
  title: 'Where you are signed in',
  description:
    'Each browser that opens your account. Is one of them not yours? Sign it out, then choose a new password.',
  looking: 'Asking the server…',
  away: 'The server can’t be reached right now, and only it knows where you are signed in. Please try again once there is a connection.',
  signInFirst: 'Please sign in again first, then have another look.',
  broke: 'The server couldn’t do this right now. Please try again.',
  again: 'Try again',
  done: 'Done',

  device: ({ browser, system }: Pick<OpenSession, 'browser' | 'system'>) =>
    browser && system
      ? `${browser} on ${DEVICE[system] ?? system}`
      : (browser ?? system ?? 'A browser without a name'),
  thisDevice: 'This device',
  since: (day: string) => `Since ${day}`,
  sinceAndSeen: (day: string, seen: string) => `Since ${day}, last seen around ${seen}`,
  onlyThis: 'You are signed in nowhere else.',
  more: 'There are more than are listed. “Sign out everywhere else” ends those too.',

  end: 'Sign out',
  endDevice: (device: string) => `Sign out ${device}`,
  endQuestion: (device: string) => `Sign out ${device}?`,
  endOthers: 'Sign out everywhere else',
  endOthersQuestion: 'Sign out everywhere else?',
  endBody:
    'It stops syncing at once and needs your password to come back. What it holds already stays on it until somebody signs out there.',
  endOthersBody:
    'Your other devices stop syncing at once and need your password to come back. What they hold already stays on them until somebody signs out there.',
  ended: (device: string) => `${device} is signed out.`,
  endedOthers: 'You are signed in on this device alone.',
} as const

/** What stands behind “on”. Names of products stand there as they are. */
const DEVICE: Readonly<Record<string, string>> = {
  'Android phone': 'an Android phone',
  'Android tablet': 'an Android tablet',
  iPhone: 'an iPhone',
  iPad: 'an iPad',
  Mac: 'a Mac',
  Chromebook: 'a Chromebook',
}
