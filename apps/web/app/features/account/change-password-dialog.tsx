import { passwordStrength } from '@glimmer/domain/account/password-strength'
import { useRef, useState } from 'react'
import { changePassword } from '../../session/account-api.ts'
import { refreshSession } from '../../session/refresh-session.ts'
import type { AccountSession } from '../../session/session-store.ts'
import { useServerSettings } from '../../session/use-server-settings.ts'
import type { DialogControl } from '../../ui/dialogs/define-dialog.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { endingText } from './ending-text.ts'
import { FormDialog } from './form-dialog.tsx'
import { words } from './password-words.ts'

interface ChangePasswordDialogProps extends DialogControl {
  readonly account: AccountSession
}

type FieldName = 'known' | 'chosen' | 'again'
/** The field that has to be mended, and why. */
type Wrong = { readonly field: FieldName; readonly text: string }

/** By the server's code, the field that its sentence is about. */
const FIELD_OF: Readonly<Record<string, FieldName>> = {
  wrong_current_password: 'known',
  password_too_short: 'chosen',
  password_too_common: 'chosen',
}

/** Chooses a new password for who knows the current one. */
export function ChangePasswordDialog({ account, close }: ChangePasswordDialogProps) {
  const { passwordMinLength } = useServerSettings()
  const knownInput = useRef<HTMLInputElement>(null)
  const chosenInput = useRef<HTMLInputElement>(null)
  const againInput = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<Record<FieldName, string>>({ known: '', chosen: '', again: '' })
  const [wrong, setWrong] = useState<Wrong | null>(null)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const strength = passwordStrength(typed.chosen, passwordMinLength)

  function findWrong(): Wrong | null {
    if (typed.known === '') return { field: 'known', text: words.currentNeeded }
    if (strength === 'short') return { field: 'chosen', text: words.tooShort(passwordMinLength) }
    return typed.again === typed.chosen ? null : { field: 'again', text: words.noMatch }
  }

  function show(found: Wrong | null) {
    setWrong(found)
    const inputs = { known: knownInput, chosen: chosenInput, again: againInput }
    if (found) inputs[found.field].current?.focus()
  }

  async function change() {
    setProblem('')
    const found = findWrong()
    show(found)
    if (found) return
    setBusy(true)
    const answer = await changePassword(typed.known, typed.chosen)
    if (answer.kind === 'ok') {
      // This device has a new session.
      await refreshSession()
      showToast({ tone: 'success', text: words.done })
      return close()
    }
    setBusy(false)
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

  return (
    <FormDialog
      title={words.title}
      description={words.description}
      initialFocus={knownInput}
      submit={words.submit}
      isBusy={isBusy}
      problem={problem}
      onSubmit={() => void change()}
      close={close}
    >
      {/* Tells a password manager whose password it is. */}
      <input hidden readOnly autoComplete="username" name="email" value={account.email} />
      <PasswordField
        ref={knownInput}
        {...bind('known')}
        label={words.current}
        name="password"
        autoComplete="current-password"
      />
      <PasswordField
        ref={chosenInput}
        {...bind('chosen')}
        label={words.chosen}
        hint={words.strength(passwordMinLength)[strength]}
        name="new-password"
        autoComplete="new-password"
      />
      <PasswordField
        ref={againInput}
        {...bind('again')}
        label={words.again}
        name="new-password-again"
        autoComplete="new-password"
      />
    </FormDialog>
  )
}
