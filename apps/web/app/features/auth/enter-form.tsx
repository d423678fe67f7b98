import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { AuthCard } from './auth-card.tsx'
import { AuthNotice, type Notice } from './auth-notice.tsx'
import { ConsentLinks } from './consent-links.tsx'
import { EmailField } from './email-field.tsx'
import type { HalfWay } from './enter.ts'
import { Or } from './or.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { SignUpDoorNotice } from './sign-up-door-notice.tsx'
import { useAuthForm } from './use-auth-form.ts'
import { FORGOT_ID } from './use-forgot-focus.ts'
import type { SignUpDoor } from './use-sign-up-door.ts'
import { words } from './words.ts'

export interface EnterFormProps {
  readonly passwordMinLength: number
  /** Filled in where the address is known already. */
  readonly email: string
  readonly notice: Notice | null
  readonly onForgot: (email: string) => void
  /** Whether the page is opened for somebody new: the way in as a guest stands above the form to sign up. */
  readonly isBeginning: boolean
  /** Whether nobody is known here who could be welcomed back: the way in as a guest stands above both forms. */
  readonly isUnknown: boolean
  /** Whether a guest wrote something here that an account takes along. */
  readonly isGuest: boolean
  /** Whether the form begins with signing up. */
  readonly isJoining: boolean
  readonly withoutAccount: ReactNode
  readonly withOpenId: ReactNode
  readonly door: SignUpDoor
  readonly onHalfWay: (half: HalfWay) => void
  /** Asks the server about the invitation again. */
  readonly onLookAgain: () => void
}

/** Sign in and sign up: one form that shows more or less. */
export function EnterForm({
  passwordMinLength,
  email,
  notice,
  onForgot,
  isBeginning,
  isUnknown,
  isGuest,
  isJoining,
  withoutAccount,
  withOpenId,
  door,
  onLookAgain,
  onHalfWay,
}: EnterFormProps) {
  const first = { mode: isJoining ? 'sign-up' : 'sign-in', email, notice } as const
  const form = useAuthForm(passwordMinLength, first, door, onHalfWay)
  const { fields, errors, isBusy } = form
  const isNew = form.mode === 'sign-up'
  const isOfferFirst = isUnknown || (isBeginning && (isNew || door.kind !== 'open'))
  const text = isNew ? words.signUp : words.signIn
  // The usual title of signing in says "Welcome back", which is wrong for somebody new.
  const { title, subtitle } = isOfferFirst && !isNew ? words.door : text

  return (
    <>
      <AuthCard title={title} subtitle={subtitle}>
        {isGuest && isNew && <p className="ui-note">{words.guest.comesAlong}</p>}
        <SignUpDoorNotice door={door} onLookAgain={onLookAgain} />
        {isOfferFirst && (
          <>
            {withoutAccount}
            <Or />
          </>
        )}
        <AuthNotice notice={form.notice} />
        <form
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            if (!isBusy) void form.submit()
          }}
        >
          {isNew && (
            <TextField
              ref={form.hold('name')}
              label={words.fullName}
              name="name"
              autoComplete="name"
              required
              value={fields.name}
              error={errors.name}
              onChange={(event) => form.change({ name: event.target.value })}
            />
          )}
          <EmailField
            ref={form.hold('email')}
            value={fields.email}
            error={errors.email}
            onChange={(email) => form.change({ email })}
          />
          <PasswordField
            ref={form.hold('password')}
            label={words.password}
            name="password"
            autoComplete={isNew ? 'new-password' : 'current-password'}
            required
            hint={isNew ? words.signUp.passwordHint(passwordMinLength) : undefined}
            value={fields.password}
            error={errors.password}
            onChange={(event) => form.change({ password: event.target.value })}
          />
          {isNew ? (
            <Checkbox
              ref={form.hold('consent')}
              name="consent"
              required
              label={<ConsentLinks start={words.signUp.consentStart} />}
              checked={fields.hasConsented}
              error={errors.consent && <span role="alert">{errors.consent}</span>}
              onChange={(hasConsented) => form.change({ hasConsented })}
            />
          ) : (
            <p className="-my-2">
              <Button id={FORGOT_ID} variant="plain" className="-ms-5" onClick={() => onForgot(fields.email)}>
                {words.signIn.forgot}
              </Button>
            </p>
          )}
          <Button type="submit" variant="main" size="l" isWide isBusy={isBusy}>
            {isBusy ? words.pleaseWait : text.submit}
          </Button>
        </form>
        {!isNew && <PasskeySignIn onProblem={form.tell} onHalfWay={onHalfWay} />}
        {withOpenId}
        {door.kind === 'open' && (
          <p className="flex flex-wrap items-center justify-center gap-x-1">
            {text.otherQuestion}
            <Button variant="plain" className="-mx-3" onClick={form.toggleMode}>
              {text.other}
            </Button>
          </p>
        )}
      </AuthCard>
      {!isOfferFirst && withoutAccount}
    </>
  )
}
