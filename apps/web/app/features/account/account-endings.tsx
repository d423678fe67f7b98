import { type ReactNode, useId, useState } from 'react'
import type { AccountSession } from '../../session/session-store.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useWhenAsked } from '../../ui/use-when-asked.ts'
import { words } from './words.ts'

interface AccountEndingsProps {
  readonly account: AccountSession
  /** What else belongs to privacy and security, above. */
  readonly children?: ReactNode
}

/** The card with the two ways to end: everything in the account, or the account. Their dialogs come when asked for. */
export function AccountEndings({ account, children }: AccountEndingsProps) {
  const titleId = useId()
  const [asked, setAsked] = useState<'reset' | 'remove' | null>(null)
  const close = () => setAsked(null)
  const reset = useWhenAsked(
    asked === 'reset',
    () => import('./reset-dialog.tsx'),
    close,
    () => setAsked('reset'),
  )
  const remove = useWhenAsked(
    asked === 'remove',
    () => import('./delete-dialog.tsx'),
    close,
    () => setAsked('remove'),
  )

  return (
    <Card aria-labelledby={titleId} className="grid gap-4">
      <h2 id={titleId}>{words.title}</h2>
      {children}
      <Ending hint={words.resetHint} label={words.reset} onAsk={() => setAsked('reset')} />
      <Ending hint={words.removeHint} label={words.remove} onAsk={() => setAsked('remove')} />
      {reset && <reset.ResetDialog isOpen={asked === 'reset'} onClose={close} />}
      {remove && <remove.DeleteDialog account={account} isOpen={asked === 'remove'} onClose={close} />}
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
