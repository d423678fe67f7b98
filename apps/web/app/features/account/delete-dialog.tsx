import { useRef, useState } from 'react'
import { deleteAccount } from '../../session/account-api.ts'
import { deletionDay } from '@glimmer/domain/days/deletion-day'
import { refreshSession } from '../../session/refresh-session.ts'
import type { AccountSession } from '../../session/session-store.ts'
import { leaveDevice } from '../../session/sign-out.ts'
import type { DialogControl } from '../../ui/dialogs/define-dialog.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { EndingDialog } from './ending-dialog.tsx'
import { endingText } from './ending-text.ts'
import { useGraceDays } from './grace-days.ts'
import { words } from './words.ts'

const WORD = 'DELETE'

interface DeleteDialogProps extends DialogControl {
  readonly account: AccountSession
}

/** Deletes the account on the server, at once or after the days that it allows, then its data on this device. */
export function DeleteDialog({ account, close }: DeleteDialogProps) {
  const days = useGraceDays()
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
    if (answer.kind === 'ok')
      return goHome(answer.value.status === 'deletion_asked' ? answer.value.dueAt : undefined)
    const former = await formerTry(answer)
    if (former) return goHome(former.deletionDueAt)
    setBusy(false)
    const text = endingText(answer, words.removeBroke)
    if (answer.kind === 'refused' && answer.code === 'wrong_current_password') return askForPassword(text)
    return setProblem(text)
  }
  /** The account as a former try left it, which may have succeeded without its answer arriving; null where it did not. */
  async function formerTry(
    answer: Awaited<ReturnType<typeof deleteAccount>>,
  ): Promise<AccountSession | null> {
    if (answer.kind !== 'refused' || answer.status !== 401) return null
    const session = await refreshSession()
    if (session.kind !== 'account' || session.owner !== account.owner) return null
    return session.isGone || session.deletionDueAt !== undefined ? session : null
  }
  /** `dueAt`: where it is deleted after some days. */
  function goHome(dueAt?: string) {
    const text = dueAt === undefined ? words.removeDone : words.removeDoneLater(deletionDay(dueAt))
    showToast({ tone: 'success', text })
    leaveDevice(account.owner, '/')
  }

  return (
    <EndingDialog
      title={words.remove}
      description={days === null ? words.removeText : words.removeTextLater(days)}
      unsentText={days === null ? words.removeUnsent : words.removeUnsentLater}
      isForGood={days === null}
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
