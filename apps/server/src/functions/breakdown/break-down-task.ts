import type { BreakdownEvent, BreakdownRequest, BreakdownTrouble } from '@glimmer/api/task-breakdown'
import { MAX_STEPS } from '@glimmer/domain/breakdown/breakdown'
import { tidyBreakdown, tidySteps } from '@glimmer/domain/breakdown/tidy-breakdown'
import type { AskProvider } from './ask-provider.ts'
import { createJsonReader } from './json-reader.ts'
import { writePrompt } from './prompt.ts'
import { ProviderTrouble } from './provider-fetch.ts'

/** Twenty steps with every field as long as it may be, and room for what models put around them. */
const MOST_CHARACTERS = 64_000

const NOTHING_MADE = 'Failed to generate breakdown'
const CHECK_THE_KEY = `${NOTHING_MADE}. Please check the AI provider key configuration.`

/** What a person is told, in the words that the product always had for it. */
const SENTENCES: Record<BreakdownTrouble, string> = {
  not_configured: CHECK_THE_KEY,
  not_agreed: 'Nothing was sent to the AI service, as you have not agreed to that yet.',
  other_provider:
    'This server now uses another AI service, and you have not been asked about it yet. Close this and open it again to be asked.',
  key_refused: CHECK_THE_KEY,
  busy: `${NOTHING_MADE}. The AI service is very busy right now.`,
  slow: `${NOTHING_MADE}. The AI service took too long to answer.`,
  down: NOTHING_MADE,
  empty: 'No data received from AI service',
  unreadable: 'Invalid response format: missing suggestions',
}

export const inTrouble = (trouble: BreakdownTrouble): BreakdownEvent => ({
  kind: 'error',
  trouble,
  error: SENTENCES[trouble],
})

interface Asking {
  readonly ask: AskProvider
  readonly limitMs: number
  /** Aborted when the person does not wait any longer. */
  readonly signal: AbortSignal | undefined
  /** Hears of errors that are none of the provider's known troubles. */
  readonly onSurprise: (error: unknown) => void
}

/**
 * The steps while a provider writes them, then the breakdown or what was in its way; quietly nothing more where the
 * person has gone. However it ends, nothing of the request to the provider is left running.
 */
export async function* breakDownTask(
  request: BreakdownRequest,
  { ask, limitMs, signal, onSurprise }: Asking,
): AsyncGenerator<BreakdownEvent, void> {
  const ending = new AbortController()
  const limit = setTimeout(() => ending.abort('slow'), limitMs)
  const leave = () => ending.abort('left')
  signal?.addEventListener('abort', leave)
  try {
    if (signal?.aborted) return
    const reader = createJsonReader()
    let told = 0
    for await (const piece of ask(writePrompt(request), ending.signal)) {
      const hasMore = reader.take(piece)
      if (reader.length() > MOST_CHARACTERS) return yield inTrouble('unreadable')
      if (!hasMore || told === MAX_STEPS) continue
      const subtasks = tidySteps(stepsIn(reader.soFar()))
      if (!subtasks) return yield inTrouble('unreadable')
      told += 1
      yield { kind: 'partial', suggestions: { subtasks } }
    }
    if (reader.length() === 0) return yield inTrouble('empty')
    const suggestions = tidyBreakdown(reader.whole())
    yield suggestions ? { kind: 'done', suggestions } : inTrouble('unreadable')
  } catch (error) {
    if (ending.signal.reason === 'slow') yield inTrouble('slow')
    else if (ending.signal.reason !== 'left') {
      if (!(error instanceof ProviderTrouble)) onSurprise(error)
      yield inTrouble(troubleOf(error))
    }
  } finally {
    clearTimeout(limit)
    signal?.removeEventListener('abort', leave)
    ending.abort('ended')
  }
}

function stepsIn(answer: unknown): unknown {
  return (answer as { subtasks?: unknown } | undefined)?.subtasks
}

function troubleOf(error: unknown): BreakdownTrouble {
  if (!(error instanceof ProviderTrouble)) return 'down'
  return error.kind === 'format_refused' ? 'down' : error.kind
}
