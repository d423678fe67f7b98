import type { AccountSession } from '../../session/session-store.ts'
import { defineDialog } from '../../ui/dialogs/define-dialog.ts'
import { dialogs } from '../../ui/dialogs/dialogs.ts'
import { cardWords } from './card-words.ts'
import { Choice } from './choice.tsx'

const passkeysDialog = defineDialog(async () => (await import('./passkeys-dialog.tsx')).PasskeysDialog)
const codesDialog = defineDialog(async () => (await import('./codes-dialog.tsx')).CodesDialog)

/** The ways in beside the password. Their dialogs load when they open. */
export function SignInWays({ account }: { readonly account: AccountSession }) {
  return (
    <>
      <Choice
        hint={cardWords.passkeysHint}
        label={cardWords.passkeys}
        onAsk={() => void dialogs.open(passkeysDialog, { account })}
      />
      <Choice
        hint={cardWords.codesHint}
        label={cardWords.codes}
        onAsk={() => void dialogs.open(codesDialog, { account })}
      />
    </>
  )
}
