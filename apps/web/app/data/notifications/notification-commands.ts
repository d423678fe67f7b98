import { placeOfZone } from '@glimmer/domain/calendar/zones'
import { zoneToFollow } from '@glimmer/domain/notifications/follow-zone'
import {
  type NotificationPreferencesData,
  notificationPreferencesDefaults,
} from '@glimmer/domain/notifications/notification-preferences'
import { reminderSnooze } from '@glimmer/domain/notifications/reminder-snooze'
import type { Change } from '@glimmer/sync/change'
import { browserEnvironment } from '../../device/environment.ts'
import type { DeviceStore } from '../../device/store.ts'
import type { PressedLater, WorkerMemory } from '../../device/worker-memory.ts'
import { anyText, deviceSetting } from '../../lib/device-setting.ts'
import { createSaveWithUndo } from '../save-with-undo.ts'
import { words } from './words.ts'

type Store = Pick<DeviceStore, 'write' | 'mirror' | 'owner'>
type Edits = Partial<NotificationPreferencesData>

/** The zone in which this device was last. */
const zoneSeen = deviceSetting({ key: 'zone-seen', scope: 'owner', ...anyText })

export const zoneHere = () => new Intl.DateTimeFormat().resolvedOptions().timeZone
