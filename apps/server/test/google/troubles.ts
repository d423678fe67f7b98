import type { ServerResponse } from 'node:http'

/** Answers, or returns whether what was asked is done all the same before the connection breaks. */
type Behaviour = (response: ServerResponse) => void | 'does it'

const error = (code: number, reason: string, headers: Record<string, string> = {}): Behaviour => {
  const body = {
    error: { code, message: reason, errors: [{ domain: 'usageLimits', reason, message: reason }] },
  }
  return (response) =>
    void response
      .writeHead(code, { 'content-type': 'application/json; charset=UTF-8', ...headers })
      .end(JSON.stringify(body))
}

/** What Google, or what stands between, does in place of answering. */
export const GOOGLE_TROUBLES = {
  'too many requests': error(429, 'rateLimitExceeded', { 'retry-after': '7' }),
  'rate limit as 403': error(403, 'userRateLimitExceeded', { 'retry-after': '11' }),
  'interface is off': error(403, 'accessNotConfigured'),
  'gone away': error(503, 'backendError'),
  'an error without a body': (response) => void response.writeHead(500).end(),
  'a login page': (response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Sign in'),
  'half an answer': (response) =>
    void response
      .writeHead(200, { 'content-type': 'application/json' })
      .end('{"kind":"calendar#events","items":[{"id":"a'),
  'an empty object': (response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
  'a redirect': (response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
  'hanging up': (response) => void response.socket?.destroy(),
  silence: () => {},
  'an answer that is lost': () => 'does it',
} satisfies Record<string, Behaviour>

export type GoogleTrouble = keyof typeof GOOGLE_TROUBLES
