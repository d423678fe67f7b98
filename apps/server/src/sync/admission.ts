import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from '../http/context.ts'
import { refuse } from '../http/refusal.ts'

/** Pulls that are let in at a time. Whoever comes then would wait longer than asking again takes. */
const PULLS_AT_ONCE = 100
/** All together: what people wrote goes before what they read. */
const AT_ONCE = 200
/** So many of those who were sent away a small machine can serve a second. */
const SERVED_A_SECOND = 100
const [SHORTEST_PAUSE_S, LONGEST_PAUSE_S] = [2, 60]

export type Admission = ReturnType<typeof createAdmission>

/**
 * Bounds what waits inside this process when thousands of devices ask at once, as after an outage. Whoever finds too much
 * under way is told at once when to come back: the more were sent away, the later.
 */
export function createAdmission(now: () => number = () => performance.now()) {
  let underWay = 0
  /** Those who were sent away and are not served yet, as far as one can guess. */
  let away = 0
  let guessedAt = now()

  /** Seconds until whoever is sent away now may come back. */
  function sendAway(): number {
    const served = ((now() - guessedAt) / 1_000) * SERVED_A_SECOND
    away = Math.max(0, away - served) + 1
    guessedAt = now()
    return Math.min(LONGEST_PAUSE_S, Math.max(SHORTEST_PAUSE_S, Math.ceil(away / SERVED_A_SECOND)))
  }

  return {
    /** Lets somebody in: returns what they do as they leave, or for how many seconds they are sent away. */
    enter(isPull: boolean): (() => void) | number {
      if (underWay >= (isPull ? PULLS_AT_ONCE : AT_ONCE)) return sendAway()
      underWay += 1
      return () => void (underWay -= 1)
    },

    /** Somebody who was let in waits for what only they themselves hold up: that keeps nobody out. */
    async aside<T>(wait: () => Promise<T>): Promise<T> {
      underWay -= 1
      try {
        return await wait()
      } finally {
        underWay += 1
      }
    },
  }
}

/** To be passed before the session is looked up, so that sending somebody away costs next to nothing. */
export function admitSync(admission: Admission): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const entered = admission.enter(c.req.path === '/api/sync/pull')
    if (typeof entered === 'number') return refuseBusy(c, entered)
    try {
      return await next()
    } finally {
      entered()
    }
  }
}

function refuseBusy(c: Context, seconds: number): Response {
  c.header('retry-after', String(seconds))
  return refuse(
    c,
    'busy',
    'Many devices are syncing right now. Yours tries again by itself; what you wrote stays on it.',
  )
}
