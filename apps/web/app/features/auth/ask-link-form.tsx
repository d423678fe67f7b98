import { useRef, useState } from 'react'
import type { Answer } from '../../session/request.ts'
import { Button } from '../../ui/button.tsx'
import { AuthCard } from './auth-card.tsx'
import { AuthNotice, type Notice } from './auth-notice.tsx'
import { checkEmail } from './check-fields.ts'
import { EmailField } from './email-field.tsx'
import { refusalText } from './refusal-text.ts'
import { words } from './words.ts'

export interface AskLinkFormProps {
  readonly title: string
  readonly subtitle: string
  readonly submit: string
  /** Shown once the server has taken the request. */
  readonly sent: string
  readonly askOperator: string
  readonly email: string
  /** False where the server sends no mail: then only the way back is shown. */
  readonly canAsk: boolean
  readonly ask: (email: string) => Promise<Answer<{ readonly status: 'check_email' | 'ask_operator' }>>
  readonly onBack: () => void
}

/** Asks for a link to be sent to an address: for a new password, or to confirm it. */
export function AskLinkForm(props: AskLinkFormProps) {
  const [email, setEmail] = useState(props.email)
  const [error, setError] = useState<string>()
  const [notice, setNotice] = useState<Notice | null>(null)
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  async function submit() {
    const wrong = checkEmail(email)
    setError(wrong)
    if (wrong) return field.current?.focus()
    setBusy(true)
    const answer = await props.ask(email.trim())
    setBusy(false)
    if (answer.kind !== 'ok') return setNotice({ tone: 'bad', text: refusalText(answer) })
    const text = answer.value.status === 'check_email' ? props.sent : props.askOperator
    setNotice({ tone: 'good', text })
  }

  return (
    <AuthCard title={props.title} subtitle={props.subtitle}>
      <AuthNotice notice={notice} />
      {props.canAsk && (
        <form
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            if (!isBusy) void submit()
          }}
        >
          <EmailField ref={field} value={email} error={error} onChange={setEmail} />
          <Button type="submit" variant="main" size="l" isWide isBusy={isBusy}>
            {isBusy ? words.pleaseWait : props.submit}
          </Button>
        </form>
      )}
      <Button variant={props.canAsk ? 'plain' : 'main'} onClick={props.onBack}>
        {words.forgot.back}
      </Button>
    </AuthCard>
  )
}
