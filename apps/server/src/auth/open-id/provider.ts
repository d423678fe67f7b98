import * as client from 'openid-client'
import type { Logger } from 'pino'
import * as z from 'zod'
import { boundedFetch, ProviderAway } from './bounded-fetch.ts'
import type { Flow } from './flow.ts'
import { type Profile, readProfile } from './profile.ts'

export interface OpenIdSettings {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

interface ProviderParts {
  readonly settings: OpenIdSettings
  /** Where the provider sends people back to. */
  readonly redirectUri: string
  readonly log: Logger
  /** How long one request to it may take. */
  readonly limitMs?: number
}

/** Somebody whom the provider vouches for. `subject` never changes, whatever their address is. */
export interface Identity {
  readonly subject: string
  /** When they last proved to the provider who they are, in ms; null where it does not say. */
  readonly signedInAt: number | null
  readonly profile: () => Promise<Profile | Trouble>
}

/** `away`: it gave no answer. `cancelled`: the person went no further there. `refused`: its answer is not to be trusted. */
export interface Trouble {
  readonly kind: 'away' | 'cancelled' | 'refused'
}

const LIMIT_MS = 5_000
const KNOWN_FOR_MS = 60 * 60 * 1000
const SCOPE = 'openid email profile'
/** What a provider answers where the person turned back there. */
const TURNED_BACK = ['access_denied', 'login_required', 'consent_required', 'interaction_required']

/** Speaks with the operator's OpenID provider. Nothing is asked before somebody wants to sign in with it. */
export function createOpenIdProvider({ settings, redirectUri, log, limitMs = LIMIT_MS }: ProviderParts) {
  const { issuer, clientId, clientSecret } = settings
  const ask = boundedFetch(issuer, limitMs)
  const execute = issuer.startsWith('http:') ? [client.allowInsecureRequests] : []
  let known: { readonly server: Promise<client.ServerMetadata>; readonly until: number } | undefined

  async function discover(): Promise<client.ServerMetadata> {
    const found = await client.discovery(new URL(issuer), clientId, undefined, undefined, {
      [client.customFetch]: ask,
      execute,
    })
    const server = found.serverMetadata()
    const { authorization_endpoint = '', token_endpoint, jwks_uri } = server
    if (!/^https?:$/.test(URL.parse(authorization_endpoint)?.protocol ?? '') || !token_endpoint || !jwks_uri)
      throw new ProviderAway('an incomplete document')
    const asked = [token_endpoint, jwks_uri, server.userinfo_endpoint ?? issuer]
    if (asked.some((url) => URL.parse(url)?.origin !== new URL(issuer).origin))
      throw new ProviderAway('an address elsewhere')
    return {
      issuer: server.issuer,
      authorization_endpoint,
      token_endpoint,
      jwks_uri,
      userinfo_endpoint: server.userinfo_endpoint,
      authorization_response_iss_parameter_supported: server.authorization_response_iss_parameter_supported,
      token_endpoint_auth_methods_supported: server.token_endpoint_auth_methods_supported,
      id_token_signing_alg_values_supported: server.id_token_signing_alg_values_supported,
    }
  }

  /** Its document, asked for once an hour, by all who wait for it together. One that could not be had is asked for again. */
  function findServer(): Promise<client.ServerMetadata> {
    if (known && known.until > Date.now()) return known.server
    const server = discover()
    known = { server, until: Date.now() + KNOWN_FOR_MS }
    server.catch(() => (known = undefined))
    return server
  }

  /** With keys of its own, so that those of the provider are asked for at each sign-in and an old one is worth nothing. */
  async function configure(): Promise<client.Configuration> {
    const server = await findServer()
    const methods = server.token_endpoint_auth_methods_supported
    const isPostOnly = methods !== undefined && !methods.includes('client_secret_basic')
    const authenticate = isPostOnly ? client.ClientSecretPost : client.ClientSecretBasic
    const made = new client.Configuration(server, clientId, undefined, authenticate(clientSecret))
    made[client.customFetch] = ask
    // Checks the signature too, and takes none that is made with a secret.
    client.enableNonRepudiationChecks(made)
    for (const extend of execute) extend(made)
    return made
  }

  function troubleOf(error: unknown): Trouble {
    const { kind, reason } = explain(error)
    if (kind !== 'cancelled') log.warn({ reason }, 'signing in with the OpenID provider did not work')
    return { kind }
  }

  return {
    /** The address of the provider's page. `isFresh`: who is signed in there already has to prove again who they are. */
    async begin(
      flow: Pick<Flow, 'state' | 'nonce' | 'verifier'>,
      isFresh: boolean,
    ): Promise<{ readonly kind: 'ok'; readonly url: string } | { readonly kind: 'away' }> {
      try {
        const url = client.buildAuthorizationUrl(await configure(), {
          redirect_uri: redirectUri,
          scope: SCOPE,
          state: flow.state,
          nonce: flow.nonce,
          code_challenge: await client.calculatePKCECodeChallenge(flow.verifier),
          code_challenge_method: 'S256',
          ...(isFresh && { prompt: 'login', max_age: '0' }),
        })
        return { kind: 'ok', url: url.href }
      } catch (error) {
        // A document that cannot be used is as good as none.
        troubleOf(error)
        return { kind: 'away' }
      }
    },

    /** Who came back, by what the provider sent along. */
    async finish(
      answer: string,
      flow: Pick<Flow, 'state' | 'nonce' | 'verifier'>,
    ): Promise<{ readonly kind: 'ok'; readonly identity: Identity } | Trouble> {
      try {
        const config = await configure()
        const url = new URL(redirectUri)
        url.search = answer
        const tokens = await client.authorizationCodeGrant(config, url, {
          expectedState: flow.state,
          expectedNonce: flow.nonce,
          pkceCodeVerifier: flow.verifier,
        })
        const claims = claimsSchema.parse(tokens.claims())
        // The library looks at this claim only where there are several audiences.
        if (claims.azp !== undefined && claims.azp !== clientId) throw new Error('azp')
        const profile = async () => {
          if (claims.email !== undefined) return readProfile(claims)
          try {
            return readProfile(await client.fetchUserInfo(config, tokens.access_token, claims.sub))
          } catch (error) {
            return troubleOf(error)
          }
        }
        const signedInAt = claims.auth_time === undefined ? null : claims.auth_time * 1000
        return { kind: 'ok', identity: { subject: claims.sub, signedInAt, profile } }
      } catch (error) {
        return troubleOf(error)
      }
    },
  }
}

export type OpenIdProvider = ReturnType<typeof createOpenIdProvider>

const claimsSchema = z.looseObject({
  sub: z
    .string()
    .min(1)
    .max(255)
    .regex(/^[^\p{Cc}]+$/u),
  azp: z.string().optional(),
  auth_time: z.number().optional(),
  email: z.unknown().optional(),
})

/** What kind of trouble an error is, and a word for the log that quotes nothing of anybody. */
function explain(error: unknown): Trouble & { readonly reason: string } {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ProviderAway) return { kind: 'away', reason: cause.reason }
  }
  if (error instanceof client.AuthorizationResponseError) {
    const kind = TURNED_BACK.includes(error.error)
      ? 'cancelled'
      : ['server_error', 'temporarily_unavailable'].includes(error.error)
        ? 'away'
        : 'refused'
    return { kind, reason: bounded(error.error) }
  }
  if (error instanceof client.ResponseBodyError) return { kind: 'refused', reason: bounded(error.error) }
  if (error instanceof client.ClientError)
    return { kind: 'refused', reason: bounded(error.code ?? error.message) }
  return { kind: 'refused', reason: error instanceof Error ? bounded(error.name) : 'unknown' }
}

function bounded(word: string): string {
  return word.replaceAll(/[^\w .-]/g, '?').slice(0, 60)
}
