import type { CalendarAccounts, ConnectedAccount } from '@glimmer/api/connected-calendars'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { disconnectCalendars } from '../../../session/connected-calendars-api.ts'
import type { Answer } from '../../../session/request.ts'
import { Button } from '../../../ui/button.tsx'
import { focusPage } from '../../../ui/focus.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { words } from './words.ts'

export interface AccountQuestionProps {
  readonly owner: string
  readonly account: ConnectedAccount
  readonly carryOut: (request: Promise<Answer<CalendarAccounts>>) => Promise<boolean>
  readonly isBusy: boolean
}

interface DisconnectQuestionProps extends AccountQuestionProps {
  readonly onStay: () => void
}

/** Asks in the account's card what becomes of the copies of its events. Nothing happens before an answer. */
export function DisconnectQuestion({ owner, account, carryOut, isBusy, onStay }: DisconnectQuestionProps) {
  const { id, label } = account
  const titleId = useId()
  const question = useRef<HTMLDivElement>(null)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isBusy) onStay()
  })
  useEffect(() => {
    const asked = question.current
    const listen = (event: KeyboardEvent) => onKey(event)
    asked?.focus()
    asked?.addEventListener('keydown', listen)
    return () => asked?.removeEventListener('keydown', listen)
  }, [])

  async function disconnect(copies: 'keep' | 'remove') {
    if (!(await carryOut(disconnectCalendars(owner, id, copies)))) return
    const say = copies === 'keep' ? words.disconnectedKept : words.disconnectedRemoved
    showToast({ tone: 'success', text: say(label) })
    // The card is gone.
    focusPage()
  }

  return (
    <div
      ref={question}
      role="group"
      tabIndex={-1}
      aria-labelledby={titleId}
      className="bg-sunken rounded-m stack-3 p-4"
    >
      <div className="stack-1">
        <h4 id={titleId}>{words.disconnectTitle}</h4>
        <p>{words.disconnectText}</p>
      </div>
      <div className="cluster-2">
        <Button isBusy={isBusy} onClick={() => void disconnect('keep')}>
          {words.keepCopies}
        </Button>
        <Button isBusy={isBusy} onClick={() => void disconnect('remove')}>
          {words.removeCopies}
        </Button>
        <Button variant="plain" disabled={isBusy} onClick={onStay}>
          {words.stayConnected}
        </Button>
      </div>
    </div>
  )
}
