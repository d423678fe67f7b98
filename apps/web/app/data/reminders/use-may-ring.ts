import { useRow, useRows } from '../../device/device-context.ts'

/** Whether there is anything that an open page could ring: nothing does before a person chose something. */
export function useMayRing(): boolean {
  const ofTasks = useRows('task_reminders')
  const ofEvents = useRows('event_reminders')
  const chosen = useRow('notification_preferences', 'me')
  return ofTasks.length > 0 || ofEvents.length > 0 || (chosen !== undefined && chosen.dailyMinute !== null)
}
