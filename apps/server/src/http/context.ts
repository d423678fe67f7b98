import type { HttpBindings } from '@hono/node-server'
import type { Session } from '../auth/auth.ts'
import type { Events } from './events.ts'

/** What every handler finds in its context. */
export interface AppEnv {
  /** Absent where a test calls `app.request()` without a socket. */
  Bindings: Partial<HttpBindings> & {
    /** What follows the answer, if anything does. */
    events?: Events
  }
  Variables: {
    requestId: string
    /** The address the request really came from, never one that the sender may choose. */
    clientAddress: string
    /** Null where nobody is signed in. Set on `/api/*`, except on better-auth's own addresses. */
    session: Session | null
    /** Why the request was refused, as the answer says it; for the log. */
    refusal?: string
  }
}
