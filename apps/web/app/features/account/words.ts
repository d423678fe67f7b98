/** Sentences of resetting or deleting an account, and of every dialog about it. */
export const words = {
  reset: 'Reset My Account',
  remove: 'Delete Account',

  saveFirst: 'This cannot be undone. You can save a copy first; you can import it again, here or elsewhere.',
  saveForLater: 'You can save a copy first; you can import it again, here or elsewhere.',
  save: 'Download everything (JSON)',
  saved: 'A copy of everything on this device is in your downloads.',
  notSaved: 'The copy could not be saved here. Your things are still on this device.',
  cancel: 'Cancel',
  pleaseWait: 'One moment…',
  needsServer:
    'The server can’t be reached right now, and this needs it. Everything stays as it is on this device. Please try again once there is a connection.',
  signInFirst: 'Please sign in again first, then try once more.',

  resetText:
    'Tasks, steps, thoughts, events, wins, check-ins, your menu, preferences and what was deleted go, here and on your other devices. You stay signed in and start again.',
  resetUnsent: (count: number) =>
    count === 1
      ? 'One change has not reached the server yet. It goes too.'
      : `${count} changes have not reached the server yet. They go too.`,
  resetConfirm: "Please type 'RESET' to confirm",
  resetDone: 'Account Reset Successfully',
  resetBroke: 'Failed to reset account. Please try again.',

  removeText: 'The account, everything you wrote and the sign-ins on all your devices go, for good.',
  removeUnsent: (count: number) =>
    count === 1
      ? 'One change has not reached the server yet. A copy holds it too.'
      : `${count} changes have not reached the server yet. A copy holds them too.`,
  removeTextLater: (days: string) =>
    `If you delete it, all your devices are signed out. For ${days} you can sign in and keep it; then it is gone.`,
  removeUnsentLater: (count: number) =>
    count === 1
      ? 'One change has not reached the server yet. Keeping the account would not bring it back; a copy holds it too.'
      : `${count} changes have not reached the server yet. Keeping the account would not bring them back; a copy holds them too.`,
  removeConfirm: "Please type 'DELETE' to confirm",
  password: 'Password',
  passwordMissing: 'Please enter your password.',
  removeDone:
    'Account Deletion Requested. Your account deletion request has been processed. You will be redirected to the home page.',
  removeDoneLater: (day: string) =>
    `Your account will be deleted on ${day}. Until then you can sign in and keep it.`,
  removeBroke: 'Failed to delete account. Please contact support.',
} as const
