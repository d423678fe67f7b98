import { useId, useRef, useState } from 'react'
import { useDevice } from '../../device/device-context.ts'
import { useStore } from '../../lib/use-store.ts'
import { deleteAccount } from '../../session/auth-api.ts'
import { refreshSession } from '../../session/refresh-session.ts'
import type { AccountSession } from '../../session/session-store.ts'
import { leaveDevice } from '../../session/sign-out.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { DialogControl } from '../../ui/dialogs/define-dialog.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { endingText } from './ending-text.ts'
import { SaveFirst } from './save-first.tsx'
import { words } from './words.ts'

const WORD = 'DELETE'

interface DeleteDialogProps extends DialogControl {
  readonly account: AccountSession
}

/** Deletes the account on the server, then its data on this device. */
export function DeleteDialog({ account, close }: DeleteDialogProps) {
  const unsent = useStore(useDevice().store.waiting)
  const formId = useId()
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
    <Dialog
      onLeave={() => isBusy || close()}
      title={words.remove}
      description={words.removeText}
      initialFocus={wordField}
      keepOnOutsidePress
      actions={
        <>
          <Button disabled={isBusy} onClick={() => close()}>
            {words.cancel}
          </Button>
          <Button variant="danger" type="submit" form={formId} isBusy={isBusy} disabled={typed !== WORD}>
            {isBusy ? words.pleaseWait : words.remove}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {unsent > 0 && <p className="font-medium">{words.removeUnsent(unsent)}</p>}
        <SaveFirst />
        <form
          id={formId}
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            if (!isBusy && typed === WORD) void remove()
          }}
        >
          <TextField
            ref={wordField}
            label={words.removeConfirm}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
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
        </form>
        <p role="alert" className="font-medium empty:hidden">
          {problem}
        </p>
      </div>
    </Dialog>
  )
}
