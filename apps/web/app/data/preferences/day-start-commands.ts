import { dayStartName } from '@glimmer/domain/days/day-starts'
import { browserEnvironment } from '../../device/environment.ts'
import type { DeviceStore } from '../../device/store.ts'
import { dayStartIn } from './own-day.ts'
import { createSaveWithUndo } from '../save-with-undo.ts'
import { isTwelveHours } from '../../lib/twelve-hours.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { changeDayStart } from './day-start-changes.ts'
import { words } from './words.ts'

/** Lets the person's day begin at another hour. Resolves with whether it took effect; if not, a toast has said why. */
export function createSetDayStart(
  store: Pick<DeviceStore, 'write' | 'mirror'>,
  { now } = browserEnvironment,
) {
  const save = createSaveWithUndo(store)
  return async function setDayStart(hour: number): Promise<boolean> {
    const name = dayStartName(hour, isTwelveHours)
    if (hour !== dayStartIn(store)) {
      return save(changeDayStart(store, hour, new Date(now())), words.dayStarts(name))
    }
    showToast({ text: words.dayStartsAlready(name) })
    return true
  }
}
