import type { Logger } from 'pino'
import type { Config } from '../../config.ts'
import { ANSWER_SCHEMA } from './prompt.ts'
import { createProviderFetch, ProviderTrouble } from './provider-fetch.ts'

/** Far more than the longest good answer, with the frames that a stream puts around each of its words. */
const MOST_BYTES = 2 * 1024 * 1024

export type Ai = NonNullable<Config['ai']>

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** The name under which people know whom they ask: its host; `localhost` where it runs beside this server. */
export function nameProvider({ baseUrl }: Pick<Ai, 'baseUrl'>): string {
  const { hostname } = new URL(baseUrl)
  return LOOPBACK.test(hostname) ? 'localhost' : hostname
}

interface Prompt {
  readonly system: string
  readonly user: string
}

/** Returns the way to have a provider write: the pieces of its text. Throws ProviderTrouble, or what aborted it. */
export type AskProvider = (prompt: Prompt, signal: AbortSignal) => AsyncGenerator<string, void>

/**
 * Asks for JSON of our shape. Where an endpoint does not know how to promise that (it answers 400), it is asked again
 * with words alone; what comes is checked either way.
 */
export function createAskProvider({ baseUrl, apiKey, model }: Ai, log: Logger): AskProvider {
  let takesSchema = true

  async function* ask(
    { system, user }: Prompt,
    signal: AbortSignal,
    withSchema: boolean,
  ): AsyncGenerator<string, void> {
    // Loaded at the first question: a server without a provider never needs it.
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
    const provider = createOpenAICompatible({
      name: 'provider',
      baseURL: baseUrl,
      ...(apiKey && { apiKey }),
      supportsStructuredOutputs: true,
      fetch: createProviderFetch(MOST_BYTES, log),
    })
    const { stream } = await provider.chatModel(model).doStream({
      prompt: [
        { role: 'system', content: system },
        { role: 'user', content: [{ type: 'text', text: user }] },
      ],
      ...(withSchema && { responseFormat: { type: 'json', name: 'breakdown', schema: ANSWER_SCHEMA } }),
      abortSignal: signal,
    })
    for await (const part of stream) {
      if (part.type === 'text-delta') yield part.delta
      if (part.type === 'error' && !isOnlyUnfinished(part.error)) throw troubleIn(part.error)
    }
  }

  return async function* (prompt, signal) {
    try {
      yield* ask(prompt, signal, takesSchema)
    } catch (error) {
      // This refusal comes before the first piece of text, so asking again repeats nothing.
      if (!takesSchema || !(error instanceof ProviderTrouble) || error.kind !== 'format_refused') throw error
      for await (const piece of ask(prompt, signal, false)) {
        takesSchema = false
        yield piece
      }
    }
  }
}

/** A stream that just ends: what came until then says whether it was enough. */
function isOnlyUnfinished(error: unknown): boolean {
  return error instanceof Error && error.name === 'AI_InvalidResponseDataError'
}

/** Junk between the events comes as an error of the parser; what a provider says of itself comes as it is. */
function troubleIn(error: unknown): ProviderTrouble {
  return new ProviderTrouble(error instanceof Error ? 'unreadable' : 'down')
}
