import { baseUrlOf } from '../../auth/links.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/open.ts'
import { createGoogleConnector } from './connector.ts'
import { placesOf } from './places.ts'
import { createGoogleSignIn } from './sign-in.ts'
import { createTokens } from './tokens.ts'

interface GoogleParts {
  readonly config: Pick<Config, 'google' | 'baseUrl' | 'port'>
  readonly database: Pick<Database, 'accounts'>
  readonly secret: string
}

/** Google's calendars, where the operator has a client of Google's; else null. */
export function createGoogle({ config, database, secret }: GoogleParts) {
  if (!config.google) return null
  const { clientId, clientSecret, testServer } = config.google
  const client = { clientId, clientSecret, places: placesOf(testServer) }
  const tokens = createTokens(client)
  const redirectUri = `${baseUrlOf(config)}/calendars`
  return {
    connector: createGoogleConnector(client, tokens),
    signIn: createGoogleSignIn({ database, client, tokens, secret, redirectUri }),
  }
}

export type Google = NonNullable<ReturnType<typeof createGoogle>>
