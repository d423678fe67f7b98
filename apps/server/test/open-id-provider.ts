import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Context, Provider } from 'oidc-provider'

/** Somebody whom the provider knows, as it speaks of them. */
export interface Claims {
  readonly name?: string
  readonly email?: string
  readonly email_verified?: boolean
}

const CLIENT = { client_id: 'glimmer', client_secret: 'a secret that two servers share' }

/** A real OpenID provider on loopback. Its page asks who somebody is and believes them. */
export async function startOpenIdProvider() {
  let answer: RequestListener = (_, response) => void response.end()
  const server = createServer((request, response) => answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const people = new Map<string, Claims>()
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

  const provider = new Provider(issuer, {
    clients: [{ ...CLIENT, redirect_uris: ['http://localhost/auth'] }],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'first' }] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_: unknown, accountId: string) => ({
      accountId,
      claims: () => ({ sub: accountId, ...people.get(accountId) }),
    }),
    // Nobody is asked whether this client may know their name.
    async loadExistingGrant({ oidc }: { oidc: Context['oidc'] }) {
      const { client, session } = oidc
      const grant = new oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 600, IdToken: 60, Interaction: 600, Session: 600 },
  })
  // A server of a test listens on any port.
  provider.Client.prototype.redirectUriAllowed = (uri) => /^http:\/\/localhost:\d+\/auth$/.test(uri)
  provider.use(async (ctx, next) => {
    if (!ctx.path.startsWith('/interaction/')) return next()
    if (ctx.method === 'POST') {
      const person = new URLSearchParams(await readAll(ctx.req)).get('person') ?? ''
      const result = person === '' ? { error: 'access_denied' } : { login: { accountId: person } }
      return provider.interactionFinished(ctx.req, ctx.res, result)
    }
    ctx.type = 'html'
    ctx.body = pageFor([...people.keys()])
  })
  answer = provider.callback()

  /** Walks through its pages as this person, `''` for somebody who turns back. Returns what it sends the browser back with. */
  async function walk(url: string, person: string, cookies = new Map<string, string>()): Promise<string> {
    let next = new URL(url)
    let form: string | undefined
    for (let step = 0; step < 10; step += 1) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const response = await fetch(next, {
        redirect: 'manual',
        headers: {
          cookie,
          ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
        },
        ...(form !== undefined && { method: 'POST', body: form }),
      })
      for (const line of response.headers.getSetCookie()) {
        const [name = '', value = ''] = line.split(';')[0]?.split(/=(.*)/s) ?? []
        cookies.set(name, value)
      }
      const text = await response.text()
      const location = response.headers.get('location')
      form = location === null ? new URLSearchParams({ person }).toString() : undefined
      if (location !== null) next = new URL(location, next)
      else if (response.status !== 200) throw new Error(`the provider says ${response.status}: ${text}`)
      if (next.origin !== issuer) return next.search
    }
    throw new Error('the provider leads nowhere')
  }

  return {
    issuer,
    people,
    walk,
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT.client_id,
      OIDC_CLIENT_SECRET: CLIENT.client_secret,
      OIDC_NAME: 'Example House',
    },
    close() {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

export type OpenIdProviderOnLoopback = Awaited<ReturnType<typeof startOpenIdProvider>>

function pageFor(people: readonly string[]): string {
  const button = (value: string, label: string) => `<button name="person" value="${value}">${label}</button>`
  return `<!doctype html><html lang="en"><title>Example House</title><h1>Who are you?</h1><form method="post">${[
    ...people.map((person) => button(person, person)),
    button('', 'Turn back'),
  ].join(' ')}</form></html>`
}

async function readAll(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += (chunk as Buffer).toString()
  return text
}
