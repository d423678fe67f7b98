import { setImmediate as nextTurn } from 'node:timers/promises'
import type { MutationResult, PushRequest, PushResponse } from '@glimmer/sync/protocol'
import type { Database } from '../db/open.ts'
import { applyMutation } from './apply-mutation.ts'
import { readCounter } from './counter.ts'
import { isKnownCursor } from './cursor.ts'

/** Applies the mutations in their order, each in a transaction of its own. */
export async function push(database: Database, userId: string, request: PushRequest): Promise<PushResponse> {
  const { cursor, mutations } = request
  const isDiverged = await database.withUser(userId, async (trx) => {
    const { generation } = await readCounter(trx, userId)
    const isLater = mutations.some((mutation) => mutation.generation > generation)
    // What is from before an account reset is refused whatever its device has read.
    const isOld = mutations.every((mutation) => mutation.generation < generation)
    const isKnown = isOld || !cursor || (await isKnownCursor(trx, userId, cursor))
    return isLater || !isKnown
  })
  if (isDiverged) return { kind: 'reset', reason: 'diverged' }
  const results: MutationResult[] = []
  for (const mutation of mutations) {
    results.push(await database.withUser(userId, (trx) => applyMutation(trx, userId, mutation)))
    // The embedded database answers without a turn of the loop in between: others would wait for the whole batch.
    await nextTurn()
  }
  return { kind: 'results', results }
}
