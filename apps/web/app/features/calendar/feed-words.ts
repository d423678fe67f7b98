/** Sentences of the private address, in the calendar's settings. */
export const words = {
  title: 'A private address',
  hint: 'Another calendar program can show your events by an address that only you know, and the tasks that you gave a time. It reads and never writes, and it sees nothing else: no other tasks, no thoughts.',
  needsAccount:
    'This needs an account: your events are only on this device now, where no other program can reach them. With an account, this is where the address would be made.',
  looking: 'Asking the server…',
  away: 'The server could not be reached just now.',
  again: 'Try again',

  make: 'Make a private address',
  working: 'One moment…',
  since: (day: string) =>
    `There is one, made on ${day}. It is not kept where it could be read, so it cannot be shown again. A new password ends it.`,
  renew: 'Make a new one',
  renewQuestion: 'Make a new address?',
  renewBody: 'The old one ends at once. Programs that use it need the new one.',
  turnOff: 'Turn it off',
  turnOffQuestion: 'Turn the address off?',
  turnOffBody: 'Programs that use it find nothing there any more. Your events stay as they are.',
  turnedOff: 'The private address is off.',

  address: 'Your private address',
  addressHint:
    'Copy it now: it is shown this once. Whoever has it can read your events and timed tasks, so keep it as you keep a key. A new password ends it. In the other program, add a calendar “by address” or “from a link”.',
  copy: 'Copy',
  copied: 'The address is copied.',
  notCopied: 'The browser did not let us copy. The address is selected: copy it from there.',
} as const
