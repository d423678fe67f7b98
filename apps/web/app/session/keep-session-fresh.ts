import { refreshSession } from './refresh-session.ts'

const QUIET_MS = 60_000

/** Asks who is signed in now, when the network returns, and when a tab is looked at again. Returns how to stop. */
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
