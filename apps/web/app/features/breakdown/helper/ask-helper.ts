import { contract, FUNCTIONS_PATH } from '@glimmer/api/contract'
import { CONSENT_HEADER, MAX_CHALLENGES, MAX_CONTEXT_LENGTH } from '@glimmer/api/task-breakdown'
import { createORPCClient, ORPCError } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { carryOutSignOut } from '../../../session/pending-sign-out.ts'
import type { AskProvider, BreakdownRequest } from '../provider.ts'
import { words } from '../words.ts'

interface Consent {
  readonly agreedTo: string
}

const link = new OpenAPILink<Consent>(contract, {
  url: () => new URL(FUNCTIONS_PATH, location.origin),
  headers: ({ context }) => ({ accept: 'text/event-stream', [CONSENT_HEADER]: context.agreedTo }),
  fetch: async (request, init) => {
    // A sign-out that was made offline is carried out first, so that nothing is sent as the former account.
    const settled = await carryOutSignOut()
    if (settled.kind === 'unreachable') throw new TypeError('the server cannot be reached')
    return fetch(request, init)
  },
  customErrorResponseBodyDecoder: (body, { status }) =>
    new ORPCError('REFUSED', { status, message: sentenceIn(body) ?? words.broken }),
})

const functions: ContractRouterClient<typeof contract, Consent> = createORPCClient(link)

/**
 * Asks the server's AI provider, if it is still the one that the person agreed to. Gives the steps as they come, then
 * the whole breakdown or a sentence on why there is none.
 */
export const askHelper = (agreedTo: string): AskProvider =>
  async function* (request, signal) {
    try {
      const events = await functions.taskBreakdownAi(cutToSize(request), { signal, context: { agreedTo } })
      for await (const event of events) {
        if (event.kind === 'partial') yield { kind: 'steps', subtasks: event.suggestions.subtasks }
        else if (event.kind === 'done') return yield { kind: 'ok', breakdown: event.suggestions }
        else return yield { kind: 'error', message: event.error }
      }
    } catch (error) {
      if (signal.aborted) return
      yield { kind: 'error', message: error instanceof ORPCError ? error.message : words.broken }
    }
  }

/** Cuts the lists to what the server accepts; the first entries are enough to understand a task. */
function cutToSize({ taskTitle, taskContext, userPreferences }: BreakdownRequest) {
  const primaryChallenges = userPreferences.primaryChallenges.slice(0, MAX_CHALLENGES)
  return {
    taskTitle,
    taskContext: taskContext?.slice(0, MAX_CONTEXT_LENGTH).toWellFormed() ?? null,
    userPreferences: { ...userPreferences, primaryChallenges },
  }
}

function sentenceIn(body: unknown): string | null {
  const { error } = (body ?? {}) as { error?: { message?: unknown } }
  return typeof error?.message === 'string' && error.message !== '' ? error.message : null
}
