import { useRef, useState } from 'react'
import { requestPasswordReset } from '../../session/auth-api.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { AuthCard } from './auth-card.tsx'
import { AuthNotice, type Notice } from './auth-notice.tsx'
import { checkEmail } from './check-fields.ts'
import { refusalText } from './refusal-text.ts'
import { words } from './words.ts'

export interface ForgotFormProps {
  readonly email: string
  readonly mailEnabled: boolean
  readonly onBack: () => void
}

/** Asks for a link with which a new password can be chosen; where no mail is sent it says who can help. */
export function ForgotForm({ email: firstEmail, mailEnabled, onBack }: ForgotFormProps) {
  const [email, setEmail] = useState(firstEmail)
  const [error, setError] = useState<string>()
  const [notice, setNotice] = useState<Notice | null>(null)
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  async function submit() {
    const wrong = checkEmail(email)
    setError(wrong)
    if (wrong) return field.current?.focus()
    setBusy(true)
    const answer = await requestPasswordReset(email.trim())
    setBusy(false)
    if (answer.kind !== 'ok') return setNotice({ tone: 'bad', text: refusalText(answer) })
    const text = answer.value.status === 'check_email' ? words.forgot.sent : words.forgot.noMail
    setNotice({ tone: 'good', text })
  }

  return (
    <AuthCard title={words.forgot.title} subtitle={mailEnabled ? words.forgot.subtitle : words.forgot.noMail}>
      <AuthNotice notice={notice} />
      {mailEnabled && (
        <form
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            if (!isBusy) void submit()
          }}
        >
          <TextField
            ref={field}
            label={words.email}
            type="email"
            name="email"
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            required
            value={email}
            error={error}
            onChange={(event) => setEmail(event.target.value)}
          />
          <Button type="submit" variant="main" size="l" isWide isBusy={isBusy}>
            {isBusy ? words.pleaseWait : words.forgot.submit}
          </Button>
        </form>
      )}
      <Button variant={mailEnabled ? 'plain' : 'main'} onClick={onBack}>
        {words.forgot.back}
      </Button>
    </AuthCard>
  )
}
