import { useEffect } from 'react'
import { watchEvents } from '../data/connected-calendars/connected-in.ts'
import { useDevice } from '../device/device-context.ts'
import { keepOverruledByCalendar } from '../device/calendar-overruled.ts'
import type { DeviceStore } from '../device/store.ts'
import { useIsVisible } from '../lib/use-is-visible.ts'
import { logProblem } from '../lib/log.ts'
import { fetchCalendarAccounts, overruledKept } from '../session/connected-calendars-api.ts'

/** A sync writes many events one after the other; the server is asked once, after the last of them. */
const SETTLED_AFTER_MS = 2_000
/** More than ever wait. */
const MOST_PARTS = 200

/** Brings what a connected calendar overruled to this device, while somebody sees the page. */
export function CalendarNews() {
  const { store } = useDevice()
  const isVisible = useIsVisible()
  useEffect(() => {
    if (!isVisible) return
    let timer: ReturnType<typeof setTimeout>
    const look = () =>
      void bringOverruled(store).catch((error: unknown) =>
        logProblem('what a calendar overruled could not be kept', error),
      )
    const lookSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(look, SETTLED_AFTER_MS)
    }
    lookSoon()
    const stop = watchEvents(store, lookSoon)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [store, isVisible])
  return null
}

/** The server tells of a part at a time, and of the next when it hears that this one is kept. */
async function bringOverruled(store: DeviceStore): Promise<void> {
  const { owner } = store
  let answer = await fetchCalendarAccounts(owner)
  for (let parts = 0; parts < MOST_PARTS && answer.kind === 'ok'; parts += 1) {
    const { overruled } = answer.value
    if (overruled.length === 0) return
    await keepOverruledByCalendar(store, overruled)
    const ids = overruled.map(({ id }) => id)
    answer = await overruledKept(owner, ids)
  }
}
