import type { CustomFetch } from 'openid-client'

/** The provider gave no usable answer. `reason` names no more than what went wrong. */
export class ProviderAway extends Error {
  override readonly name = 'ProviderAway'
  readonly reason: string
  constructor(reason: string) {
    super(reason)
    this.reason = reason
  }
}

const MOST_BYTES = 256 * 1024

/**
 * Asks the operator's provider and nobody else: every address is at the issuer's origin, no redirect is followed, and
 * neither time nor size is without end. What is no answer throws `ProviderAway`.
 */
export function boundedFetch(issuer: string, limitMs: number): CustomFetch {
  const { origin } = new URL(issuer)
  return async (url, options) => {
    if (new URL(url).origin !== origin) throw new ProviderAway('an address elsewhere')
    const signal = AbortSignal.timeout(limitMs)
    try {
      const answer = await fetch(url, { ...(options as RequestInit), signal, redirect: 'manual' })
      const { status } = answer
      if (status >= 500 || (status >= 300 && status < 400)) {
        await answer.body?.cancel()
        throw new ProviderAway(`status ${status}`)
      }
      const body = await readAtMost(answer, MOST_BYTES)
      return new Response(status === 204 ? null : body, { status, headers: answer.headers })
    } catch (error) {
      if (error instanceof ProviderAway) throw error
      throw new ProviderAway(signal.aborted ? 'too slow' : 'not reachable')
    }
  }
}

async function readAtMost(answer: Response, most: number): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength
    // Leaving the loop cancels what is still to come.
    if (size > most) throw new ProviderAway('too large')
    chunks.push(chunk)
  }
  return new Blob(chunks)
}
