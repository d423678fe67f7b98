import type { Hono } from 'hono'
import type { AppEnv } from '../src/http/context.ts'
import { expectDocumented } from './documented.ts'
import { ask } from './hear-events.ts'

interface Sending {
  readonly headers?: Record<string, string>
  /** The other end of the socket. */
  readonly address?: string
}

/** Speaks to the app as a browser does: keeps its cookies, says where its page came from. Each answer has to be as it is documented. */
export function openBrowser(app: Hono<AppEnv>, origin = 'http://localhost:3000') {
  const cookies = new Map<string, string>()

  const send = async (path: string, init: RequestInit, { headers = {}, address = '192.0.2.1' }: Sending) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await ask(
      app,
      new URL(path, origin).href,
      { ...init, headers: { host: new URL(origin).host, ...(cookie && { cookie }), ...headers } },
      { incoming: { socket: { remoteAddress: address } } as never },
    )
    await expectDocumented(init.method ?? 'GET', new URL(path, origin).pathname, response)
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split(/=(.*)/s) ?? []
      if (/max-age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }

  return {
    cookies,
    get: (path: string, sending: Sending = {}) => send(path, { method: 'GET' }, sending),
    /** A string is sent as it is, anything else as JSON. */
    post: (path: string, body: unknown, sending: Sending = {}) =>
      send(
        path,
        { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) },
        { ...sending, headers: { origin, 'content-type': 'application/json', ...sending.headers } },
      ),
  }
}

export type Browser = ReturnType<typeof openBrowser>

/** What an answer holds. Tests check it; its type is what they expect. */
export async function jsonOf<T>(response: Response): Promise<T> {
  return (await response.json()) as T
}

/** The error that an answer carries, with its status: `[401, 'signed_out']`. */
export async function refusalOf(response: Response): Promise<[number, string]> {
  const { error } = await jsonOf<{ error: { code: string } }>(response)
  return [response.status, error.code]
}
