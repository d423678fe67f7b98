import { useEffect, useRef } from 'react'
import { deletionDay } from '@glimmer/domain/days/deletion-day'
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
import { type HalfWay, prepareGuestMove, sessionOf } from './enter.ts'
import { words } from './open-id-words.ts'
import { refusalText } from './refusal-text.ts'
import { words as authWords } from './words.ts'

interface OpenIdArrivingProps {
  readonly answer: string
  readonly onDone: (notice?: Notice) => void
  readonly onHalfWay: (half: HalfWay) => void
}

/** Shown until the server has said what comes of it. */
export function OpenIdArriving({ answer, onDone, onHalfWay }: OpenIdArrivingProps) {
  const hasBegun = useRef(false)

  useEffect(() => {
    // Once: the server takes it once.
    if (hasBegun.current) return
    hasBegun.current = true
    void settle(answer, onHalfWay).then((problem) => {
      if (problem === 'half-way') return
      if (problem === null) return onDone()
      const session = readSession()
      // Who is signed in is led away from this page, so that only a message is seen.
      if (session.kind === 'account' && !session.expired) {
        showToast({ text: problem.text })
        return onDone()
      }
      onDone(problem)
    })
  }, [answer, onDone, onHalfWay])

  return (
    <AuthCard title={words.arriving.title} subtitle={words.arriving.subtitle}>
      <p role="status" className="sr-only">
        {words.arriving.subtitle}
      </p>
    </AuthCard>
  )
}

/** Has the server settle it. Returns what there is to say where nobody came in, or `half-way` where one more thing is asked. */
async function settle(
  answer: string,
  onHalfWay: OpenIdArrivingProps['onHalfWay'],
): Promise<Notice | 'half-way' | null> {
  const finished = await finishOpenId(answer)
  if (finished.kind === 'unreachable') return { tone: 'bad', text: words.cameBackOffline }
  if (finished.kind === 'refused') {
    // Who chose to turn back has made no mistake.
    const tone = finished.code === 'open_id_cancelled' ? 'good' : 'bad'
    return { tone, text: refusalText(finished) }
  }
  const { value } = finished
  if (value.status === 'code_needed' || value.status === 'deletion_pending') {
    onHalfWay(value)
    return 'half-way'
  }
  if (value.status === 'account_deleted' || value.status === 'deletion_asked') {
    forgetAskedPage()
    const text = value.status === 'deletion_asked' ? words.waits(deletionDay(value.dueAt)) : words.deleted
    showToast({ tone: 'success', text })
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
