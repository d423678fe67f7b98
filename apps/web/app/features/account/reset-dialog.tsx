import { useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useDevice } from '../../device/device-context.ts'
import { browserEnvironment } from '../../device/environment.ts'
import { startAnew } from '../../device/start-anew.ts'
import { clearKept } from '../../lib/clear-kept.ts'
import { useStore } from '../../lib/use-store.ts'
import { resetAccount } from '../../session/auth-api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { DialogControl } from '../../ui/dialogs/define-dialog.ts'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { endingText } from './ending-text.ts'
import { SaveFirst } from './save-first.tsx'
import { words } from './words.ts'

const WORD = 'RESET'

/** Empties the account on the server, then this device. */
export function ResetDialog({ close }: DialogControl) {
  const { store, sync } = useDevice()
  const navigate = useNavigate()
  const formId = useId()
  const field = useRef<HTMLInputElement>(null)
  const unsent = useStore(store.waiting)
  // The same id for every try, so that one whose answer was lost is not carried out twice.
  const [id] = useState(browserEnvironment.randomId)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function reset() {
    setError(typed === WORD ? undefined : words.resetConfirm)
    if (typed !== WORD) return field.current?.focus()
    setBusy(true)
    setProblem('')
    const answer = await resetAccount(store.owner, id)
    if (answer.kind !== 'ok') {
      setBusy(false)
      return setProblem(endingText(answer, words.resetBroke))
    }
    clearKept('reset')
    await startAnew(store).finally(sync.wake)
    void navigate('/dashboard')
    showToast({ tone: 'success', text: words.resetDone })
  }

  return (
    <Dialog
      onLeave={() => isBusy || close()}
      title={words.reset}
      description={words.resetText}
      initialFocus={field}
      keepOnOutsidePress
      actions={
        <>
          <Button disabled={isBusy} onClick={() => close()}>
            {words.cancel}
          </Button>
          <Button variant="danger" type="submit" form={formId} isBusy={isBusy}>
            {isBusy ? words.pleaseWait : words.reset}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {unsent > 0 && <p className="font-medium">{words.resetUnsent(unsent)}</p>}
        <SaveFirst />
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (!isBusy) void reset()
          }}
        >
          <TextField
            ref={field}
            label={words.resetConfirm}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={typed}
            error={error}
            onChange={(event) => setTyped(event.target.value)}
          />
        </form>
        <p role="alert" className="font-medium empty:hidden">
          {problem}
        </p>
      </div>
    </Dialog>
  )
}
