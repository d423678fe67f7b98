import { useState } from 'react'
import { forgetLeftBehind } from '../../session/left-behind.ts'
import { type Session, writeSession } from '../../session/session-store.ts'
import { signOut } from '../../session/sign-out.ts'
import { showToast } from '../../ui/toast/toast.ts'
import type { Confirmed } from './confirm.ts'
import { ConfirmForm } from './confirm-form.tsx'
import { LinkOver } from './link-over.tsx'
import { OtherAccount } from './other-account.tsx'
import { words } from './words.ts'

export interface ConfirmPartProps {
  readonly token: string
  readonly session: Session
  readonly passwordMinLength: number
  /** Keeps the link for this tab: signing out takes everything that was kept. */
  readonly keepLink: () => void
  /** The link is done with; `said` is for the page of signing in, where this leads there. */
  readonly onDone: (said?: string) => void
}

/** What a link to confirm an address leads to. Opening it, and looking at it, changes nothing. */
export function ConfirmPart({ token, session, passwordMinLength, keepLink, onDone }: ConfirmPartProps) {
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
    if (ending.kind === 'other-account') return setOtherAccount(true)
    if (ending.kind === 'already') {
      if (signedInAs) showToast({ tone: 'success', text: words.confirm.done })
      return onDone(words.confirm.already)
    }
    // Said where it outlives this page: the session leads away from it.
    showToast({ tone: 'success', text: words.confirm.done })
    forgetLeftBehind()
    writeSession(ending.session)
    onDone()
  }

  // Who is confirmed has no link that waits: this one is somebody else's, or was used.
  if (signedInAs && (signedInAs.emailVerified || isOtherAccount)) {
    return <OtherAccount email={signedInAs.email} onStay={() => onDone()} onSignOut={() => void leave()} />
  }
  if (isOver) return <LinkOver email={signedInAs?.email ?? ''} onBack={() => onDone()} />
  return (
    <ConfirmForm token={token} passwordMinLength={passwordMinLength} onEnd={end} onBack={() => onDone()} />
  )
}
