import { useRow, useRows } from '../../device/device-context.ts'

/** Whether this device may have something to ring or to show: nothing comes before a person chose something. */
export function useMayNotify(): boolean {
  const hasChosen = useRow('notification_preferences', 'me') !== undefined
  const hasAny = [useRows('task_reminders'), useRows('event_reminders')].some(({ length }) => length > 0)
  return hasChosen || hasAny
}
