import type { NotificationState } from '@glimmer/api/notifications'
import type { Reach } from '@glimmer/domain/notifications/what-comes'
import { useEffect } from 'react'
import { useHasReminders } from '../../data/notifications/use-notification-preferences.ts'
import { useStore } from '../../lib/use-store.ts'
import { fetchNotificationState } from '../../session/push/notifications-api.ts'
import { lookForPushOwner, notificationState, pushOwner } from '../../session/push/push-device.ts'
import { pushFacts } from '../../session/push/push-support.ts'
import { useServerSettings } from '../../session/use-server-settings.ts'
import { useSession } from '../../session/use-session.ts'

export interface ReachHere extends Reach {
  /** Whether notifications are on for this device. */
  readonly isOnHere: boolean
  readonly letters: NotificationState['email']
}

/** What can carry a message to the person, live. Without a network it is what this device knows by itself. */
export function useReach(): ReachHere {
  const session = useSession()
  const { mailEnabled } = useServerSettings()
  const hasReminders = useHasReminders()
  const state = useStore(notificationState)
  const turnedOnBy = useStore(pushOwner)
  const account = session.kind === 'account' ? session : null
  const owner = account?.owner

  useEffect(() => void lookForPushOwner(), [])
  useEffect(() => {
    if (owner === undefined) return
    void fetchNotificationState(owner).then(
      (answer) => answer.kind === 'ok' && notificationState.set(answer.value),
    )
    return () => notificationState.set(null)
  }, [owner])

  const supposed = !mailEnabled ? 'off' : account?.emailVerified ? 'on' : 'unconfirmed'
  const letters = state?.email ?? supposed
  const isOnHere = 'owner' in session && turnedOnBy === session.owner && pushFacts().permission === 'granted'
  return {
    isGuest: account === null,
    isOnHere,
    byPush: isOnHere || (state?.push.devices.length ?? 0) > 0,
    byEmail: letters === 'on',
    letters,
    hasReminders,
  }
}
