import { useEffect, useRef, useState } from 'react'
import { useDevice } from '../../device/device-context.ts'
import type { DeviceStore } from '../../device/store.ts'
import { useStore } from '../../lib/use-store.ts'
import { todayOf } from '../../data/preferences/own-day.ts'
import { comeByItself, hasComeByItself } from '../../ui/came-by-itself.ts'
import { FLOATING } from '../../ui/in-the-way.ts'
import { mayAsk } from './asking.ts'
import { openCheckIn } from './check-in-open.ts'
import { useUnfinished } from './unfinished.ts'
import { useTodaysEnergy } from '../../data/energy/use-check-ins.ts'

/**
 * Asks how much energy there is, once a visit: when the page is opened or come back to on a day without an answer. As a
 * guest, or once the server was heard or could not be reached. It never comes over what a person has begun (`isOccupied`
 * says of what goes on elsewhere), nor after another dialog that came by itself.
 */
export function CheckInOffer({ isOccupied }: { readonly isOccupied: boolean }) {
  const { store, sync } = useDevice()
  const { phase, isComplete } = useStore(sync.state)
  const level = useTodaysEnergy()
  const [unfinished] = useUnfinished(store.owner)
  const [visit, hasBegun] = useVisit(store)
  const decided = useRef<string>(undefined)
  const isKnown = isComplete && phase !== 'starting' && phase !== 'syncing'

  useEffect(() => {
    if (!isKnown || decided.current === visit) return
    decided.current = visit
    if (isOccupied || hasBegun() || document.querySelector(FLOATING)) return
    const isDue = level === null && mayAsk(visit)
    const isUnfinished = unfinished.date === visit && unfinished.level !== null
    // What was cut off in the middle is not a new question.
    if (!isUnfinished && (!isDue || hasComeByItself())) return
    comeByItself()
    openCheckIn('offered')
  }, [isKnown, visit, level, hasBegun, unfinished, isOccupied])

  return null
}

/** The day on which the page was opened or last come back to, and whether the person has done anything on it since. */
function useVisit(store: DeviceStore): readonly [date: string, hasBegun: () => boolean] {
  const [date, setDate] = useState(() => todayOf(store, new Date()))
  const begun = useRef(false)
  const [hasBegun] = useState(() => () => begun.current)

  useEffect(() => {
    const begin = () => {
      begun.current = true
    }
    const comeBack = () => {
      if (document.visibilityState !== 'visible') return
      begun.current = false
      setDate(todayOf(store, new Date()))
    }
    document.addEventListener('pointerdown', begin)
    document.addEventListener('keydown', begin)
    document.addEventListener('visibilitychange', comeBack)
    return () => {
      document.removeEventListener('pointerdown', begin)
      document.removeEventListener('keydown', begin)
      document.removeEventListener('visibilitychange', comeBack)
    }
  }, [store])
  return [date, hasBegun]
}
