import { useEffect, useRef } from 'react'
import { ARRIVAL_TOAST } from '../../session/guest-seen-to.ts'
import { forgetAskedPage } from '../../session/kept-asked-page.ts'
import { forgetLeftBehind } from '../../session/left-behind.ts'
import { finishOpenId } from '../../session/open-id-api.ts'
import { readSession, writeSession } from '../../session/session-store.ts'
import { leaveDevice } from '../../session/sign-out.ts'
import { leaveForPage } from '../../ui/toast/leave-for-page.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { AuthCard } from './auth-card.tsx'
import type { Notice } from './auth-notice.tsx'
import { prepareGuestMove, sessionOf } from './enter.ts'
import { words } from './open-id-words.ts'
import { refusalText } from './refusal-text.ts'
import { words as authWords } from './words.ts'

interface OpenIdArrivingProps {
  readonly answer: string
  readonly onDone: (notice?: Notice) => void
  /** Called where a code is awaited until then. */
  readonly onCode: (endsAt: string) => void
}

/** Shown until the server has said what comes of it. */
export function OpenIdArriving({ answer, onDone, onCode }: OpenIdArrivingProps) {
  const hasBegun = useRef(false)

  useEffect(() => {
    // Once: the server takes it once.
    if (hasBegun.current) return
    hasBegun.current = true
    void settle(answer, onCode).then((problem) => {
      if (problem === 'code') return
      if (problem === null) return onDone()
      const session = readSession()
      // Who is signed in is led away from this page, so that only a message is seen.
      if (session.kind === 'account' && !session.expired) {
        showToast({ text: problem.text })
        return onDone()
      }
      onDone(problem)
    })
  }, [answer, onDone, onCode])

  return (
    <AuthCard title={words.arriving.title} subtitle={words.arriving.subtitle}>
      <p role="status" className="sr-only">
        {words.arriving.subtitle}
      </p>
    </AuthCard>
  )
}

/** Has the server settle it. Returns what there is to say where nobody came in, or `code` where one is awaited. */
async function settle(
  answer: string,
  onCode: OpenIdArrivingProps['onCode'],
): Promise<Notice | 'code' | null> {
  const finished = await finishOpenId(answer)
  if (finished.kind === 'unreachable') return { tone: 'bad', text: words.cameBackOffline }
  if (finished.kind === 'refused') {
    // Who chose to turn back has made no mistake.
    const tone = finished.code === 'open_id_cancelled' ? 'good' : 'bad'
    return { tone, text: refusalText(finished) }
  }
  const { value } = finished
  if (value.status === 'code_needed') {
    onCode(value.endsAt)
    return 'code'
  }
  if (value.status === 'account_deleted') {
    forgetAskedPage()
    showToast({ tone: 'success', text: words.deleted })
    leaveDevice(value.owner, '/')
    leaveForPage('/')
    return null
  }
  if (value.isNew) {
    // Where its code cannot be loaded, a guest is asked whether to bring their things: nothing is lost.
    const expectGuestThings = await prepareGuestMove()
    await expectGuestThings?.(value.user.email)
  }
  const session = await sessionOf(value.user)
  showToast({
    kind: ARRIVAL_TOAST,
    tone: 'success',
    text: value.isNew ? authWords.signUp.successReady : authWords.signIn.success,
  })
  forgetLeftBehind()
  writeSession(session)
  return null
}
