import { useRef, useState } from 'react'
import { deleteAccount } from '../../session/auth-api.ts'
import { refreshSession } from '../../session/refresh-session.ts'
import type { AccountSession } from '../../session/session-store.ts'
import { leaveDevice } from '../../session/sign-out.ts'
import type { DialogControl } from '../../ui/dialogs/define-dialog.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { EndingDialog } from './ending-dialog.tsx'
import { endingText } from './ending-text.ts'
import { words } from './words.ts'

const WORD = 'DELETE'

interface DeleteDialogProps extends DialogControl {
  readonly account: AccountSession
}

/** Deletes the account on the server, then its data on this device. */
export function DeleteDialog({ account, close }: DeleteDialogProps) {
  const wordField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)

  function askForPassword(text: string) {
    setError(text)
    passwordField.current?.focus()
  }
  async function remove() {
    setError(undefined)
    setProblem('')
    if (password === '') return askForPassword(words.passwordMissing)
    setBusy(true)
    const answer = await deleteAccount(account.owner, password)
    if (answer.kind === 'ok' || (await isGoneAlready(answer))) return goHome()
    setBusy(false)
    const text = endingText(answer, words.removeBroke)
    if (answer.kind === 'refused' && answer.code === 'wrong_current_password') return askForPassword(text)
    return setProblem(text)
  }
  /** Whether the account is gone already, as a former try may have succeeded without its answer arriving. */
  async function isGoneAlready(answer: Awaited<ReturnType<typeof deleteAccount>>): Promise<boolean> {
    if (answer.kind !== 'refused' || answer.status !== 401) return false
    const session = await refreshSession()
    return session.kind === 'account' && session.owner === account.owner && session.isGone === true
  }
  function goHome() {
    showToast({ tone: 'success', text: words.removeDone })
    leaveDevice(account.owner, '/')
  }

  return (
    <EndingDialog
      title={words.remove}
      description={words.removeText}
      unsentText={words.removeUnsent}
      confirmation={{ ref: wordField, label: words.removeConfirm, value: typed, onType: setTyped }}
      isBusy={isBusy}
      isReady={typed === WORD}
      problem={problem}
      onConfirm={() => void remove()}
      close={close}
    >
      <PasswordField
        ref={passwordField}
        label={words.password}
        name="password"
        autoComplete="current-password"
        required
        value={password}
        error={error}
        onChange={(event) => setPassword(event.target.value)}
      />
    </EndingDialog>
  )
}
