import type { NotificationPreferences } from './notification-preferences.ts'

type Zones = Pick<NotificationPreferences, 'zone' | 'followsDevice'>

/**
 * The zone that reminders go by from now on, or null where it stays. They follow a device that travels, not one that stayed at
 * home: `seenHere` is the zone in which this device was before, null where it never looked.
 */
export function zoneToFollow(
  { zone, followsDevice }: Zones,
  here: string,
  seenHere: string | null,
): string | null {
  if (zone === null) return here
  const hasTravelled = seenHere !== null && seenHere !== here
  return followsDevice && hasTravelled && zone !== here ? here : null
}
