import { placeOfZone } from '@glimmer/domain/calendar/zones'
import { zoneToFollow } from '@glimmer/domain/notifications/follow-zone'
import type { NotificationPreferencesData } from '@glimmer/domain/notifications/notification-preferences'
import { browserEnvironment } from '../../device/environment.ts'
import type { DeviceStore } from '../../device/store.ts'
import { anyText, deviceSetting } from '../../lib/device-setting.ts'
import { createSaveWithUndo, type Said } from '../save-with-undo.ts'
import { words } from './words.ts'

type Store = Pick<DeviceStore, 'write' | 'mirror' | 'owner'>
type Edits = Partial<NotificationPreferencesData>

/** The zone in which this device was last. */
const zoneSeen = deviceSetting({ key: 'zone-seen', scope: 'owner', ...anyText })

/** The zone of this device's clock. */
export const zoneHere = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** What a person can change about what is sent to them. Each resolves with whether it took effect; if not, a toast has said why. */
export function createNotificationCommands(store: Store, { now } = browserEnvironment, here = zoneHere) {
  const save = createSaveWithUndo(store)
  const row = () => store.mirror.rowOf('notification_preferences', 'me')
  function put(edits: Edits, said?: Said): Promise<boolean> {
    const data = { ...edits, updatedAt: new Date(now()).toISOString() }
    return save([{ table: 'notification_preferences', rowId: 'me', op: 'insert', data }], said)
  }

  return {
    /** The first change also says where the person is, as times are by their clock. */
    change(edits: Edits): Promise<boolean> {
      const zone = row()?.zone ?? here()
      const said = { done: words.updated, refused: words.updateRefused }
      return put({ zone, ...edits }, said)
    },
    /** Once a visit: where this device has travelled, times go by its clock from now on. */
    async followZone(): Promise<void> {
      const seen = zoneSeen(store.owner)
      const before = seen.get() || null
      const known = row()
      if (!known) return
      seen.set(here())
      const zone = zoneToFollow(known, here(), before)
      if (zone === null) return
      // Where none was known nothing changes for the person.
      await put({ zone }, known.zone === null ? undefined : { done: words.zoneFollowed(placeOfZone(zone)) })
    },
  }
}
