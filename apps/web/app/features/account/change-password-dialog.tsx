import { passwordStrength } from '@glimmer/domain/account/password-strength'
import { changePassword } from '../../session/account-api.ts'
import { refreshSession } from '../../session/refresh-session.ts'
import type { AccountSession } from '../../session/session-store.ts'
import { useServerSettings } from '../../session/use-server-settings.ts'
import type { DialogControl } from '../../ui/dialogs/define-dialog.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { FormDialog } from './form-dialog.tsx'
import { words } from './password-words.ts'
import { useFieldForm } from './use-field-form.ts'

interface ChangePasswordDialogProps extends DialogControl {
  readonly account: AccountSession
}

const EMPTY = { known: '', chosen: '', again: '' }

/** By the server's code, the field that its sentence is about. */
const FIELD_OF: Readonly<Record<string, keyof typeof EMPTY>> = {
  wrong_current_password: 'known',
  password_too_short: 'chosen',
  password_too_common: 'chosen',
}

/** Chooses a new password for who knows the current one. */
export function ChangePasswordDialog({ account, close }: ChangePasswordDialogProps) {
  const { passwordMinLength } = useServerSettings()
  const { typed, isBusy, problem, firstInput, bind, submit } = useFieldForm({
    empty: EMPTY,
    findWrong({ known, chosen, again }) {
      if (known === '') return { field: 'known', text: words.currentNeeded }
      if (passwordStrength(chosen, passwordMinLength) === 'short')
        return { field: 'chosen', text: words.tooShort(passwordMinLength) }
      return again === chosen ? null : { field: 'again', text: words.noMatch }
    },
    send: ({ known, chosen }) => changePassword(known, chosen),
    fieldOf: FIELD_OF,
    broke: words.broke,
    async onDone() {
      // This device has a new session.
      await refreshSession()
      showToast({ tone: 'success', text: words.done })
      close()
    },
  })
  const strength = passwordStrength(typed.chosen, passwordMinLength)

  return (
    <FormDialog
      title={words.title}
      description={words.description}
      initialFocus={firstInput}
      submit={words.submit}
      isBusy={isBusy}
      problem={problem}
      onSubmit={submit}
      close={close}
    >
      {/* Tells a password manager whose password it is. */}
      <input hidden readOnly autoComplete="username" name="email" value={account.email} />
      <PasswordField
        {...bind('known')}
        label={words.current}
        name="password"
        autoComplete="current-password"
      />
      <PasswordField
        {...bind('chosen')}
        label={words.chosen}
        hint={words.strength(passwordMinLength)[strength]}
        name="new-password"
        autoComplete="new-password"
      />
      <PasswordField
        {...bind('again')}
        label={words.again}
        name="new-password-again"
        autoComplete="new-password"
      />
    </FormDialog>
  )
}
