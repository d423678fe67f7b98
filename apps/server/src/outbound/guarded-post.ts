import type { lookup } from 'node:dns'
import { createGuard, hostOf } from './guarded-request.ts'

/** What a stranger's address answered. Nothing of its body is kept. */
export interface Answered {
  readonly status: number
  readonly retryAfter: string | undefined
}

interface Post {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | null
}

export interface GuardedPostOptions {
  /** Hosts of the operator's own network that may be asked, also by http and at any port. */
  readonly privateHosts: readonly string[]
  readonly limitMs?: number
  readonly resolve?: typeof lookup
}

export type GuardedPost = ReturnType<typeof createGuardedPost>

const LIMIT_MS = 10_000
/** Whoever has more to say is cut off. */
const MOST_BYTES = 16 * 1024

/** Posts to an address that somebody else chose. No redirect is followed, and neither time nor size is without end. */
export function createGuardedPost({ privateHosts, limitMs = LIMIT_MS, resolve }: GuardedPostOptions) {
  const guard = createGuard({ isOwn: (url) => privateHosts.includes(hostOf(url)), resolve })

  return {
    mayAsk: guard.mayAsk,

    /** Throws `NotAllowed`, or what broke the connection. */
    async post(address: string, { headers, body }: Post): Promise<Answered> {
      const signal = AbortSignal.timeout(limitMs)
      const asking = guard.request(address, { method: 'POST', headers, signal })
      return new Promise((fulfil, fail) => {
        asking.on('error', fail)
        asking.on('response', (response) => {
          const { statusCode: status = 0, headers: answered } = response
          fulfil({ status, retryAfter: answered['retry-after'] })
          let size = 0
          response.on('error', () => {})
          response.on('data', (chunk: Buffer) => {
            size += chunk.length
            if (size > MOST_BYTES) asking.destroy()
          })
        })
        asking.end(body ?? undefined)
      })
    },
  }
}
