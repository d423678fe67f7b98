/** What is told rarely, of things on the device and on the server. */
export const noticeWords = {
  damaged: (count: number) =>
    count === 1
      ? 'One thing kept on this device was damaged. It is set aside, and the rest works.'
      : `${count} things kept on this device were damaged. They are set aside, and the rest works.`,
  damagedSave: 'Save a copy',

  divergedTitle: 'The server has an older copy',
  divergedText:
    'It seems to have been restored from a backup. Everything you have here is kept. What should happen?',
  divergedSend: 'Send mine to the server',
  divergedTake: "Use the server's copy",
  divergedTakeQuestion: "Use the server's copy?",
  divergedTakeText:
    'Anything that is only on this device goes to Recently deleted, where it stays for 30 days.',

  waitsTitle: (day: string) => `This account will be deleted on ${day}`,
  waitsText:
    'Somebody who was signed in to it asked for that, most likely you. Sign in to keep it; then what you wrote here is sent, too. If it may go, you can save a copy.',
  waitsSignIn: 'Sign in to keep it',
  waitsClearText:
    'This deletes everything in this account from this device. What reached the server stays there until the account is deleted.',

  goneTitle: 'This account is no longer on the server',
  goneText:
    'It was probably deleted on another device. What you see here is only on this device now. Save a copy if you want to keep it; you can import it again, with another account or without one.',
  goneClear: 'Clear this device',
  goneClearQuestion: 'Clear this device?',
  goneClearText:
    'This deletes everything in this account from this device, for good. The server has no copy.',

  setAside: (what: string) => `One change could not be kept${what}. It is under Recently deleted.`,
  setAsideSeveral: (count: number) =>
    `${count} changes could not be kept as they were. They are under Recently deleted.`,
  setAsideGone: (what: string) =>
    `What it belonged to was deleted on another device, so a change${what} is under Recently deleted.`,
  setAsideOverruled: (what: string) =>
    `Changed on two devices: the newer words stay, the others${what} are under Recently deleted.`,
  setAsideCalendar: (what: string) =>
    `Changed here and in the other calendar: it stays as it is there, and your version${what} is under Recently deleted.`,
  setAsideReset: (what: string) =>
    `The account was emptied on another device, so a change${what} is under Recently deleted.`,
} as const
