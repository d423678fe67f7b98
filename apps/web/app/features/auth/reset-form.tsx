import { useRef, useState } from 'react'
import { resetPassword } from '../../session/enter-api.ts'
import { refreshSession } from '../../session/refresh-session.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { AuthCard } from './auth-card.tsx'
import { AuthNotice, type Notice } from './auth-notice.tsx'
import { checkPassword } from './check-fields.ts'
import { refusalText } from './refusal-text.ts'
import { words } from './words.ts'

export interface ResetFormProps {
  readonly token: string
  readonly passwordMinLength: number
  readonly onDone: () => void
  readonly onBack: () => void
}

/** Reached by a link: chooses a new password. */
export function ResetForm({ token, passwordMinLength, onDone, onBack }: ResetFormProps) {
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [notice, setNotice] = useState<Notice | null>(null)
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  async function submit() {
    const wrong = checkPassword(password, passwordMinLength)
    setError(wrong)
    if (wrong) return field.current?.focus()
    setBusy(true)
    const answer = await resetPassword(token, password)
    // The new password ended every session, so the one of this device is asked for anew.
    if (answer.kind === 'ok') await refreshSession()
    setBusy(false)
    if (answer.kind === 'ok') return onDone()
    setNotice({ tone: 'bad', text: refusalText(answer) })
  }

  return (
    <AuthCard title={words.reset.title} subtitle={words.reset.subtitle}>
      <AuthNotice notice={notice} />
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void submit()
        }}
      >
        <PasswordField
          ref={field}
          label={words.reset.password}
          name="new-password"
          autoComplete="new-password"
          required
          hint={words.signUp.passwordHint(passwordMinLength)}
          value={password}
          error={error}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" variant="main" size="l" isWide isBusy={isBusy}>
          {isBusy ? words.pleaseWait : words.reset.submit}
        </Button>
      </form>
      <Button variant="plain" onClick={onBack}>
        {words.forgot.back}
      </Button>
    </AuthCard>
  )
}
