import { useRows } from '../../device/device-context.ts'

/** Whether the person has any event, or a task with a time, live. For pages that load no rules of calendars. */
export function useHasEvents(): boolean {
  const hasEvents = useRows('calendar_events').length > 0
  const hasBlocks = useRows('time_blocks').length > 0
  return hasEvents || hasBlocks
}
