import type { Logger } from 'pino'

/** What went wrong between us and a provider. The message holds nothing of what was asked or answered. */
export class ProviderTrouble extends Error {
  override readonly name = 'ProviderTrouble'
  readonly kind: 'key_refused' | 'busy' | 'down' | 'unreadable' | 'format_refused'
  constructor(kind: ProviderTrouble['kind']) {
    super(kind)
    this.kind = kind
  }
}

const EVENTS = 'text/event-stream'

/**
 * Fetches from the operator's provider: no redirect is followed (it would take the key along), an answer that is not
 * good becomes a trouble before anybody reads it, and no more than `mostBytes` of any answer is taken in. An endpoint
 * that cannot stream answers in one piece; that is handed on as a stream of one event. The log learns the status of what
 * went wrong, for the operator.
 */
export function createProviderFetch(mostBytes: number, log: Logger): typeof fetch {
  return async (input, init) => {
    const answer = await fetch(input, { ...init, redirect: 'manual' }).catch((error: unknown) => {
      if (init?.signal?.aborted) throw error
      log.warn({ err: error }, 'the AI provider cannot be reached')
      throw new ProviderTrouble('down')
    })
    const trouble = troubleOf(answer)
    if (trouble) {
      log.warn({ status: answer.status, type: typeOf(answer) }, 'the AI provider gave no answer')
      await answer.body?.cancel().catch(() => {})
      throw new ProviderTrouble(trouble)
    }
    const body = answer.body?.pipeThrough(atMost(mostBytes)) ?? null
    const bounded = new Response(body, { status: 200, headers: { 'content-type': EVENTS } })
    if (typeOf(answer) === EVENTS) return bounded
    return new Response(asOneEvent(await bounded.text()), { headers: { 'content-type': EVENTS } })
  }
}

function troubleOf(answer: Response): ProviderTrouble['kind'] | null {
  const { status } = answer
  if (status === 401 || status === 403) return 'key_refused'
  if (status === 429) return 'busy'
  if (status === 400 || status === 422) return 'format_refused'
  if (!answer.ok) return 'down'
  return [EVENTS, 'application/json'].includes(typeOf(answer)) ? null : 'unreadable'
}

function typeOf(answer: Response): string {
  return (answer.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase().slice(0, 100) ?? ''
}

function atMost(bytes: number): TransformStream<Uint8Array, Uint8Array> {
  let taken = 0
  return new TransformStream({
    transform(chunk, controller) {
      taken += chunk.byteLength
      if (taken > bytes) controller.error(new ProviderTrouble('unreadable'))
      else controller.enqueue(chunk)
    },
  })
}

interface Completion {
  readonly choices?: readonly { readonly message?: unknown; readonly finish_reason?: unknown }[]
}

function asOneEvent(text: string): string {
  if (text.trim() === '') return ''
  try {
    const completion = JSON.parse(text) as Completion
    const [choice] = completion.choices ?? []
    if (!choice) throw new ProviderTrouble('unreadable')
    const delta = { delta: choice.message, finish_reason: choice.finish_reason ?? 'stop', index: 0 }
    return `data: ${JSON.stringify({ choices: [delta] })}\n\n`
  } catch {
    throw new ProviderTrouble('unreadable')
  }
}
