import type { CalendarAccounts } from '@glimmer/api/connected-calendars'
import { type ReactNode, useRef, useState } from 'react'
import type { Answer } from '../../../session/request.ts'
import { Button } from '../../../ui/button.tsx'
import { focusFirstGap } from '../../../ui/focus-first-gap.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import type { Accounts } from './use-accounts.ts'
import { words } from './words.ts'

export interface WayProps {
  readonly owner: string
  readonly accounts: Accounts
}

interface ConnectFormProps extends Pick<WayProps, 'accounts'> {
  /** Whether every field has something in it. */
  readonly isFilled: boolean
  readonly send: () => Promise<Answer<CalendarAccounts>>
  /** Called once it is connected. */
  readonly onDone: () => void
  /** Draws the fields; what is missing is said at a field once it was asked. */
  readonly children: (isAsked: boolean) => ReactNode
}

/** A short form that connects calendars. What is wrong is said below it, with what to do. */
export function ConnectForm({ accounts, isFilled, send, onDone, children }: ConnectFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  async function submit() {
    if (isBusy) return
    setAsked(true)
    setProblem('')
    if (!isFilled) return focusFirstGap(form.current)
    const before = new Set(accounts.known?.accounts.map(({ id }) => id))
    setBusy(true)
    const answer = await send()
    setBusy(false)
    const found = accounts.take(answer)
    setProblem(found)
    if (answer.kind !== 'ok') return
    setAsked(false)
    onDone()
    const added = answer.value.accounts.find(({ id }) => !before.has(id))
    showToast({ tone: 'success', text: added ? words.connected(added.label) : words.connectedAgain })
  }

  return (
    <form
      ref={form}
      noValidate
      className="stack-4"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {children(isAsked)}
      <p role="alert" className="ui-note empty:hidden">
        {problem}
      </p>
      <Button variant="main" type="submit" className="justify-self-start" isBusy={isBusy}>
        {isBusy ? words.connecting : words.connect}
      </Button>
    </form>
  )
}
