import { type EventMove, moveEvent } from '@glimmer/domain/calendar/move-event'
import type { Occurrence } from '@glimmer/domain/calendar/occurrence'
import { staysOnRepeat } from '@glimmer/domain/calendar/series-edits'
import { useCallback } from 'react'
import { findEvent } from '../../../data/calendar/find-event.ts'
import { useEventCommands } from '../../../data/calendar/use-event-commands.ts'
import { useDevice } from '../../../device/device-context.ts'
import { dialogs } from '../../../ui/dialogs/dialogs.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { seriesPartDialog } from '../calendar-dialogs.ts'
import { words } from '../words.ts'
import { moveWords } from './move-words.ts'

/** Moves an event; of a series it asks first how much. Resolves with whether it took effect. */
export function useMoveOccurrence() {
  const { store } = useDevice()
  const commands = useEventCommands()
  return useCallback(
    async ({ event: { id }, originalStart }: Occurrence, move: EventMove): Promise<boolean> => {
      const found = findEvent(store, id, originalStart)
      const next = found && moveEvent(found.shown, move)
      if (!next) {
        showToast({ tone: 'error', text: moveWords.cannot })
        return false
      }
      const { shown, place } = found
      if (!place) return commands.change(shown, next)
      const part = await dialogs.open(seriesPartDialog, { isDelete: false, canBeOne: true })
      if (part === undefined) return false
      if (staysOnRepeat(place, next, part)) return commands.changeSeries(place, next, part)
      showToast({ tone: 'error', text: words.offRepeat })
      return false
    },
    [store, commands],
  )
}
