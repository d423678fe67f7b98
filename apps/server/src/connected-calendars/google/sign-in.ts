import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import type { Database } from '../../db/open.ts'
import type { GuardedFetch } from '../../outbound/guarded-fetch.ts'
import type { Credentials } from '../connector.ts'
import { GOOGLE_SCOPES } from './places.ts'
import type { GoogleClient, GoogleTokens } from './tokens.ts'

const LASTS_MS = 10 * 60 * 1000

interface SignInParts {
  readonly database: Pick<Database, 'accounts'>
  readonly client: GoogleClient
  readonly tokens: GoogleTokens
  /** Of the server: what proves to Google who began is made of it. */
  readonly secret: string
  /** The page to which Google leads people back. */
  readonly redirectUri: string
}

interface Asking {
  readonly session: { readonly userId: string; readonly sessionId: string }
  readonly now: Date
}

/** `over`: not begun in this session, or used, or more than ten minutes ago. `less`: the person allowed only a part. */
export type GoogleSignIn =
  | { readonly kind: 'ok'; readonly credentials: Credentials }
  | { readonly kind: 'over' }
  | { readonly kind: 'less' }
  | { readonly kind: 'turned_back' }

/**
 * Asks people on Google's own page whether Glimmer may use their calendars. What was begun is kept on the server, for its
 * session alone and once: an address that somebody else made leads to nothing.
 */
export function createGoogleSignIn({ database, client, tokens, secret, redirectUri }: SignInParts) {
  const keyOf = (state: string, { sessionId }: Asking['session']) =>
    createHash('sha256')
      .update(JSON.stringify(['google-calendar', state, sessionId]))
      .digest('base64url')
  // Only who knows the secret can tell it from the state, which passes through the browser.
  const verifierOf = (state: string) =>
    createHmac('sha256', secret).update(`google-calendar-verifier.${state}`).digest('base64url')

  return {
    /** Returns the address of Google's page. */
    async begin({ session, now }: Asking): Promise<string> {
      const state = randomBytes(32).toString('base64url')
      await database.accounts
        .insertInto('verification')
        .values({
          id: randomUUID(),
          identifier: keyOf(state, session),
          // What names the account goes with it.
          value: session.userId,
          expires_at: new Date(now.getTime() + LASTS_MS).toISOString(),
        })
        .execute()
      const url = new URL(client.places.authorize)
      url.search = new URLSearchParams({
        client_id: client.clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: GOOGLE_SCOPES.join(' '),
        state,
        code_challenge: createHash('sha256').update(verifierOf(state)).digest('base64url'),
        code_challenge_method: 'S256',
        // A token that renews, also for who agreed before.
        access_type: 'offline',
        prompt: 'consent',
      }).toString()
      return url.href
    },

    /** Takes what Google added to the address of the page. Where it was not begun in this session Google is not asked. */
    async finish(
      answer: { readonly state: string; readonly code?: string | undefined },
      { session, now }: Asking,
      fetch: GuardedFetch,
    ): Promise<GoogleSignIn> {
      const { numDeletedRows } = await database.accounts
        .deleteFrom('verification')
        .where('identifier', '=', keyOf(answer.state, session))
        .where('value', '=', session.userId)
        .where('expires_at', '>', now.toISOString())
        .executeTakeFirst()
      if (numDeletedRows !== 1n) return { kind: 'over' }
      if (answer.code === undefined) return { kind: 'turned_back' }
      const given = await tokens.exchange(answer.code, verifierOf(answer.state), redirectUri, { fetch, now })
      if (!given) return { kind: 'over' }
      const { credentials, scopes } = given
      if (GOOGLE_SCOPES.every((scope) => scopes.includes(scope))) return { kind: 'ok', credentials }
      // Giving it back would end an account that is connected already as well.
      return { kind: 'less' }
    },
  }
}
