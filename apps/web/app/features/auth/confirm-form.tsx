import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { AuthCard } from './auth-card.tsx'
import { AuthNotice, type Notice } from './auth-notice.tsx'
import { checkEmail, checkPassword } from './check-fields.ts'
import { confirmAddress, type Confirmed, type Proof } from './confirm.ts'
import { EmailField } from './email-field.tsx'
import { words } from './words.ts'

export interface ConfirmFormProps {
  readonly token: string
  readonly passwordMinLength: number
  /** Called with every ending but a refusal, which this form shows itself. */
  readonly onEnd: (ending: Exclude<Confirmed, { kind: 'refused' }>) => void
  readonly onBack: () => void
}

interface Errors {
  readonly email?: string | undefined
  readonly password?: string | undefined
}

/** Reached by a link. The address is confirmed only with the password of the sign-up, or with a new one. */
export function ConfirmForm({ token, passwordMinLength, onEnd, onBack }: ConfirmFormProps) {
  const [isNew, setNew] = useState(false)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [notice, setNotice] = useState<Notice | null>(null)
  const [isBusy, setBusy] = useState(false)
  const emailInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)
  const text = isNew ? words.confirm.anew : words.confirm

  function turn() {
    setNew(!isNew)
    setPassword('')
    setErrors({})
    setNotice(null)
  }

  async function submit() {
    const found = {
      email: isNew ? checkEmail(email) : undefined,
      password: checkPassword(password, isNew ? passwordMinLength : 1),
    }
    setErrors(found)
    setNotice(null)
    if (found.email) return emailInput.current?.focus()
    if (found.password) return passwordInput.current?.focus()
    const proof: Proof = isNew ? { kind: 'new-password', email, password } : { kind: 'password', password }
    setBusy(true)
    const ending = await confirmAddress(token, proof)
    setBusy(false)
    if (ending.kind === 'refused') setNotice({ tone: 'bad', text: ending.message })
    else onEnd(ending)
  }

  return (
    <AuthCard title={text.title} subtitle={text.subtitle}>
      <AuthNotice notice={notice} />
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void submit()
        }}
      >
        {isNew && (
          <EmailField
            ref={emailInput}
            value={email}
            error={errors.email}
            hint={words.confirm.anew.emailHint}
            onChange={setEmail}
          />
        )}
        <PasswordField
          // Another field, not the same one under another name: a password manager sees what it is for.
          key={isNew ? 'new' : 'current'}
          ref={passwordInput}
          label={isNew ? words.reset.password : words.password}
          name={isNew ? 'new-password' : 'password'}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          required
          hint={isNew ? words.signUp.passwordHint(passwordMinLength) : undefined}
          value={password}
          error={errors.password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" variant="main" size="l" isWide isBusy={isBusy}>
          {isBusy ? words.pleaseWait : text.submit}
        </Button>
      </form>
      <div className="grid justify-items-center gap-1">
        {!isNew && <p className="text-center">{words.confirm.otherQuestion}</p>}
        <Button variant="plain" onClick={turn}>
          {text.other}
        </Button>
        <Button variant="plain" onClick={onBack}>
          {words.forgot.back}
        </Button>
      </div>
    </AuthCard>
  )
}
