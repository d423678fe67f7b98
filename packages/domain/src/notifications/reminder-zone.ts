import { isZone } from '../calendar/zones.ts'
import type { NotificationPreferences } from './notification-preferences.ts'

/**
 * The zone by which a person is reminded, the same for all their devices and the server: the one that was kept, else that of
 * the device at hand (null on the server). Null where nobody knows it by that name.
 */
export function reminderZone(
  preferences: Pick<NotificationPreferences, 'zone'>,
  deviceZone: string | null,
): string | null {
  const zone = preferences.zone ?? deviceZone
  return zone !== null && isZone(zone) ? zone : null
}
