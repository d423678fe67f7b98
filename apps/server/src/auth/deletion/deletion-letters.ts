import type { Config } from '../../config.ts'
import { accountKeptLetter, accountWaitsLetter, deletionAskedLetter } from '../../mail/deletion-letters.ts'
import type { Letter } from '../../mail/letters.ts'
import type { createLetterPost } from '../letter-post.ts'
import { keepLink, settingsLink } from '../links.ts'
import { makeKeepToken } from './keep-token.ts'
import type { PendingDeletion } from './pending-deletion.ts'

interface Parts {
  readonly config: Config
  readonly secret: string
  readonly isMailEnabled: boolean
  readonly post: Pick<ReturnType<typeof createLetterPost>, 'send'>
}

/** The letters about an account that waits for its deletion. */
export function createDeletionLetters({ config, secret, isMailEnabled, post }: Parts) {
  const linkOf = (pending: PendingDeletion) => keepLink(config, makeKeepToken(pending, secret))
  const send = (kind: Letter['kind'], to: string, write: () => Letter) => {
    // Without mail it would stand in the log. Whoever signs in is asked all the same.
    if (isMailEnabled) post.send(kind, to, write)
  }
  return {
    sendAsked: (to: string, pending: PendingDeletion) =>
      send('deletion-asked', to, () => deletionAskedLetter(to, linkOf(pending), pending.dueAt)),

    sendKept: (to: string) => send('account-kept', to, () => accountKeptLetter(to, settingsLink(config))),

    /** What is sent to the address of such an account where somebody signs up with it. */
    writeWaits: (to: string, pending: PendingDeletion) =>
      accountWaitsLetter(to, linkOf(pending), pending.dueAt),
  }
}

export type DeletionLetters = ReturnType<typeof createDeletionLetters>
