import { useId } from 'react'
import type { AccountSession } from '../../session/session-store.ts'
import { Card } from '../../ui/card.tsx'
import { defineDialog } from '../../ui/dialogs/define-dialog.ts'
import { dialogs } from '../../ui/dialogs/dialogs.ts'
import { cardWords } from './card-words.ts'
import { useGraceDays } from './grace-days.ts'
import { HintedButton } from '../../ui/hinted-button.tsx'
import { SignInWays } from './sign-in-ways.tsx'
import { useWaysIn } from './use-ways-in.ts'
import { words } from './words.ts'

const passwordDialog = defineDialog(
  async () => (await import('./change-password-dialog.tsx')).ChangePasswordDialog,
)
const emailDialog = defineDialog(async () => (await import('./change-email-dialog.tsx')).ChangeEmailDialog)
const sessionsDialog = defineDialog(async () => (await import('./sessions-dialog.tsx')).SessionsDialog)
const resetDialog = defineDialog(async () => (await import('./reset-dialog.tsx')).ResetDialog)
const deleteWithOpenIdDialog = defineDialog(
  async () => (await import('./delete-with-open-id-dialog.tsx')).DeleteWithOpenIdDialog,
)
const deleteDialog = defineDialog(async () => (await import('./delete-dialog.tsx')).DeleteDialog)

/** The card of the account: its password and address, the other ways in, where it is signed in, and the two ways to end, reset and delete. Its dialogs load when they open. */
export function AccountCard({ account }: { readonly account: AccountSession }) {
  const titleId = useId()
  const { ways, find } = useWaysIn(account.owner)
  const days = useGraceDays()

  async function askToDelete() {
    const found = await find()
    if (!found || found.hasPassword) return dialogs.open(deleteDialog, { account })
    return dialogs.open(deleteWithOpenIdDialog, { account, openIdName: found.openIdName })
  }
  return (
    <Card aria-labelledby={titleId} className="grid gap-4">
      <h2 id={titleId}>{cardWords.title}</h2>
      {ways?.hasOpenId && <ways.part.OpenIdWay name={ways.openIdName} />}
      {ways && !ways.hasPassword ? (
        <ways.part.SetPassword account={account} />
      ) : (
        <>
          <HintedButton
            hint={cardWords.passwordHint}
            label={cardWords.changePassword}
            onClick={() => void dialogs.open(passwordDialog, { account })}
          />
          <HintedButton
            hint={cardWords.emailHint(account.email)}
            label={cardWords.changeEmail}
            onClick={() => void dialogs.open(emailDialog, { account })}
          />
          <SignInWays account={account} />
        </>
      )}
      <HintedButton
        hint={cardWords.sessionsHint}
        label={cardWords.sessions}
        onClick={() => void dialogs.open(sessionsDialog, { account })}
      />
      <HintedButton
        hint={cardWords.resetHint}
        label={words.reset}
        onClick={() => void dialogs.open(resetDialog, {})}
      />
      <HintedButton
        hint={days === null ? cardWords.removeHint : cardWords.removeHintLater(days)}
        label={words.remove}
        onClick={() => void askToDelete()}
      />
    </Card>
  )
}
