import { randomUUID } from 'node:crypto'

/** Somebody with an account at a server in a process of its own, and the way their devices' requests take there. */
export interface Account {
  readonly userId: string
  readonly email: string
  readonly password: string
  /** Sends a request to where the server is now, as this person's browser does. */
  send(request: Request): Promise<Response>
  get(path: string, signal?: AbortSignal): Promise<Response>
  post(path: string, body: unknown): Promise<Response>
}

let people = 0

/** Makes an account. `url` says where the server is, each time anew. */
export async function signUpAt(url: () => string): Promise<Account> {
  people += 1
  const person = { email: `${randomUUID()}@example.org`, password: `lantern ${randomUUID()}` }
  const account = enterAs(url, person)
  const response = await account.post('/api/auth/sign-up/email', { name: 'Ada', ...person })
  if (response.status !== 200) throw new Error(`The sign-up was answered ${response.status}`)
  const { user } = (await response.json()) as { user: { id: string } }
  return { ...account, ...person, userId: user.id }
}

function enterAs(url: () => string, person: { email: string; password: string }): Account {
  const cookies = new Map<string, string>()
  // Each from an address of their own: so many sign-ups from one would meet the rate limit.
  const address = `198.51.${Math.floor(people / 250)}.${people % 250}`
  const go = async (path: string, init: RequestInit): Promise<Response> => {
    const response = await fetch(new URL(path, url()), {
      ...init,
      headers: {
        origin: new URL(url()).origin,
        'x-forwarded-for': address,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(init.body ? { 'content-type': 'application/json' } : {}),
      },
    })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split(/=(.*)/s) ?? []
      cookies.set(name, value)
    }
    return response
  }
  return {
    userId: '',
    ...person,
    async send(request) {
      const { pathname, search } = new URL(request.url)
      const body = request.method === 'GET' ? null : await request.text()
      return go(pathname + search, { method: request.method, body, signal: request.signal })
    },
    get: (path, signal) => go(path, { method: 'GET', ...(signal && { signal }) }),
    post: (path, body) => go(path, { method: 'POST', body: JSON.stringify(body) }),
  }
}
