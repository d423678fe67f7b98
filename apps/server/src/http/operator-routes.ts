import { Hono } from 'hono'
import { isBackupToken } from '../dumps/backup-token.ts'
import type { Dumps } from '../dumps/daily-dumps.ts'
import type { AppEnv } from './context.ts'
import { refuse } from './refusal.ts'
import { serve } from './serve.ts'

/** What `npm run backup` asks of the server that holds the data folder. It must know the secret. */
export function operatorRoutes(dumps: Pick<Dumps, 'makeNow'>, secret: string) {
  const app = new Hono<AppEnv>()
  serve(app, 'POST /api/operator/backup', async (c, { answer }) => {
    const [, token = ''] = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '') ?? []
    if (!isBackupToken(token, secret, Date.now())) {
      return refuse(c, 'wrong_token', 'This server has another AUTH_SECRET than the command was given.')
    }
    try {
      return answer(await dumps.makeNow())
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException
      return refuse(c, 'not_written', `The dump could not be written: ${code ?? message}.`)
    }
  })
  return app
}
