import { useRef, useState } from 'react'
import { askForNewEmail } from '../../session/account-api.ts'
import { rememberEmail } from '../../session/remember-email.ts'
import type { AccountSession } from '../../session/session-store.ts'
import { useServerSettings } from '../../session/use-server-settings.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { DialogControl } from '../../ui/dialogs/define-dialog.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { words } from './email-words.ts'
import { FormDialog } from './form-dialog.tsx'
import { useFieldForm } from './use-field-form.ts'

interface ChangeEmailDialogProps extends DialogControl {
  readonly account: AccountSession
}

const EMPTY = { next: '', password: '' }

/** By the server's code, the field that its sentence is about. */
const FIELD_OF: Readonly<Record<string, keyof typeof EMPTY>> = {
  bad_request: 'next',
  same_address: 'next',
  account_exists: 'next',
  wrong_current_password: 'password',
}

/** The server has the last word on what an address is. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Asks for another e-mail address, for who knows the password. */
export function ChangeEmailDialog({ account, close }: ChangeEmailDialogProps) {
  const { mailEnabled } = useServerSettings()
  const [sentTo, setSentTo] = useState('')
  const { isBusy, problem, firstInput, bind, submit } = useFieldForm({
    empty: EMPTY,
    findWrong({ next, password }) {
      const email = next.trim()
      if (email === '') return { field: 'next', text: words.nextNeeded }
      if (!EMAIL.test(email)) return { field: 'next', text: words.nextShape }
      if (email.toLowerCase() === account.email) return { field: 'next', text: words.same }
      return password === '' ? { field: 'password', text: words.passwordNeeded } : null
    },
    send: ({ next, password }) => askForNewEmail(account.owner, next.trim(), password),
    fieldOf: FIELD_OF,
    broke: words.broke,
    onDone(value, { next }) {
      if (value.status === 'check_email') return setSentTo(next.trim())
      rememberEmail(value)
      showToast({ tone: 'success', text: words.changed(value.user.email) })
      close()
    },
  })

  if (sentTo !== '') return <LinkSent email={sentTo} close={close} />
  return (
    <FormDialog
      title={words.title}
      description={mailEnabled ? words.byLetter : words.atOnce}
      initialFocus={firstInput}
      submit={mailEnabled ? words.send : words.change}
      isBusy={isBusy}
      problem={problem}
      onSubmit={submit}
      close={close}
    >
      <div className="grid gap-1">
        <p className="ui-field-label">{words.current}</p>
        <p className="wrap-anywhere">{account.email}</p>
      </div>
      {/* Tells a password manager whose password it is. */}
      <input hidden readOnly autoComplete="username" name="email" value={account.email} />
      <TextField
        {...bind('next')}
        label={words.next}
        type="email"
        name="new-email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...bind('password')}
        label={words.password}
        name="password"
        autoComplete="current-password"
      />
    </FormDialog>
  )
}

function LinkSent({ email, close }: { readonly email: string; readonly close: () => void }) {
  const doneButton = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      title={words.sentTitle}
      description={words.sent(email)}
      initialFocus={doneButton}
      actions={
        <Button ref={doneButton} variant="main" onClick={() => close()}>
          {words.done}
        </Button>
      }
    >
      <div className="grid gap-3">
        <p>{words.sentHow}</p>
        <p className="text-s text-ink-soft">{words.sentNothing}</p>
      </div>
    </Dialog>
  )
}
