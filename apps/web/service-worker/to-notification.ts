import type { PushPayload } from '@glimmer/api/notifications'
import { clockTime } from '@glimmer/domain/days/clock-time'
import { isTwelveHours } from '../app/lib/twelve-hours.ts'
import type { NotificationData } from '../app/device/worker-memory.ts'
import { words } from '../app/lib/notification-words.ts'

/** `actions` are not among the options that TypeScript knows. */
export interface ShownNotification {
  readonly title: string
  readonly options: NotificationOptions & {
    readonly tag: string
    readonly data?: NotificationData
    readonly actions?: PushPayload['actions']
  }
}

interface Here {
  /** Whose notifications this browser shows; null nobody's. */
  readonly owner: string | null
  readonly now: number
}

const ICON = '/icons/icon-192.png'

/** What is shown for a push. Always something: browsers stop the pushes of who shows nothing. */
export function toNotification(push: PushPayload | null, { owner, now }: Here): ShownNotification {
  // Whoever came after somebody who left is told nothing of theirs.
  if (owner === null || (push && push.owner !== owner)) {
    return { title: words.title, options: { body: words.off, tag: 'off', icon: ICON, silent: true } }
  }
  if (!push) {
    const data = { owner, url: '/tasks' }
    return { title: words.title, options: { body: words.unreadable, tag: 'unreadable', icon: ICON, data } }
  }
  const { title, body, tag, url, subject, actions, dueAt, expiresAt } = push
  const data = { owner, url, ...(subject && { subject }) }
  if (Date.parse(expiresAt) > now) return { title, options: { body, tag, icon: ICON, data, actions } }
  const late = words.late(clockTime(new Date(dueAt), isTwelveHours))
  return { title, options: { body: late, tag, icon: ICON, data, silent: true } }
}
