import { useState } from 'react'
import { startGoogleCalendar } from '../../../session/connected-calendars-api.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { useWhenBack } from '../../../ui/use-when-back.ts'
import { words } from './words.ts'

/** Leads to Google's own page, where the person chooses an account. A message says where that did not work. */
export function useGoToGoogle() {
  const [isGoing, setGoing] = useState(false)
  useWhenBack(() => setGoing(false))

  async function go() {
    setGoing(true)
    const answer = await startGoogleCalendar()
    if (answer.kind === 'ok' && 'authUrl' in answer.value) return location.assign(answer.value.authUrl)
    setGoing(false)
    showToast({ tone: 'error', text: words.google.refused })
  }
  return { isGoing, go }
}
