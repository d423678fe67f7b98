import type { AddressName, AnswerOf, AnswerSchemaOf, SentTo } from '@glimmer/api/addresses'
import {
  type PullRequest,
  type PullResponse,
  type PushRequest,
  type PushResponse,
  pullResponseSchema,
  pushResponseSchema,
} from '@glimmer/sync/protocol'
import * as z from 'zod/mini'
import { requestTo } from '../lib/server-request.ts'
import { readRetryAfter } from '../lib/retry-delay.ts'

/**
 * The outcome of a request. `unreachable`: no answer in time, or a server error: try later. `signed_out`,
 * `other_owner`, `outdated`, `over_quota`: see `SyncPhase`. `unreadable`: the server cannot take one of the
 * mutations.
 */
export type Answer<T> =
  | { readonly kind: 'ok'; readonly value: T }
  | {
      readonly kind: 'unreachable' | 'signed_out' | 'other_owner' | 'outdated' | 'unreadable' | 'over_quota'
    }

export interface Transport {
  push(request: PushRequest): Promise<Answer<PushResponse>>
  pull(request: PullRequest): Promise<Answer<PullResponse>>
}

/** How the server can be asked, over HTTP. */
interface ServerTransport extends Transport {
  /** Milliseconds that the last answer asked its sender to wait; 0 where it did not. */
  askedToWait(): number
}

const TIMEOUT_MS = 30_000

/** The way to the server. `fetch` is an argument so that tests can lose a response. */
export function createTransport(fetch: typeof globalThis.fetch): ServerTransport {
  let askedToWait = 0

  async function ask<Name extends AddressName>(
    name: Name,
    schema: AnswerSchemaOf<Name>,
    sent: SentTo<Name>,
  ): Promise<Answer<AnswerOf<Name>>> {
    askedToWait = 0
    try {
      const [path, init] = requestTo(name, sent)
      const response = await fetch(path, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
      askedToWait = readRetryAfter(response.headers.get('retry-after'))
      if (!response.ok) return { kind: await kindOf(response) }
      const parsed = z.safeParse(schema, await response.json())
      return parsed.success ? { kind: 'ok', value: parsed.data } : { kind: 'unreachable' }
    } catch {
      return { kind: 'unreachable' }
    }
  }

  return {
    push: (body) => ask('POST /api/sync/push', pushResponseSchema, { body }),
    pull: (query) => ask('GET /api/sync/pull', pullResponseSchema, { query }),
    askedToWait: () => askedToWait,
  }
}

async function kindOf(response: Response): Promise<Exclude<Answer<never>['kind'], 'ok'>> {
  const { status } = response
  if (status === 401) return 'signed_out'
  if (status === 409) return 'other_owner'
  if (status === 426) return 'outdated'
  if (status === 507 && noRoom.safeParse(await response.json()).success) return 'over_quota'
  // Only our own server's answer about a mutation counts: a proxy that refuses everything must not empty the outbox.
  const isAboutMutation =
    (status === 400 || status === 413) && refusal.safeParse(await response.json()).success
  return isAboutMutation ? 'unreadable' : 'unreachable'
}

/** Told apart from a full disk, which is not the person's quota. */
const noRoom = z.object({ error: z.object({ code: z.literal('over_quota') }) })
const refusal = z.object({ error: z.object({ code: z.enum(['bad_mutation', 'too_large']) }) })
