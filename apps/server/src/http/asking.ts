import type { Context } from 'hono'
import type { Session } from '../auth/auth.ts'
import type { AppEnv } from './context.ts'
import { refuseOtherOwner, refuseVisitor } from './refusal.ts'

type Asking =
  | { readonly kind: 'person'; readonly session: Session }
  | { readonly kind: 'refused'; readonly response: Response }

/** Who asks: a person about what is theirs, as the device that asks believes too; or somebody who is refused. */
export function askingOf(c: Context<AppEnv>, owner: string | undefined): Asking {
  const session = c.get('session')
  if (!session) return { kind: 'refused', response: refuseVisitor(c) }
  if (owner !== session.userId) return { kind: 'refused', response: refuseOtherOwner(c) }
  return { kind: 'person', session }
}
