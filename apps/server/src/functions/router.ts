import { contract } from '@glimmer/api/contract'
import { implement } from '@orpc/server'
import type { Database } from '../db/open.ts'
import { type Allowance, useAllowance } from './allowance.ts'
import type { Breakdowns } from './breakdown/serve-breakdown.ts'

/** What a function knows of the request beside its input. */
export interface FunctionContext {
  readonly userId: string
  readonly requestId: string
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

/** The typed functions, as the contract names them. */
export function createRouter({ database, breakdowns, now }: RouterParts) {
  const typed = implement(contract).$context<FunctionContext>()
  return typed.router({
    taskBreakdownAi: typed.taskBreakdownAi.handler(async ({ input, context, errors, signal }) => {
      const { userId, requestId, headers } = context
      if (breakdowns.isConfigured) {
        const seconds = await useAllowance(database, BREAKDOWN_ALLOWANCE, userId, now())
        if (seconds !== null) {
          headers.set('retry-after', String(seconds))
          throw errors.TOO_MANY_REQUESTS({ message: restFor(seconds) })
        }
      }
      return breakdowns.answer(input, { userId, requestId, signal })
    }),
  })
}

function restFor(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  const pause = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return `The AI helper has answered you many times just now and rests for ${pause}. The built-in steps are always there.`
}
