import { type EventMove, moveEvent } from '@glimmer/domain/calendar/move-event'
import type { Occurrence } from '@glimmer/domain/calendar/occurrence'
import type { DeviceStore } from '../../device/store.ts'
import { createBlockCommands } from './block-commands.ts'

/** Moves a time of a task. `when` says where to. Null where it cannot go there, or is gone. */
export function moveBlock(
  store: Pick<DeviceStore, 'write' | 'mirror'>,
  { event }: Occurrence,
  move: EventMove,
  when: string,
): Promise<boolean> | null {
  const block = store.mirror.rowOf('time_blocks', event.id)
  if (!block) return null
  const { startDatetime, endDatetime } = block
  const next = moveEvent({ ...event, startDatetime, endDatetime }, move)
  if (!next) return null
  const times = { startDatetime: next.startDatetime, endDatetime: next.endDatetime }
  return createBlockCommands(store).move(block, event.title, times, when)
}
