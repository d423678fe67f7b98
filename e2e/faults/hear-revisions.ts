import { vi } from 'vitest'
import type { Account } from './account.ts'

/** The stream of pings, as a device hears it. */
export interface HeardRevisions {
  /** Resolves when a ping with this revision, or a later one, has come. */
  upTo(rev: number): Promise<unknown>
  /** Resolves when the server has ended the stream. */
  readonly ended: Promise<void>
  stop(): Promise<void>
}

export async function hearRevisions(account: Account): Promise<HeardRevisions> {
  let newest = -1
  const leaving = new AbortController()
  const response = await account.get(`/api/sync/events?owner=${account.userId}`, leaving.signal)
  if (!response.ok || !response.body) throw new Error(`The stream was answered ${response.status}`)
  const listen = async (body: ReadableStream<Uint8Array>) => {
    const text = new TextDecoder()
    let heard = ''
    for await (const chunk of body) {
      heard += text.decode(chunk, { stream: true })
      newest = Number(heard.match(/data: \d+(?!.*data: )/s)?.[0].slice(6) ?? -1)
    }
  }
  const ended = listen(response.body).catch(() => {})
  return {
    ended,
    upTo: (rev) => vi.waitUntil(() => newest >= rev, { timeout: 30_000 }),
    async stop() {
      leaving.abort()
      await ended
    },
  }
}
