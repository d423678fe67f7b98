import type { BreakdownEvent, BreakdownRequest } from '@glimmer/api/task-breakdown'
import type { Logger } from 'pino'
import { type Ai, createAskProvider, nameProvider } from './ask-provider.ts'
import { breakDownTask, inTrouble } from './break-down-task.ts'

/** How long a person is kept waiting for the whole of an answer. */
const LIMIT_MS = 20_000
/** How many requests to the provider this process has under way at most. */
const AT_ONCE = 8

interface BreakdownParts {
  readonly ai: Ai | undefined
  readonly log: Logger
  readonly limitMs?: number
  readonly atOnce?: number
}

/** Whose request it is, for the log. */
interface Asker {
  readonly userId: string
  readonly requestId: string
  /** The provider that the person agreed to, where a header says so. */
  readonly agreedTo: string | null
  readonly signal: AbortSignal | undefined
}

export type Breakdowns = ReturnType<typeof createBreakdowns>

/**
 * The breakdowns of this process. The log learns who asked, how it ended and how long it took; never what was asked, nor
 * what was answered.
 */
export function createBreakdowns({ ai, log, limitMs = LIMIT_MS, atOnce = AT_ONCE }: BreakdownParts) {
  const ask = ai && createAskProvider(ai, log)
  let underWay = 0

  async function* serve(
    request: BreakdownRequest,
    { signal, requestId, agreedTo }: Asker,
  ): AsyncGenerator<BreakdownEvent, void> {
    if (!ai || !ask) return yield inTrouble('not_configured')
    const agreed = request.agreedTo ?? agreedTo
    if (agreed === null) return yield inTrouble('not_agreed')
    // A page that was open since before the operator chose another one.
    if (agreed !== nameProvider(ai)) return yield inTrouble('other_provider')
    if (underWay >= atOnce) return yield inTrouble('busy')
    underWay += 1
    try {
      const onSurprise = (error: unknown) =>
        log.warn({ requestId, err: withoutWords(error) }, 'a breakdown ended unexpectedly')
      yield* breakDownTask(request, { ask, limitMs, signal, onSurprise })
    } finally {
      underWay -= 1
    }
  }

  return {
    isConfigured: ask !== undefined,

    async *answer(request: BreakdownRequest, asker: Asker): AsyncGenerator<BreakdownEvent, void> {
      const { userId, requestId } = asker
      const start = performance.now()
      let outcome = 'left'
      try {
        for await (const event of serve(request, asker)) {
          if (event.kind === 'done') outcome = 'done'
          if (event.kind === 'error') outcome = event.trouble
          yield event
        }
      } finally {
        log.info(
          { requestId, userId, outcome, ms: Math.round(performance.now() - start) },
          'task-breakdown-ai',
        )
      }
    },
  }
}

/** The error's name and its places in the code: its message may quote what was asked or answered. */
function withoutWords(error: unknown): Error {
  const { name = 'Error', stack = '' } = error instanceof Error ? error : {}
  return Object.assign(new Error('its words are withheld'), { name, stack })
}
