import type { NotificationState } from '@glimmer/api/notifications'
import type { Reach } from '@glimmer/domain/notifications/what-comes'
import { useEffect } from 'react'
import { useHasReminders } from '../../data/notifications/use-notification-preferences.ts'
import { logProblem } from '../../lib/log.ts'
import { useStore } from '../../lib/use-store.ts'
import {
  lookForNotificationState,
  lookForPushOwner,
  notificationState,
  pushOwner,
} from '../../session/push/push-device.ts'
import { pushFacts, type PushSupport, pushSupport } from '../../session/push/push-support.ts'
import { useServerSettings } from '../../session/use-server-settings.ts'
import { useSession } from '../../session/use-session.ts'

export interface ReachHere extends Reach {
  /** Whether notifications are on for this device. */
  readonly isOnHere: boolean
  /** What keeps notifications from this device, where no other takes them either; null where they can come. */
  readonly inTheWay: Exclude<PushSupport, 'ready'> | null
  readonly letters: NotificationState['email']
  /** Their names, where the server knows any. */
  readonly otherDevices: readonly (string | null)[]
}

/** What can carry a message to the person, live. Without a network it is what this device knows by itself. */
export function useReach(): ReachHere {
  const session = useSession()
  const { mailEnabled } = useServerSettings()
  const hasReminders = useHasReminders()
  const known = useStore(notificationState)
  const turnedOnBy = useStore(pushOwner)
  const account = session.kind === 'account' ? session : null
  const owner = account?.owner
  const state = known && known.owner === owner ? known.state : null
  const devices = state?.push.devices ?? []

  useEffect(() => {
    lookForPushOwner().catch((error: unknown) =>
      logProblem('who gets notifications could not be read', error),
    )
  }, [])
  useEffect(() => {
    if (owner !== undefined) void lookForNotificationState(owner)
  }, [owner])

  const supposed = !mailEnabled ? 'off' : account?.emailVerified ? 'on' : 'unconfirmed'
  const letters = state?.email ?? supposed
  const isOnHere = 'owner' in session && turnedOnBy === session.owner && pushFacts().permission === 'granted'
  const byPush = isOnHere || devices.length > 0
  const support = pushSupport(pushFacts())
  // Before the server has said so, another device of the account may take them.
  const mayComeElsewhere = byPush || (account !== null && state === null)
  return {
    isGuest: account === null,
    isOnHere,
    inTheWay: support === 'ready' || mayComeElsewhere ? null : support,
    byPush,
    byEmail: letters === 'on',
    letters,
    otherDevices: devices.filter(({ isThis }) => !isThis).map(({ name }) => name),
    hasReminders,
  }
}
