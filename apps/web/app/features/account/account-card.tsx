import { useId } from 'react'
import type { AccountSession } from '../../session/session-store.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { defineDialog } from '../../ui/dialogs/define-dialog.ts'
import { dialogs } from '../../ui/dialogs/dialogs.ts'
import { cardWords } from './card-words.ts'
import { words } from './words.ts'

const passwordDialog = defineDialog(
  async () => (await import('./change-password-dialog.tsx')).ChangePasswordDialog,
)
const emailDialog = defineDialog(async () => (await import('./change-email-dialog.tsx')).ChangeEmailDialog)
const sessionsDialog = defineDialog(async () => (await import('./sessions-dialog.tsx')).SessionsDialog)
const resetDialog = defineDialog(async () => (await import('./reset-dialog.tsx')).ResetDialog)
const deleteDialog = defineDialog(async () => (await import('./delete-dialog.tsx')).DeleteDialog)

/** The card of the account: its password and address, where it is signed in, and the two ways to end, reset and delete. Its dialogs load when they open. */
export function AccountCard({ account }: { readonly account: AccountSession }) {
  const titleId = useId()
  return (
    <Card aria-labelledby={titleId} className="grid gap-4">
      <h2 id={titleId}>{cardWords.title}</h2>
      <Choice
        hint={cardWords.passwordHint}
        label={cardWords.changePassword}
        onAsk={() => void dialogs.open(passwordDialog, { account })}
      />
      <Choice
        hint={cardWords.emailHint(account.email)}
        label={cardWords.changeEmail}
        onAsk={() => void dialogs.open(emailDialog, { account })}
      />
      <Choice
        hint={cardWords.sessionsHint}
        label={cardWords.sessions}
        onAsk={() => void dialogs.open(sessionsDialog, { account })}
      />
      <Choice
        hint={cardWords.resetHint}
        label={words.reset}
        onAsk={() => void dialogs.open(resetDialog, {})}
      />
      <Choice
        hint={cardWords.removeHint}
        label={words.remove}
        onAsk={() => void dialogs.open(deleteDialog, { account })}
      />
    </Card>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly hint: string
  readonly onAsk: () => void
}

function Choice({ label, hint, onAsk }: ChoiceProps) {
  const hintId = useId()
  return (
    <div className="grid justify-items-start gap-1">
      <Button aria-describedby={hintId} onClick={onAsk}>
        {label}
      </Button>
      <p id={hintId} className="text-s text-ink-soft">
        {hint}
      </p>
    </div>
  )
}
