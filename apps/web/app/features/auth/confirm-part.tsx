import { useState } from 'react'
import { forgetLeftBehind } from '../../session/left-behind.ts'
import { type Session, writeSession } from '../../session/session-store.ts'
import { signOut } from '../../session/sign-out.ts'
import { showToast } from '../../ui/toast/toast.ts'
import type { Confirmed } from './confirm.ts'
import { ConfirmForm } from './confirm-form.tsx'
import type { HalfWay } from './enter.ts'
import { LinkOver } from './link-over.tsx'
import { OtherAccount } from './other-account.tsx'
import { words } from './words.ts'

export interface ConfirmPartProps {
  readonly token: string
  readonly session: Session
  readonly passwordMinLength: number
  /** Keeps the link for this tab: signing out takes everything that was kept. */
  readonly keepLink: () => void
  /** Called where the address is confirmed and one more thing is asked. */
  readonly onHalfWay: (half: HalfWay) => void
  /** Called when nothing is left to do with the link. `said` is shown on the sign-in page, where this leads there. */
  readonly onDone: (said?: string) => void
}

/** Shown for a link that confirms an address. Opening the link changes nothing by itself. */
export function ConfirmPart({
  token,
  session,
  passwordMinLength,
  keepLink,
  onHalfWay,
  onDone,
}: ConfirmPartProps) {
  const [isOver, setOver] = useState(false)
  const [isOtherAccount, setOtherAccount] = useState(false)
  const signedInAs = session.kind === 'account' && !session.expired ? session : null

  async function leave() {
    if (!(await signOut())) return
    keepLink()
    setOtherAccount(false)
  }

  function end(ending: Exclude<Confirmed, { kind: 'refused' }>) {
    if (ending.kind === 'over') return setOver(true)
    if (ending.kind === 'half-way') return onHalfWay(ending.half)
    if (ending.kind === 'other-account') return setOtherAccount(true)
    if (ending.kind === 'already') {
      if (signedInAs) showToast({ tone: 'success', text: words.confirm.done })
      return onDone(words.confirm.already)
    }
    // In a toast, as signing in leads away from this page.
    showToast({ tone: 'success', text: words.confirm.done })
    forgetLeftBehind()
    writeSession(ending.session)
    onDone()
  }

  // A confirmed account has no open link: this one was used, or belongs to another account.
  if (signedInAs && (signedInAs.emailVerified || isOtherAccount)) {
    return <OtherAccount email={signedInAs.email} onStay={() => onDone()} onSignOut={() => void leave()} />
  }
  if (isOver) return <LinkOver email={signedInAs?.email ?? ''} onBack={() => onDone()} />
  return (
    <ConfirmForm token={token} passwordMinLength={passwordMinLength} onEnd={end} onBack={() => onDone()} />
  )
}
