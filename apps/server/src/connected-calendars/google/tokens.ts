import * as z from 'zod'
import type { GuardedFetch } from '../../outbound/guarded-fetch.ts'
import { type Access, ConnectorTrouble, type Credentials } from '../connector.ts'
import { askOnce, readJson, reasonOf } from './answer.ts'
import type { Places } from './places.ts'

export interface GoogleClient {
  readonly clientId: string
  readonly clientSecret: string
  readonly places: Places
}

const tokensSchema = z.object({
  access_token: z.string().min(1),
  expires_in: z.number(),
  refresh_token: z.string().min(1).optional(),
  scope: z.string().default(''),
})

/** So much before its end a token is taken for over. */
const EARLY_MS = 60_000
const MOST_BYTES = 64 * 1024

interface Asking {
  readonly fetch: GuardedFetch
  readonly signal?: AbortSignal
  readonly now: Date
}

/** What opens an account of Google: a token that renews, one that is short, and when that is over. */
function credentialsOf(tokens: z.infer<typeof tokensSchema>, refresh: string, now: Date): Credentials {
  const endsAt = new Date(now.getTime() + tokens.expires_in * 1000)
  return { refresh, access: tokens.access_token, endsAt: endsAt.toISOString() }
}

export function createTokens({ clientId, clientSecret, places }: GoogleClient) {
  const ask = ({ fetch, signal }: Asking, form: Record<string, string>) =>
    askOnce(fetch, places.token, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...form, client_id: clientId, client_secret: clientSecret }).toString(),
      mostBytes: MOST_BYTES,
      ...(signal && { signal }),
    })

  async function renew(access: Access): Promise<void> {
    const asking = { ...access, now: access.now() }
    const refresh = access.credentials['refresh'] ?? ''
    const answer = await ask(asking, { grant_type: 'refresh_token', refresh_token: refresh })
    if (answer.status !== 200) {
      const reason = reasonOf(answer)
      // With another client than the one that it agreed to, an account has to be connected anew as well.
      const isOver = reason === 'invalid_grant' || reason === 'unauthorized_client'
      throw new ConnectorTrouble(isOver ? 'sign_in' : reason === '' ? 'not_understood' : 'not_allowed')
    }
    const tokens = readJson(answer, tokensSchema)
    await access.keep(credentialsOf(tokens, tokens.refresh_token ?? refresh, asking.now))
  }

  return {
    /** A token to ask with. `refused`: one that Google does not take any more. */
    async accessToken(access: Access, refused?: string): Promise<string> {
      const { access: token = '', endsAt = '' } = access.credentials
      const isFresh = Date.parse(endsAt) - EARLY_MS > access.now().getTime()
      if (token !== '' && isFresh && token !== refused) return token
      await renew(access)
      return access.credentials['access'] ?? ''
    },

    /** What a code of Google's page is worth: null where it was used before, or is not of this verifier. */
    async exchange(
      code: string,
      verifier: string,
      redirectUri: string,
      asking: Asking,
    ): Promise<{ readonly credentials: Credentials; readonly scopes: readonly string[] } | null> {
      const answer = await ask(asking, {
        grant_type: 'authorization_code',
        code,
        code_verifier: verifier,
        redirect_uri: redirectUri,
      })
      if (answer.status !== 200) {
        const reason = reasonOf(answer)
        if (reason === 'invalid_grant') return null
        throw new ConnectorTrouble(reason === '' ? 'not_understood' : 'not_allowed')
      }
      const tokens = readJson(answer, tokensSchema)
      if (tokens.refresh_token === undefined) throw new ConnectorTrouble('not_understood')
      return {
        credentials: credentialsOf(tokens, tokens.refresh_token, asking.now),
        scopes: tokens.scope.split(' '),
      }
    },

    /** Gives what the person agreed to back to Google. */
    async revoke(credentials: Credentials, { fetch, signal }: Omit<Asking, 'now'>): Promise<void> {
      const token = credentials['refresh'] ?? ''
      await askOnce(fetch, places.revoke, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ token }).toString(),
        mostBytes: MOST_BYTES,
        ...(signal && { signal }),
      })
    },
  }
}

export type GoogleTokens = ReturnType<typeof createTokens>
