import { setImmediate as nextTurn } from 'node:timers/promises'
import type { MutationResult, PushRequest, PushResponse } from '@glimmer/sync/protocol'
import type { Database } from '../db/open.ts'
import { applyMutation } from './apply-mutation.ts'
import { readCounter } from './counter.ts'
import { isKnownCursor } from './cursor.ts'
import { pruneHistory, REVISIONS_BETWEEN_PRUNINGS } from './prune-history.ts'

/** Applies the mutations in their order, each in a transaction of its own. */
export async function push(database: Database, userId: string, request: PushRequest): Promise<PushResponse> {
  const { cursor, mutations } = request
  const before = await database.withUser(userId, async (trx) => {
    const { rev, generation } = await readCounter(trx, userId)
    const isLater = mutations.some((mutation) => mutation.generation > generation)
    // What is from before an account reset is refused whatever its device has read.
    const isOld = mutations.every((mutation) => mutation.generation < generation)
    const isKnown = isOld || !cursor || (await isKnownCursor(trx, userId, cursor))
    return { rev, isDiverged: isLater || !isKnown }
  })
  if (before.isDiverged) return { kind: 'reset', reason: 'diverged' }
  const results: MutationResult[] = []
  for (const mutation of mutations) {
    results.push(await database.withUser(userId, (trx) => applyMutation(trx, userId, mutation)))
    // The embedded database answers without a turn of the loop in between: others would wait for the whole batch.
    await nextTurn()
  }
  if (results.some((result) => isTimeToPrune(result, before.rev))) {
    await database.withUser(userId, (trx) => pruneHistory(trx, userId))
  }
  return { kind: 'results', results }
}

/** Only for what is new: a push that is sent again must not stumble again over the same pruning. */
function isTimeToPrune(result: MutationResult, before: number): boolean {
  return result.status === 'applied' && result.rev > before && result.rev % REVISIONS_BETWEEN_PRUNINGS === 0
}
