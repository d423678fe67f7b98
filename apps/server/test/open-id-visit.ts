import { expect } from 'vitest'
import { type Browser, jsonOf } from './browser.ts'

let visits = 0

/** Requests of a network address of their own, so that tests do not share the limit of tries. */
export function openIdVisit(browser: Browser) {
  visits += 1
  const address = `2001:db8:${visits.toString(16)}:19::1`
  const post = (path: string, body: unknown) => browser.post(`/api/auth/${path}`, body, { address })
  return {
    browser,
    post,
    get: (path: string) => browser.get(path, { address }),
    /** Begins, and returns the provider's address that the browser goes on to. */
    async start(body: { invitation?: string } = {}): Promise<URL> {
      const started = await post('open-id/start', body)
      expect(started.status).toBe(200)
      return new URL((await jsonOf<{ url: string }>(started)).url)
    },
    finish: (answer: string) => post('open-id/finish', { answer }),
  }
}

export type OpenIdVisit = ReturnType<typeof openIdVisit>
