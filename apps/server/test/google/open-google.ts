import { createHash } from 'node:crypto'
import type { Access, Credentials } from '../../src/connected-calendars/connector.ts'
import { createGoogleConnector } from '../../src/connected-calendars/google/connector.ts'
import { placesOf } from '../../src/connected-calendars/google/places.ts'
import { createTokens } from '../../src/connected-calendars/google/tokens.ts'
import { createGuardedFetch } from '../../src/outbound/guarded-fetch.ts'
import { type GoogleOnLoopback, SCOPES } from '../google-calendar.ts'

/** The connector for a Google on loopback, and what opens an account there as if its person had just agreed. */
export function openGoogle(google: GoogleOnLoopback, limitMs = 2_000) {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = google.settings
  const client = { clientId, clientSecret, places: placesOf(google.origin) }
  const tokens = createTokens(client)
  const fetch = createGuardedFetch({ privateHosts: [new URL(google.origin).host], limitMs })

  return {
    tokens,
    fetch,
    connector: createGoogleConnector(client, tokens),
    async accessOf(email: string, scopes: readonly string[] = Object.values(SCOPES)) {
      const challenge = createHash('sha256').update('verifier').digest('base64url')
      const code = google.grants.agree({ email, scopes, redirectUri: 'back', challenge, isOffline: true })
      const given = await tokens.exchange(code, 'verifier', 'back', { fetch, now: new Date() })
      if (!given) throw new Error('no tokens')
      return accessBy(given.credentials)
    },
    accessBy,
  }

  function accessBy(credentials: Credentials) {
    const kept: Credentials[] = []
    const access = {
      credentials,
      kept,
      keep(changed: Credentials) {
        access.credentials = changed
        kept.push(changed)
        return Promise.resolve()
      },
      fetch,
      signal: AbortSignal.timeout(600_000),
      now: () => new Date(),
    } satisfies Access & { kept: Credentials[] }
    return access
  }
}
