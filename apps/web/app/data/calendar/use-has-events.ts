import { useRows } from '../../device/device-context.ts'

/** Whether the person has any event, live. For pages that load no rules of calendars. */
export function useHasEvents(): boolean {
  return useRows('calendar_events').length > 0
}
