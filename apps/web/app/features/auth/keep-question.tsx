import { useCallback, useEffect, useRef, useState } from 'react'
import { deletionDay } from '@glimmer/domain/days/deletion-day'
import { keepAccount, lookAtKeepLink, takeKeepLink } from '../../session/keep-api.ts'
import { carryOutSignOut, markSignOut } from '../../session/pending-sign-out.ts'
import { readSession } from '../../session/session-store.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { arrive } from './arrive.ts'
import { AuthCard } from './auth-card.tsx'
import { AuthNotice, type Notice } from './auth-notice.tsx'
import { sessionOf } from './enter.ts'
import { keepWords as words } from './keep-words.ts'
import { refusalText } from './refusal-text.ts'

type OnDone = (notice?: Notice) => void

interface KeepAfterSignInProps {
  readonly dueAt: string
  readonly onDone: OnDone
}

/** Shown to who has signed in to an account that waits for its deletion. Keeping it lets them in. */
export function KeepAfterSignIn({ dueAt, onDone }: KeepAfterSignInProps) {
  async function keep(): Promise<Notice | null> {
    const answer = await keepAccount()
    if (answer.kind === 'ok') {
      const session = await sessionOf(answer.value.user)
      onDone()
      arrive(session, words.kept)
      return null
    }
    const notice: Notice = { tone: 'bad', text: answer.kind === 'refused' ? refusalText(answer) : words.away }
    // Somebody who took longer signs in again.
    if (answer.kind === 'refused' && answer.code === 'step_over') onDone(notice)
    return notice
  }

  function leave() {
    // So that nobody after them at this browser can answer in their place.
    markSignOut()
    void carryOutSignOut()
    onDone({ tone: 'good', text: words.left(deletionDay(dueAt)) })
  }

  return <Question dueAt={dueAt} onKeep={keep} onLeave={leave} />
}

interface KeepByLinkProps {
  readonly token: string
  readonly onDone: OnDone
}

/** Reached by the link of the letter: says when, and keeps the account once that is pressed. Signs nobody in. */
export function KeepByLink({ token, onDone }: KeepByLinkProps) {
  const [dueAt, setDueAt] = useState<string>()
  const [isAway, setAway] = useState(false)

  /** Says it on the sign-in page, or in a toast to who is signed in and led away from it. */
  const end = useCallback(
    (notice: Notice) => {
      const session = readSession()
      const isLedAway = session.kind === 'account' && !session.expired
      if (isLedAway) showToast({ text: notice.text })
      onDone(isLedAway ? undefined : notice)
    },
    [onDone],
  )

  const hear = useCallback(
    (answer: Awaited<ReturnType<typeof lookAtKeepLink>>) => {
      setAway(answer.kind === 'unreachable')
      if (answer.kind === 'ok') setDueAt(answer.value.dueAt)
      if (answer.kind === 'refused') end({ tone: 'bad', text: refusalText(answer) })
    },
    [end],
  )

  useEffect(() => void lookAtKeepLink(token).then(hear), [token, hear])

  async function keep(): Promise<Notice | null> {
    const answer = await takeKeepLink(token)
    if (answer.kind === 'unreachable') return { tone: 'bad', text: words.away }
    const isKept = answer.kind === 'ok'
    end(isKept ? { tone: 'good', text: words.keptByLink } : { tone: 'bad', text: refusalText(answer) })
    return null
  }

  if (dueAt) {
    return (
      <Question
        dueAt={dueAt}
        onKeep={keep}
        onLeave={() => end({ tone: 'good', text: words.left(deletionDay(dueAt)) })}
      />
    )
  }
  return (
    <AuthCard title={words.lookTitle} subtitle={isAway ? '' : words.looking}>
      <p role="status" className="sr-only">
        {isAway ? '' : words.looking}
      </p>
      {isAway && (
        <>
          <AuthNotice notice={{ tone: 'bad', text: words.away }} />
          <Button variant="main" size="l" isWide onClick={() => void lookAtKeepLink(token).then(hear)}>
            {words.again}
          </Button>
        </>
      )}
    </AuthCard>
  )
}

interface QuestionProps {
  readonly dueAt: string
  /** Returns what stood in the way. */
  readonly onKeep: () => Promise<Notice | null>
  readonly onLeave: () => void
}

function Question({ dueAt, onKeep, onLeave }: QuestionProps) {
  const [notice, setNotice] = useState<Notice | null>(null)
  const [isBusy, setBusy] = useState(false)
  const keepButton = useRef<HTMLButtonElement>(null)

  // What was pressed before is gone.
  useEffect(() => keepButton.current?.focus(), [])

  async function keep() {
    setNotice(null)
    setBusy(true)
    const problem = await onKeep()
    setBusy(false)
    setNotice(problem)
  }

  return (
    <AuthCard title={words.title(deletionDay(dueAt))} subtitle={words.subtitle}>
      <AuthNotice notice={notice} />
      <div className="grid gap-3">
        <Button ref={keepButton} variant="main" size="l" isWide isBusy={isBusy} onClick={() => void keep()}>
          {words.keep}
        </Button>
        <Button size="l" isWide disabled={isBusy} onClick={onLeave}>
          {words.leave}
        </Button>
      </div>
    </AuthCard>
  )
}
