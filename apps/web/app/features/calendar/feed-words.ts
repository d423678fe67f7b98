/** Sentences of the private address, in the calendar's settings. */
export const words = {
  title: 'A private address',
  hint: 'Other calendar apps can show your events, and the tasks you gave a time, from an address that only you know. They can’t change anything, and they see no other tasks and no thoughts.',
  needsAccount:
    'This needs an account: your events are only on this device now, where no other app can reach them. With an account, you can make an address here.',
  looking: 'Asking the server…',
  away: 'The server could not be reached right now.',
  again: 'Try again',

  make: 'Make a private address',
  working: 'One moment…',
  since: (day: string) =>
    `You have one, made on ${day}. To keep it safe, it can’t be shown again. A new password turns it off.`,
  renew: 'Make a new one',
  renewQuestion: 'Make a new address?',
  renewBody: 'The old one stops working straight away. Apps that use it will need the new one.',
  turnOff: 'Turn it off',
  turnOffQuestion: 'Turn the address off?',
  turnOffBody: 'Apps that use it can no longer see your calendar. Your events stay as they are.',
  turnedOff: 'The private address is off.',

  address: 'Your private address',
  addressHint:
    'Copy it now: it is only shown once. Anyone who has it can read your events and timed tasks, so keep it private. A new password turns it off. In the other app, add a calendar “by URL” or “from a link”.',
  copy: 'Copy',
  copied: 'The address is copied.',
  notCopied: 'The browser wouldn’t let us copy. The address is selected: copy it from there.',
} as const
