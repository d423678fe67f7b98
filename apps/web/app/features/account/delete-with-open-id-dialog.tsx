import { useRef, useState } from 'react'
import { stateFor } from '../../session/asked-page.ts'
import { keepAskedPage } from '../../session/kept-asked-page.ts'
import { startOpenIdDeletion } from '../../session/open-id-api.ts'
import type { AccountSession } from '../../session/session-store.ts'
import type { DialogControl } from '../../ui/dialogs/define-dialog.ts'
import { useWhenBack } from '../../ui/use-when-back.ts'
import { EndingDialog } from './ending-dialog.tsx'
import { endingText } from './ending-text.ts'
import { useGraceDays } from './grace-days.ts'
import { words as openIdWords } from './open-id-words.ts'
import { words } from './words.ts'

const WORD = 'DELETE'

interface DeleteWithOpenIdDialogProps extends DialogControl {
  readonly account: AccountSession
  readonly openIdName: string
}

/** Deletes an account without a password: the person signs in with the provider once more, and it is gone when they come back, or after the days that this server allows. */
export function DeleteWithOpenIdDialog({ account, openIdName, close }: DeleteWithOpenIdDialogProps) {
  const days = useGraceDays()
  const wordField = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  useWhenBack(() => setBusy(false))

  async function goOn() {
    setProblem('')
    setBusy(true)
    const started = await startOpenIdDeletion(account.owner)
    if (started.kind === 'ok') {
      // Who turns back on the way is led here again.
      keepAskedPage(stateFor({ pathname: '/settings', search: '', hash: '' }))
      return location.assign(started.value.url)
    }
    setBusy(false)
    return setProblem(endingText(started, words.removeBroke))
  }

  return (
    <EndingDialog
      title={words.remove}
      submit={openIdWords.removeGo(openIdName)}
      description={days === null ? openIdWords.remove(openIdName) : openIdWords.removeLater(openIdName, days)}
      unsentText={days === null ? words.removeUnsent : words.removeUnsentLater}
      isForGood={days === null}
      confirmation={{ ref: wordField, label: words.removeConfirm, value: typed, onType: setTyped }}
      isBusy={isBusy}
      isReady={typed === WORD}
      problem={problem}
      onConfirm={() => void goOn()}
      close={close}
    />
  )
}
