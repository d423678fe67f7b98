import { setImmediate as nextTurn } from 'node:timers/promises'
import type { MutationResult, PushRequest, PushResponse } from '@glimmer/sync/protocol'
import type { Transaction } from 'kysely'
import type { Database } from '../db/open.ts'
import type { PersonalTables } from '../db/tables.ts'
import { applyMutation } from './apply-mutation.ts'
import { lockCounter } from './counter.ts'
import { isKnownCursor } from './cursor.ts'

/** Applies the mutations in their order, each in a transaction of its own. */
export async function push(database: Database, userId: string, request: PushRequest): Promise<PushResponse> {
  const results: MutationResult[] = []
  for (const mutation of request.mutations) {
    const result = await database.withUser(userId, async (trx) => {
      const counter = await lockCounter(trx, userId)
      const isFirst = results.length === 0
      if (isFirst && (await isDiverged(trx, userId, counter.generation, request))) return null
      return applyMutation(trx, userId, counter, mutation)
    })
    if (!result) return { kind: 'reset', reason: 'diverged' }
    results.push(result)
    // The embedded database answers without a turn of the loop in between: others would wait for the whole batch.
    await nextTurn()
  }
  return { kind: 'results', results }
}

/** Whether the device knows of things that this server never did. */
async function isDiverged(
  trx: Transaction<PersonalTables>,
  userId: string,
  generation: number,
  { cursor, mutations }: PushRequest,
): Promise<boolean> {
  if (mutations.some((mutation) => mutation.generation > generation)) return true
  // What is from before an account reset is refused whatever its device has read.
  const isOld = mutations.every((mutation) => mutation.generation < generation)
  return !isOld && cursor !== null && !(await isKnownCursor(trx, userId, cursor))
}
