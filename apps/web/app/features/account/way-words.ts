import type { PasskeysHere } from '../../session/passkeys-here.ts'

/** Sentences about passkeys and one-time codes. */
export const words = {
  passkeys: 'Passkeys',
  codes: 'One-time codes',
  looking: 'Asking the server…',
  away: 'The server can’t be reached right now, and this needs it. Please try again once there is a connection.',
  signInFirst: 'Please sign in again first, then have another look.',
  broke: 'The server couldn’t do this right now. Please try again.',
  again: 'Try again',
  done: 'Done',

  password: 'Current Password',
  passwordNeeded: 'Please write the password that you have now.',
  byPasskey: 'Use a passkey instead',
  left: 'No passkey was used. You can try again, or use your password.',

  passkeyList: {
    description: 'Each opens your account by itself. Your password keeps working beside them.',
    none: 'You have no passkeys yet.',
    here: {
      'not-secure':
        'This address is plain http, where browsers have no passkeys. They need https: whoever runs this server can set it up.',
      number:
        'This address is a number, and browsers keep passkeys only under a name, such as localhost on this machine.',
      'no-browser': 'This browser has no passkeys.',
    } satisfies Record<Exclude<PasskeysHere, 'ok'>, string>,
    add: 'Add a passkey',
    added: (name: string) => `Added “${name}”. You can sign in with it now.`,
    renamed: (name: string) => `It is called “${name}” now.`,
    removed: (name: string) => `“${name}” no longer opens your account.`,
    since: (day: string) => `Since ${day}, not used yet`,
    used: (day: string, used: string) => `Since ${day}, last used ${used}`,
    synced: 'On all your devices',
    rename: 'Rename',
    renameOne: (name: string) => `Rename ${name}`,
    remove: 'Remove',
    removeOne: (name: string) => `Remove ${name}`,
  },
  addPasskey: {
    title: 'Add a passkey',
    description:
      'First your password, so that nobody else can add one. Then your browser asks how to keep it.',
    name: 'Name',
    firstName: 'My passkey',
    nameNeeded: 'Please give the passkey a name.',
    nameLong: 'The name can be at most 60 characters long.',
    submit: 'Continue',
    left: 'No passkey was made. You can try again.',
    known: 'This device has a passkey for your account already.',
  },
  renamePasskey: { title: 'Rename this passkey', submit: 'Save' },
  removePasskey: {
    title: (name: string) => `Remove “${name}”?`,
    description: 'It no longer opens your account. What your device keeps of it you can delete there.',
    submit: 'Remove',
  },

  codesOff:
    'An authenticator app on your phone shows a new code every half minute. Once they are on, signing in with your password asks for one as well. Passkeys never do.',
  codesOn: (day: string) => `On since ${day}. Signing in with your password asks for a code.`,
  recoveryLeft: (left: number) =>
    left === 1
      ? 'One recovery code is left. This is a good time to make new ones.'
      : left === 0
        ? 'No recovery codes are left. This is a good time to make new ones.'
        : `${left} recovery codes are left, for when your phone isn’t there.`,
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  newRecovery: 'Make new recovery codes',
  turnedOff: 'One-time codes are off.',

  begin: {
    title: 'Turn on one-time codes',
    description: 'First your password, so that nobody else can turn them on.',
    submit: 'Continue',
  },
  setUp: {
    title: 'Add Glimmer to your app',
    description: 'Scan this with an authenticator app. Any of them will do.',
    picture: 'QR code with the key below',
    orType: 'Or type this key into the app:',
    code: 'Code from the app',
    codeNeeded: 'Please write the six digits that the app shows.',
    submit: 'Turn on',
  },
  recovery: {
    title: 'Your recovery codes',
    description: 'Each opens the code step once, when your phone isn’t there. They are shown this once.',
    list: 'Recovery codes',
    keep: 'Keep them on paper or in a password manager, away from your phone.',
    download: 'Download',
    copy: 'Copy',
    copied: 'Copied.',
    notCopied: 'They could not be copied here. You can download them, or write them down.',
    file: (codes: string) =>
      `Recovery codes for Glimmer\nEach works once, in place of a one-time code.\n\n${codes}\n`,
    done: 'I have kept them',
  },
  renew: {
    title: 'Make new recovery codes',
    description: 'The old ones stop working.',
    submit: 'Make new ones',
  },
  off: {
    title: 'Turn off one-time codes?',
    description: 'Then your password alone opens your account. Your recovery codes stop working.',
    submit: 'Turn off',
  },
} as const
