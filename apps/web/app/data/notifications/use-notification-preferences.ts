import {
  type NotificationPreferencesData,
  notificationPreferencesDefaults,
} from '@glimmer/domain/notifications/notification-preferences'
import { useRow, useRows } from '../../device/device-context.ts'

/** What may be sent to the person and what they chose, live. */
export function useNotificationPreferences(): NotificationPreferencesData {
  return useRow('notification_preferences', 'me') ?? notificationPreferencesDefaults
}

/** Whether a task or an event has a reminder of its own, live. */
export function useHasReminders(): boolean {
  const ofTasks = useRows('task_reminders')
  const ofEvents = useRows('event_reminders')
  return ofTasks.length > 0 || ofEvents.length > 0
}
