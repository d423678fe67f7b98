/** Every sentence of the card "Storage". */
export const storageWords = {
  title: 'Storage',
  onDevice: 'On this device',
  nothing: 'Nothing of yours yet.',
  since: (day: string) => `The oldest task, thought or reward is from ${day}.`,
  size: (megabytes: string) => `Glimmer takes up about ${megabytes} MB here, with its own files.`,
  promised: 'This browser has promised to keep it.',
  notPromised:
    'This browser may clear it when space runs short. Using Glimmer often, or adding it to your home screen, makes that less likely.',
  onServer: 'On the server',
  guest: 'Nothing. Everything you write is on this device alone.',
  allSent: 'Everything on this device is there too.',
  waiting: 'Waiting to be sent, as soon as the server can be reached:',
  room: (used: string, quota: string) => `Your space on the server: ${used} of ${quota} MB used.`,
  roomGetsLow: 'It is nearly full. Everything still works.',
  roomIsFull: 'It is full. Everything new stays safe on this device, and is sent once there is space.',
  roomHelps:
    'Deleting what you no longer need makes space. The history of the last 30 days counts too, and clears by itself.',

  shared:
    'On a shared computer: Glimmer has no lock of its own. Whoever can use this browser can read what is kept here, so clear it when you leave.',
  clear: 'Clear this device',
  clearHintAccount:
    'Signs you out here and removes what is kept on this device. Your account keeps its copy. Choices about this browser, such as its colours, stay.',
  clearHintGuest: 'Removes everything you wrote. Choices about this browser, such as its colours, stay.',
  clearQuestion: 'Clear this device?',
  clearAccount: 'You are signed out here. Everything comes back when you sign in again.',
  clearUnsent: (count: number) =>
    count === 1
      ? 'One change has not reached the server yet. It goes for good.'
      : `${count} changes have not reached the server yet. They go for good.`,
  clearUnread:
    'This device cannot read what is saved on it right now. Changes that have not reached the server yet go for good.',
  clearGuest:
    'Without an account there is no other copy, so all of it goes for good. You can download everything first, under “Your data”.',
  cancel: 'Keep everything',
} as const
