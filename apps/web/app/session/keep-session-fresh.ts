import { refreshSession } from './refresh-session.ts'

const QUIET_MS = 60_000

/**
 * Asks the server who is signed in: at once, when the network returns, and when the tab is shown again. Returns how
 * to stop.
 */
export function keepSessionFresh(now: () => number = Date.now): () => void {
  let askedAt = now()
  const ask = () => {
    if (!navigator.onLine) return
    askedAt = now()
    void refreshSession()
  }
  const onVisible = () => {
    if (document.visibilityState === 'visible' && now() - askedAt >= QUIET_MS) ask()
  }
  ask()
  globalThis.addEventListener('online', ask)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    globalThis.removeEventListener('online', ask)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
