import { type ReactNode, useId } from 'react'
import type { AccountSession } from '../../session/session-store.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { defineDialog } from '../../ui/dialogs/define-dialog.ts'
import { dialogs } from '../../ui/dialogs/dialogs.ts'
import { words } from './words.ts'

const resetDialog = defineDialog(async () => (await import('./reset-dialog.tsx')).ResetDialog)
const deleteDialog = defineDialog(async () => (await import('./delete-dialog.tsx')).DeleteDialog)

interface AccountEndingsProps {
  readonly account: AccountSession
  /** Other settings of the card, shown above. */
  readonly children?: ReactNode
}

/** The card with the two ways to end: reset the account, or delete it. Their dialogs load when they open. */
export function AccountEndings({ account, children }: AccountEndingsProps) {
  const titleId = useId()
  return (
    <Card aria-labelledby={titleId} className="grid gap-4">
      <h2 id={titleId}>{words.title}</h2>
      {children}
      <Ending hint={words.resetHint} label={words.reset} onAsk={() => void dialogs.open(resetDialog, {})} />
      <Ending
        hint={words.removeHint}
        label={words.remove}
        onAsk={() => void dialogs.open(deleteDialog, { account })}
      />
    </Card>
  )
}

interface EndingProps {
  readonly label: string
  readonly hint: string
  readonly onAsk: () => void
}

function Ending({ label, hint, onAsk }: EndingProps) {
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
