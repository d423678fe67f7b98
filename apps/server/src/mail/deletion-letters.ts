import { deletionDay } from '@glimmer/domain/days/deletion-day'
import { type Letter, write } from './letters.ts'

/** Sent where somebody deletes their account and can take it back for some days. Its link leads to the page that asks. */
export function deletionAskedLetter(to: string, link: string, dueAt: string): Letter {
  return write('deletion-asked', to, link, {
    subject: 'Your Glimmer account will be deleted',
    before: [
      `You asked to delete your Glimmer account. It will be deleted on ${deletionDay(dueAt)}, with everything in it. Until then ` +
        'nothing in it is touched, and all your devices are signed out.',
      'If you would like to keep it, open this link and press “Keep my account”, or sign in as usual.',
    ],
    button: 'Keep my account',
    after: [
      'If you want it to go, there is nothing to do.',
      'If this was not you, please keep the account and choose a new password with “Forgot password?”: somebody knows yours.',
    ],
  })
}

/** Sent where the account is kept after all. */
export function accountKeptLetter(to: string, link: string): Letter {
  return write('account-kept', to, link, {
    subject: 'Your Glimmer account stays',
    before: [
      'Your Glimmer account will not be deleted: somebody, most likely you, chose to keep it. Everything in it is where it was.',
    ],
    button: 'Open Glimmer',
    after: [
      'If it was you, there is nothing to do here.',
      'If this was not you, sign in and choose a new password. You can delete the account again in the settings.',
    ],
  })
}

/** Sent when somebody signs up with the address of an account that waits for its deletion: the page must not say so, the mail may. */
export function accountWaitsLetter(to: string, link: string, dueAt: string): Letter {
  return write('account-exists', to, link, {
    subject: 'You still have a Glimmer account',
    before: [
      'Somebody, most likely you, tried to sign up with this address. Its account is still there: it will be deleted on ' +
        `${deletionDay(dueAt)}. Until then you can keep it.`,
    ],
    button: 'Keep my account',
    after: [
      'You can keep it and carry on where you were. Or wait until it is gone: a few days after that date, this address is ' +
        'free for a new one.',
      'If this was not you, you don’t need to do anything. Your account is as it was.',
    ],
  })
}
