/** Whether notifications can be turned on here, or what is in the way. */
export type PushSupport = 'ready' | 'not-secure' | 'home-screen' | 'no-browser' | 'refused'

export interface PushFacts {
  readonly isSecure: boolean
  /** Service worker, push and notifications: on an iPhone there are the last two only on the home screen. */
  readonly hasAll: boolean
  readonly isIPhone: boolean
  readonly permission: NotificationPermission
}

export function pushSupport({ isSecure, hasAll, isIPhone, permission }: PushFacts): PushSupport {
  if (!isSecure) return 'not-secure'
  if (!hasAll) return isIPhone ? 'home-screen' : 'no-browser'
  return permission === 'denied' ? 'refused' : 'ready'
}

export function pushFacts(): PushFacts {
  const hasAll = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  return {
    isSecure: window.isSecureContext,
    hasAll,
    // An iPad says that it is a Mac.
    isIPhone:
      /iPhone|iPad/.test(navigator.userAgent) ||
      (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1),
    permission: hasAll ? Notification.permission : 'default',
  }
}
