import { type Context, Hono } from 'hono'
import manifest from '../../package.json' with { type: 'json' }
import { answerToken, type CommandPurpose, isCommandToken } from '../dumps/command-token.ts'
import type { Dumps } from '../dumps/daily-dumps.ts'
import type { AppEnv } from './context.ts'
import { refuse } from './refusal.ts'
import { serve } from './serve.ts'

interface OperatorParts {
  readonly dumps: Pick<Dumps, 'makeNow'>
  readonly secret: string
}

/** Headers into which proxies write whom they speak for. */
const ADDRESS_HEADERS = [
  'x-forwarded-for',
  'forwarded',
  'x-real-ip',
  'cf-connecting-ip',
  'true-client-ip',
  'fly-client-ip',
]

/** What commands ask of the server that holds the data folder. They must know the secret. */
export function operatorRoutes({ dumps, secret }: OperatorParts) {
  const app = new Hono<AppEnv>()

  /** The token of a command that may ask for this, or null. */
  const tokenFor = (purpose: CommandPurpose, c: Context<AppEnv>) => {
    const [, token = ''] = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '') ?? []
    return isCommandToken(purpose, token, secret, Date.now()) ? token : null
  }

  serve(app, 'POST /api/operator/backup', async (c, { answer }) => {
    if (tokenFor('backup', c) === null) return refuseToken(c)
    try {
      return answer(await dumps.makeNow())
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException
      return refuse(c, 'not_written', `The dump could not be written: ${code ?? message}.`)
    }
  })

  serve(app, 'GET /api/operator/view', (c, { answer }) => {
    const token = tokenFor('view', c)
    if (token === null) return refuseToken(c)
    return answer({
      proof: answerToken(token, secret),
      version: manifest.version,
      clientAddress: c.get('clientAddress'),
      addressHeaders: ADDRESS_HEADERS.filter((name) => c.req.header(name) !== undefined),
    })
  })

  return app
}

function refuseToken(c: Context<AppEnv>): Response {
  return refuse(c, 'wrong_token', 'This server has another AUTH_SECRET than the command was given.')
}
