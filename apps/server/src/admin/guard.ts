import type { Address, AddressKey } from '@glimmer/api/address'
import { partsOf } from '@glimmer/api/address'
import { addresses } from '@glimmer/api/addresses'
import { Hono, type MiddlewareHandler } from 'hono'
import { roleOf } from '../auth/roles.ts'
import type { Database } from '../db/open.ts'
import type { AppEnv } from '../http/context.ts'
import { refuse } from '../http/refusal.ts'

/** Stands before every address that the table gives to admins, so that no route can forget to ask. */
export function adminGuard(database: Database) {
  const onlyAdmins: MiddlewareHandler<AppEnv> = async (c, next) => {
    const session = c.get('session')
    if (!session) return refuse(c, 'signed_out', 'Please sign in first.')
    // Asked of the database each time: a role that was taken away is gone at once.
    if ((await roleOf(database, session.userId)) === 'admin') return next()
    return refuse(c, 'not_admin', 'Only an admin of this server can do this.')
  }
  const app = new Hono<AppEnv>()
  for (const [name, { who }] of Object.entries<Address>(addresses)) {
    if (who !== 'admin') continue
    const { method, path } = partsOf(name as AddressKey)
    app.on(method, path, onlyAdmins)
  }
  return app
}
