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
import { endingText } from './ending-text.ts'
import { FormDialog } from './form-dialog.tsx'

interface ChangeEmailDialogProps extends DialogControl {
  readonly account: AccountSession
}

type FieldName = 'next' | 'password'
/** The field that has to be mended, and why. */
type Wrong = { readonly field: FieldName; readonly text: string }

/** By the server's code, the field that its sentence is about. */
const FIELD_OF: Readonly<Record<string, FieldName>> = {
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
  const nextInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<Record<FieldName, string>>({ next: '', password: '' })
  const [wrong, setWrong] = useState<Wrong | null>(null)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [sentTo, setSentTo] = useState('')
  const next = typed.next.trim()

  function findWrong(): Wrong | null {
    if (next === '') return { field: 'next', text: words.nextNeeded }
    if (!EMAIL.test(next)) return { field: 'next', text: words.nextShape }
    if (next.toLowerCase() === account.email) return { field: 'next', text: words.same }
    return typed.password === '' ? { field: 'password', text: words.passwordNeeded } : null
  }

  function show(found: Wrong | null) {
    setWrong(found)
    const inputs = { next: nextInput, password: passwordInput }
    if (found) inputs[found.field].current?.focus()
  }

  async function change() {
    setProblem('')
    const found = findWrong()
    show(found)
    if (found) return
    setBusy(true)
    const answer = await askForNewEmail(account.owner, next, typed.password)
    setBusy(false)
    if (answer.kind === 'ok') {
      if (answer.value.status === 'check_email') return setSentTo(next)
      rememberEmail(answer.value)
      showToast({ tone: 'success', text: words.changed(answer.value.user.email) })
      return close()
    }
    const field = answer.kind === 'refused' ? FIELD_OF[answer.code ?? ''] : undefined
    const text = endingText(answer, words.broke)
    if (field) show({ field, text })
    else setProblem(text)
  }

  const bind = (field: FieldName) => ({
    value: typed[field],
    error: wrong?.field === field ? wrong.text : undefined,
    required: true,
    onChange: (event: { target: HTMLInputElement }) => setTyped({ ...typed, [field]: event.target.value }),
  })

  if (sentTo !== '') return <LinkSent email={sentTo} close={close} />
  return (
    <FormDialog
      title={words.title}
      description={mailEnabled ? words.byLetter : words.atOnce}
      initialFocus={nextInput}
      submit={mailEnabled ? words.send : words.change}
      isBusy={isBusy}
      problem={problem}
      onSubmit={() => void change()}
      close={close}
    >
      <div className="grid gap-1">
        <p className="ui-field-label">{words.current}</p>
        <p className="wrap-anywhere">{account.email}</p>
      </div>
      {/* Tells a password manager whose password it is. */}
      <input hidden readOnly autoComplete="username" name="email" value={account.email} />
      <TextField
        ref={nextInput}
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
        ref={passwordInput}
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
