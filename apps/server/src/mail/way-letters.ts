import { type Letter, type WayChange, write } from './letters.ts'

const NOT_YOU =
  'If this was not you, somebody knows your password. Please choose a new one now, in the settings or with “Forgot ' +
  'password?”, and look under “Passkeys” and “One-time codes” that all there is yours.'

const SAID: Record<
  WayChange,
  { readonly subject: string; readonly happened: string; readonly notYou?: string }
> = {
  'passkey-added': {
    subject: 'A passkey was added to your Glimmer account',
    happened: 'A new passkey can open your Glimmer account from now on.',
    notYou:
      'If this was not you, please remove that passkey in the settings and choose a new password: a new password alone ' +
      'leaves passkeys as they are.',
  },
  'passkey-renamed': {
    subject: 'A passkey of your Glimmer account has a new name',
    happened: 'A passkey of your Glimmer account has a new name. It works as before.',
  },
  'passkey-removed': {
    subject: 'A passkey was removed from your Glimmer account',
    happened:
      'A passkey no longer opens your Glimmer account. Your password and your other passkeys work as before.',
  },
  'codes-on': {
    subject: 'One-time codes are on for your Glimmer account',
    happened:
      'Signing in with your password now also asks for a one-time code. Keep your recovery codes where you find them ' +
      'without your phone.',
  },
  'codes-off': {
    subject: 'One-time codes are off for your Glimmer account',
    happened:
      'Signing in with your password asks for no one-time code any more. Your recovery codes are void.',
  },
  'recovery-codes-made': {
    subject: 'New recovery codes for your Glimmer account',
    happened: 'New recovery codes were made for your Glimmer account. The old ones are void.',
  },
  'recovery-code-used': {
    subject: 'A recovery code was used for your Glimmer account',
    happened:
      'Somebody, most likely you, signed in to your Glimmer account with a recovery code. It is used up. You can make new ' +
      'ones in the settings.',
  },
  'codes-locked': {
    subject: 'Wrong codes for your Glimmer account',
    happened:
      'Somebody, perhaps you, gave your password and then five wrong codes. We look at no code for a while. Your recovery ' +
      'codes and passkeys work all the same.',
  },
}

/** Tells a person what changed in the ways into their account. It names no device: the mailbox may be read by others. */
export function wayLetter(kind: WayChange, to: string, link: string): Letter {
  const { subject, happened, notYou = NOT_YOU } = SAID[kind]
  return write(kind, to, link, {
    subject,
    before: [happened, notYou],
    button: 'Go to the settings',
    after: ['If it was you, there is nothing to do here.'],
  })
}

/** Sends such a letter without being waited for. */
export type SendWayLetter = (kind: WayChange, to: string) => void
