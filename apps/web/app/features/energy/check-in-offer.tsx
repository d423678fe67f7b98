import { useEffect, useRef, useState } from 'react'
import { useDevice } from '../../device/device-context.ts'
import { useStore } from '../../lib/use-store.ts'
import { isInTheMiddle } from '../../data/half-written.ts'
import { todayOf } from '../../data/preferences/own-day.ts'
import { movedInVisit } from '../../session/guest-seen-to.ts'
import { countPresses, visits } from '../../ui/attention.ts'
import { offerDialog } from '../../ui/dialogs/offer-dialog.ts'
import { mayAsk } from './asking.ts'
import { checkInDialog } from './check-in.ts'
import { useUnfinished } from './unfinished.ts'
import { useTodaysEnergy } from '../../data/energy/use-check-ins.ts'

/**
 * Asks how much energy there is, once a visit: when the page is opened or come back to on a day without an answer. With an
 * account it first waits until the server has answered or could not be reached, as another device may have the day's answer.
 * It never covers what a person has begun, and does not come where they were writing something today.
 */
export function CheckInOffer() {
  const { store, sync } = useDevice()
  const { phase, isComplete } = useStore(sync.state)
  const level = useTodaysEnergy()
  const [unfinished] = useUnfinished(store.owner)
  const visit = useStore(visits)
  const begin = () => ({ visit, date: todayOf(store, new Date()), presses: countPresses() })
  /** When the page was opened or last come back to. */
  const [{ date, presses, ...began }, setBegan] = useState(begin)
  if (began.visit !== visit) setBegan(begin)
  const decided = useRef<string>(undefined)
  // Offline and never synced yet: whether the account has an answer cannot be known, so it is asked.
  const isKnown = isComplete ? phase !== 'starting' && phase !== 'syncing' : phase === 'offline'

  useEffect(() => {
    if (!isKnown || decided.current === date) return
    decided.current = date
    if (countPresses() !== presses || movedInVisit.get() === visit) return
    // A check-in that a reload cut off opens again whatever the other conditions say.
    const isUnfinished = unfinished.date === date && unfinished.level !== null
    if (!isUnfinished && (level !== null || !mayAsk(date) || isInTheMiddle(store))) return
    void offerDialog(checkInDialog, { origin: 'offered' }, { question: 'check-in', whenBusy: 'drop' })
  }, [isKnown, date, presses, visit, level, unfinished, store])

  return null
}
