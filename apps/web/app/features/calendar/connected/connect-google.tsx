import { useState } from 'react'
import { startGoogleCalendar } from '../../../session/connected-calendars-api.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import { useWhenBack } from '../../../ui/use-when-back.ts'
import { words } from './words.ts'

const says = words.google

/** Leads to Google's own page, where the person chooses an account. Where the operator set no client up, it says so. */
export function ConnectGoogle({ isSetUp }: { readonly isSetUp: boolean }) {
  const [isBusy, setBusy] = useState(false)
  useWhenBack(() => setBusy(false))

  async function go() {
    setBusy(true)
    const answer = await startGoogleCalendar()
    if (answer.kind === 'ok' && 'authUrl' in answer.value) return location.assign(answer.value.authUrl)
    setBusy(false)
    showToast({ tone: 'error', text: says.refused })
  }

  if (!isSetUp) {
    return (
      <div className="stack-3">
        <Button className="justify-self-start" disabled>
          {says.notSetUp}
        </Button>
        <p>{says.notSetUpText}</p>
      </div>
    )
  }
  return (
    <div className="stack-3">
      <p>{says.text}</p>
      <Button variant="main" className="justify-self-start" isBusy={isBusy} onClick={() => void go()}>
        {isBusy ? says.going : says.connect}
      </Button>
    </div>
  )
}
