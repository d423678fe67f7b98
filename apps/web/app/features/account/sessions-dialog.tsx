import type { OpenSession, OpenSessions } from '@glimmer/api/open-sessions'
import { dateText } from '@glimmer/domain/days/date-text'
import { dayOf } from '@glimmer/domain/days/own-day'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useDayStart } from '../../data/preferences/use-today.ts'
import { endOtherSessions, endSession, fetchSessions } from '../../session/account-api.ts'
import type { Answer } from '../../session/request.ts'
import type { AccountSession } from '../../session/session-store.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { confirm } from '../../ui/confirm/confirm.ts'
import { Dialog } from '../../ui/dialog.tsx'
import type { DialogControl } from '../../ui/dialogs/define-dialog.ts'
import { words } from './session-words.ts'

interface SessionsDialogProps extends DialogControl {
  readonly account: AccountSession
}

/** Lists where the account is signed in, and ends what the person no longer wants. */
export function SessionsDialog({ account: { owner }, close }: SessionsDialogProps) {
  const [open, setOpen] = useState<OpenSessions | null>(null)
  const [note, setNote] = useState('')
  const [isBusy, setBusy] = useState(true)
  const doneButton = useRef<HTMLButtonElement>(null)
  const others = open?.sessions.filter(({ isCurrent }) => !isCurrent).length ?? 0

  /** Shows the list, or says why there is none. */
  const show = useCallback((answer: Answer<OpenSessions>, said = '') => {
    setBusy(false)
    setNote(answer.kind === 'ok' ? said : problemOf(answer))
    if (answer.kind === 'ok') setOpen(answer.value)
  }, [])

  useEffect(() => {
    void fetchSessions(owner).then((answer) => show(answer))
  }, [owner, show])

  async function ask(asked: Promise<Answer<OpenSessions>>, said?: string) {
    setBusy(true)
    setNote('')
    const answer = await asked
    show(answer, said)
    // The button that was pressed may be gone.
    if (answer.kind === 'ok') doneButton.current?.focus()
  }

  async function end(session: OpenSession) {
    const device = words.device(session)
    const question = { title: words.endQuestion(device), body: words.endBody, action: words.end }
    if (!(await confirm({ ...question, tone: 'danger' }))) return
    await ask(endSession(owner, session.id), words.ended(device))
  }

  async function endOthers() {
    const question = { title: words.endOthersQuestion, body: words.endOthersBody, action: words.end }
    if (!(await confirm({ ...question, tone: 'danger' }))) return
    await ask(endOtherSessions(owner), words.endedOthers)
  }

  return (
    <Dialog
      title={words.title}
      description={words.description}
      initialFocus={doneButton}
      actions={
        <>
          {others > 0 && (
            <Button isBusy={isBusy} onClick={() => void endOthers()}>
              {words.endOthers}
            </Button>
          )}
          {!open && !isBusy && <Button onClick={() => void ask(fetchSessions(owner))}>{words.again}</Button>}
          <Button ref={doneButton} variant="main" onClick={() => close()}>
            {words.done}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {open && (
          <ul className="grid gap-3">
            {open.sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isBusy={isBusy}
                onEnd={() => void end(session)}
              />
            ))}
          </ul>
        )}
        {open?.hasMore && <p className="text-s">{words.more}</p>}
        {open && others === 0 && note !== words.endedOthers && <p>{words.onlyThis}</p>}
        <p role="status" className="font-medium empty:hidden">
          {!open && isBusy ? words.looking : note}
        </p>
      </div>
    </Dialog>
  )
}

interface SessionRowProps {
  readonly session: OpenSession
  readonly isBusy: boolean
  readonly onEnd: () => void
}

function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const dayStart = useDayStart()
  const dayText = (instant: string) => dateText(dayOf(new Date(instant), dayStart), 'dayAndYear')
  const device = words.device(session)
  const { since, lastSeen, isCurrent } = session
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line pb-3 not-last:border-b last:pb-0">
      <div className="grid min-w-48 flex-1 gap-1">
        <p className="font-medium flex flex-wrap items-center gap-2">
          {device}
          {isCurrent && <Badge tone="moss">{words.thisDevice}</Badge>}
        </p>
        <p className="text-s text-ink-soft">
          {isCurrent ? words.since(dayText(since)) : words.sinceAndSeen(dayText(since), dayText(lastSeen))}
        </p>
      </div>
      {!isCurrent && (
        <Button isBusy={isBusy} aria-label={words.endDevice(device)} onClick={onEnd}>
          {words.end}
        </Button>
      )}
    </li>
  )
}

function problemOf(answer: Exclude<Answer<unknown>, { kind: 'ok' }>): string {
  if (answer.kind === 'unreachable') return words.away
  if (answer.status === 401) return words.signInFirst
  return answer.status < 500 && answer.message !== null ? answer.message : words.broke
}
