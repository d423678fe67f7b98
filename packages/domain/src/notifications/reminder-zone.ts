import { isZone } from '../calendar/zones.ts'
import type { NotificationPreferences } from './reminder-rows.ts'

/**
 * The zone by which a person is reminded: that of the device they use, or the one they keep. `deviceZone` is null where no
 * device is at hand: on the server, which knows the last one. Null where nobody knows it by that name.
 */
export function reminderZone(
  { zone, followsDevice }: Pick<NotificationPreferences, 'zone' | 'followsDevice'>,
  deviceZone: string | null,
): string | null {
  const chosen = followsDevice ? (deviceZone ?? zone) : (zone ?? deviceZone)
  return chosen !== null && isZone(chosen) ? chosen : null
}
