import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { finishGoogleCalendar } from '../../../session/connected-calendars-api.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { problemOf } from './problem-of.ts'
import type { Accounts } from './use-accounts.ts'
import { words } from './words.ts'

/**
 * Goes on where Google has led the browser back to this page with an answer in its address. The answer leaves the address
 * at once, so that neither a reload nor Back carries it out again. Returns whether the server is still asked.
 */
export function useGoogleArrival({ take }: Pick<Accounts, 'take'>): boolean {
  const { search } = useLocation()
  const navigate = useNavigate()
  const asked = new URLSearchParams(search)
  const answer = asked.get('state')
  const code = asked.get('code')
  // Google leads to a page that is loaded anew.
  const [isArriving, setArriving] = useState(answer !== null)
  const goOn = useEffectEvent((state: string) => {
    void navigate('/calendars', { replace: true, preventScrollReset: true })
    void settle(state, code, take).finally(() => setArriving(false))
  })

  useEffect(() => {
    if (answer !== null) goOn(answer)
  }, [answer])

  return isArriving
}

async function settle(state: string, code: string | null, take: Accounts['take']): Promise<void> {
  const finished = await finishGoogleCalendar(state, code ?? undefined)
  // Who chose to turn back has made no mistake.
  if (code === null) return void showToast({ text: words.google.turnedBack })
  if (finished.kind === 'ok' && 'accounts' in finished.value) {
    take({ kind: 'ok', value: finished.value })
    return void showToast({ tone: 'success', text: words.google.connected })
  }
  const why = finished.kind === 'refused' ? problemOf(finished) : ''
  showToast({ tone: 'error', title: words.google.refused, text: why || words.away })
}
