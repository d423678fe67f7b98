import type { BetterAuthPlugin } from 'better-auth'
import type { Logger } from 'pino'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/open.ts'
import type { Audit } from '../audit.ts'
import type { Admission } from '../invitations.ts'
import type { Deletions } from '../deletion/deletions.ts'
import { baseUrlOf } from '../links.ts'
import { openId } from './open-id.ts'
import { createOpenIdProvider } from './provider.ts'

interface OpenIdParts {
  readonly config: Config
  readonly database: Database
  readonly secret: string
  readonly log: Logger
  readonly audit: Audit
  readonly admit: (invitation: string | undefined, email: string) => Promise<Admission>
  readonly deleteAccount: Deletions['end']
  readonly limitMs?: number | undefined
}

const CREDENTIAL = 'credential'

/** Signing in with the provider of the configuration: the plugin for better-auth, and what the routes need beside it. */
export function createOpenId({ config, secret, log, limitMs, ...parts }: OpenIdParts) {
  const { openId: settings } = config
  const providerId = `open-id:${settings?.issuer}`
  const ownOrigin = baseUrlOf(config)
  const plugin: BetterAuthPlugin | null = settings
    ? openId({
        ...parts,
        providerId,
        provider: createOpenIdProvider({
          settings,
          redirectUri: `${ownOrigin}/auth`,
          log,
          ...(limitMs !== undefined && { limitMs }),
        }),
      })
    : null

  return {
    plugin,
    forRoutes: {
      isConfigured: plugin !== null,
      isHttps: ownOrigin.startsWith('https:'),
      secret,
      /** How this person can sign in. */
      async waysInto(userId: string): Promise<{ hasPassword: boolean; hasOpenId: boolean }> {
        const found = await parts.database.accounts
          .selectFrom('account')
          .select(['provider_id', 'password'])
          .where('user_id', '=', userId)
          .execute()
        return {
          hasPassword: found.some(
            ({ provider_id, password }) => provider_id === CREDENTIAL && password !== null,
          ),
          hasOpenId: plugin !== null && found.some(({ provider_id }) => provider_id === providerId),
        }
      },
    },
  }
}
