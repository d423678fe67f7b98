import { contract, wholeContract } from '@glimmer/api/contract'
import type { BreakdownAnswer, BreakdownEvent } from '@glimmer/api/task-breakdown'
import { implement } from '@orpc/server'
import type { Database } from '../db/open.ts'
import { type Allowance, useAllowance } from './allowance.ts'
import type { Breakdowns } from './breakdown/serve-breakdown.ts'

/** What a function knows of the request beside its input. */
export interface FunctionContext {
  readonly userId: string
  readonly requestId: string
  /** The provider that the person agreed to, as the request's header names it. */
  readonly agreedTo: string | null
  /** Headers that the answer gets. */
  readonly headers: Headers
}

interface RouterParts {
  readonly database: Database
  readonly breakdowns: Breakdowns
  readonly now: () => number
}

const BREAKDOWN_ALLOWANCE: Allowance = {
  name: 'task-breakdown-ai',
  times: 20,
  windowMs: 10 * 60 * 1000,
}

/** The typed functions, as the contract names them: in a stream, and as a whole at the end. */
export function createRouters({ database, breakdowns, now }: RouterParts) {
  /** Counts one use. Returns the seconds to wait where the person has used up what they may ask for, else null. */
  async function secondsToRest({ userId, headers }: FunctionContext): Promise<number | null> {
    if (!breakdowns.isConfigured) return null
    const seconds = await useAllowance(database, BREAKDOWN_ALLOWANCE, userId, now())
    if (seconds !== null) headers.set('retry-after', String(seconds))
    return seconds
  }

  const typed = implement(contract).$context<FunctionContext>()
  const whole = implement(wholeContract).$context<FunctionContext>()
  return {
    streamed: typed.router({
      taskBreakdownAi: typed.taskBreakdownAi.handler(async ({ input, context, errors, signal }) => {
        const seconds = await secondsToRest(context)
        if (seconds !== null) throw errors.TOO_MANY_REQUESTS({ message: restFor(seconds) })
        return breakdowns.answer(input, { ...context, signal })
      }),
    }),
    whole: whole.router({
      taskBreakdownAi: whole.taskBreakdownAi.handler(async ({ input, context, errors, signal }) => {
        const seconds = await secondsToRest(context)
        if (seconds !== null) throw errors.TOO_MANY_REQUESTS({ message: restFor(seconds) })
        return wholeOf(breakdowns.answer(input, { ...context, signal }))
      }),
    }),
  }
}

/** The last event of a breakdown as one answer. It is missing only where the person has gone, and then nobody reads the answer. */
async function wholeOf(events: AsyncIterable<BreakdownEvent>): Promise<BreakdownAnswer> {
  for await (const event of events) {
    if (event.kind === 'done') return { suggestions: event.suggestions }
    if (event.kind === 'error') return { error: event.error }
  }
  return { error: '' }
}

function restFor(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  const pause = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return `You have asked the AI helper many times in a short time. You can ask it again in ${pause}. The built-in steps are always there.`
}
