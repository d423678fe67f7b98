import { createHmac, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Key {
  readonly kid: string
  readonly privateKey: KeyObject
  readonly publicKey: KeyObject
}

/** How a provider signs. The public key as a secret is what a careless client would check it with. */
export type Signing = 'right' | 'none' | 'public key as secret' | 'other key' | 'broken'

type Endpoint = 'discovery' | 'token' | 'keys' | 'userinfo'
type Behaviour = (response: ServerResponse) => void

export function makeKey(kid: string): Key {
  return { kid, ...generateKeyPairSync('rsa', { modulusLength: 2048 }) }
}

/** What a provider does in place of answering. */
export const TROUBLES = {
  'an error of its own': (response) => void response.writeHead(502).end('Bad gateway'),
  silence: () => {},
  'hanging up': (response) => void response.socket?.destroy(),
  'a redirect': (response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
  'half a megabyte': (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ filler: 'x'.repeat(512 * 1024) }))
  },
} satisfies Record<string, Behaviour>

/** Answers that are there, but are none. */
export const NONSENSE = {
  'a page': (response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Sign in'),
  'half an object': (response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end('{"issuer"'),
  'an empty object': (response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
} satisfies Record<string, Behaviour>

/** A small provider on loopback that says whatever it is told to, true or not. It gives codes to nobody: a test makes them up. */
export async function startHostileProvider() {
  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const says = {
    document: {} as Record<string, unknown>,
    claims: {} as Record<string, unknown>,
    userinfo: null as Record<string, unknown> | null,
    /** The nonce that the browser was sent along with. */
    nonce: '',
    signing: 'right' as Signing,
    keys: [makeKey('first')],
    signsWith: null as Key | null,
    troubles: {} as Partial<Record<Endpoint, Behaviour>>,
  }
  const asked: string[] = []
  const otherKey = makeKey('other')

  async function serve(request: IncomingMessage, response: ServerResponse) {
    for await (const _ of request) void _
    const path = request.url?.split('?')[0] ?? ''
    asked.push(path)
    const endpoint = path.startsWith('/.well-known') ? 'discovery' : (path.slice(1) as Endpoint)
    const trouble = says.troubles[endpoint]
    if (trouble) return trouble(response)
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(contentOf(endpoint)))
  }

  function contentOf(endpoint: Endpoint): unknown {
    if (endpoint === 'discovery') return { ...documentOf(issuer), ...says.document }
    if (endpoint === 'keys')
      return {
        keys: says.keys.map(({ kid, publicKey }) => ({
          ...publicKey.export({ format: 'jwk' }),
          kid,
          use: 'sig',
          alg: 'RS256',
        })),
      }
    if (endpoint === 'userinfo') return says.userinfo
    return { access_token: 'an access token', token_type: 'Bearer', id_token: sign() }
  }

  function sign(): string {
    const now = Math.floor(Date.now() / 1000)
    const claims = { iss: issuer, aud: 'glimmer', iat: now, exp: now + 60, nonce: says.nonce, ...says.claims }
    const key = says.signsWith ?? says.keys[0] ?? makeKey('first')
    const isHmac = says.signing === 'public key as secret'
    const alg = says.signing === 'none' ? 'none' : isHmac ? 'HS256' : 'RS256'
    const text = [{ alg, kid: key.kid, typ: 'JWT' }, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.')
    if (alg === 'none') return `${text}.`
    if (isHmac) {
      const secret = key.publicKey.export({ format: 'pem', type: 'spki' })
      return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
    }
    const by = says.signing === 'other key' ? { ...otherKey, kid: key.kid } : key
    const signature = createSign('RSA-SHA256').update(text).sign(by.privateKey)
    if (says.signing === 'broken') signature[0] = (signature[0] ?? 0) ^ 1
    return `${text}.${signature.toString('base64url')}`
  }

  return {
    issuer,
    says,
    asked,
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: 'glimmer',
      OIDC_CLIENT_SECRET: 'a secret that nobody may log',
      OIDC_NAME: 'Example House',
    },
    close() {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

/** What an honest provider says of itself. */
export function documentOf(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    userinfo_endpoint: `${issuer}/userinfo`,
    // It would take any.
    id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
  }
}
