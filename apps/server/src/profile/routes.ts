import { isAvatarImage } from '@glimmer/domain/profile/avatar-image'
import { Hono } from 'hono'
import type { Auth } from '../auth/auth.ts'
import type { Database } from '../db/open.ts'
import type { AppEnv } from '../http/context.ts'
import { refuseUnknown } from '../http/fallbacks.ts'
import { serve } from '../http/serve.ts'

interface AvatarParts {
  readonly database: Pick<Database, 'withUser'>
  readonly sessionOf: Auth['sessionOf']
}

/**
 * A person's picture, for themselves. Whoever else asks hears what they hear where there is none. It is looked at once
 * more: a dump from elsewhere may have brought anything.
 */
export function avatarRoutes({ database, sessionOf }: AvatarParts) {
  const app = new Hono<AppEnv>()

  serve(app, 'GET /avatars/{userId}/avatar.jpg', async (c) => {
    const session = await sessionOf(c.req.raw.headers)
    if (!session || session.userId !== c.req.param('userId')) return refuseUnknown(c)
    const row = await database.withUser(session.userId, (trx) =>
      trx.selectFrom('avatars').select('image').where('user_id', '=', session.userId).executeTakeFirst(),
    )
    if (!isAvatarImage(row?.image)) return refuseUnknown(c)
    return c.body(Buffer.from(row.image, 'base64'), 200, {
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
    })
  })

  return app
}
