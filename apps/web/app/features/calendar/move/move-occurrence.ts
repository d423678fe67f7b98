import { type EventMove, moveEvent } from '@glimmer/domain/calendar/move-event'
import type { Occurrence } from '@glimmer/domain/calendar/occurrence'
import { staysOnRepeat } from '@glimmer/domain/calendar/series-edits'
import type { EventCommands } from '../../../data/calendar/event-commands.ts'
import { findEvent } from '../../../data/calendar/find-event.ts'
import { moveBlock } from '../../../data/calendar/move-block.ts'
import type { DeviceStore } from '../../../device/store.ts'
import { dialogs } from '../../../ui/dialogs/dialogs.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { seriesPartDialog } from '../calendar-dialogs.ts'
import { words } from '../words.ts'
import { moveWords } from './move-words.ts'
import { sayMoved } from './say-moved.ts'

export interface Mover {
  readonly store: DeviceStore
  readonly commands: EventCommands
}

/** Moves an event, or a task's time; of a series it asks first how much. Resolves with whether it took effect. */
export async function moveOccurrence(
  { store, commands }: Mover,
  occurrence: Occurrence,
  move: EventMove,
): Promise<boolean> {
  const { event, originalStart, block } = occurrence
  if (block) return (await moveBlock(store, occurrence, move, sayMoved(occurrence, move) ?? '')) ?? refuse()
  const found = findEvent(store, event.id, originalStart)
  const next = found && moveEvent(found.shown, move)
  if (!next) return refuse()
  const { shown, place } = found
  if (!place) return commands.change(shown, next)
  const part = await dialogs.open(seriesPartDialog, { isDelete: false, canBeOne: true })
  if (part === undefined) return false
  if (staysOnRepeat(place, next, part)) return commands.changeSeries(place, next, part)
  return refuse(words.offRepeat)
}

function refuse(text: string = moveWords.cannot): false {
  showToast({ tone: 'error', text })
  return false
}
