import { useRow } from '../../device/device-context.ts'

/** Whether this device may have something to do for notifications: the person chose something, or the browser may show them. */
export function useMayNotify(): boolean {
  const hasChosen = useRow('notification_preferences', 'me') !== undefined
  return hasChosen || ('Notification' in globalThis && Notification.permission === 'granted')
}
