import type { AccountSession } from '../../session/session-store.ts'
import { defineDialog } from '../../ui/dialogs/define-dialog.ts'
import { dialogs } from '../../ui/dialogs/dialogs.ts'
import { cardWords } from './card-words.ts'
import { HintedButton } from '../../ui/hinted-button.tsx'

const passkeysDialog = defineDialog(async () => (await import('./passkeys-dialog.tsx')).PasskeysDialog)
const codesDialog = defineDialog(async () => (await import('./codes-dialog.tsx')).CodesDialog)

/** The ways in beside the password. Their dialogs load when they open. */
export function SignInWays({ account }: { readonly account: AccountSession }) {
  return (
    <>
      <HintedButton
        hint={cardWords.passkeysHint}
        label={cardWords.passkeys}
        onClick={() => void dialogs.open(passkeysDialog, { account })}
      />
      <HintedButton
        hint={cardWords.codesHint}
        label={cardWords.codes}
        onClick={() => void dialogs.open(codesDialog, { account })}
      />
    </>
  )
}
