import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useDevice } from '../../device/device-context.ts'
import { browserEnvironment } from '../../device/environment.ts'
import { startAnew } from '../../device/start-anew.ts'
import { clearKept } from '../../lib/clear-kept.ts'
import { resetAccount } from '../../session/auth-api.ts'
import type { DialogControl } from '../../ui/dialogs/define-dialog.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { EndingDialog } from './ending-dialog.tsx'
import { endingText } from './ending-text.ts'
import { words } from './words.ts'

const WORD = 'RESET'

/** Empties the account on the server, then this device. */
export function ResetDialog({ close }: DialogControl) {
  const { store, sync } = useDevice()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
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
    <EndingDialog
      title={words.reset}
      description={words.resetText}
      unsentText={words.resetUnsent}
      confirmation={{ ref: field, label: words.resetConfirm, value: typed, error, onType: setTyped }}
      isBusy={isBusy}
      isReady
      problem={problem}
      onConfirm={() => void reset()}
      close={close}
    />
  )
}
