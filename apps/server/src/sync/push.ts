import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Mutation } from '@glimmer/sync/change'
import type { MutationResult, PushRequest, PushResponse } from '@glimmer/sync/protocol'
import type { Transaction } from 'kysely'
import type { Database } from '../db/open.ts'
import type { PersonalTables } from '../db/tables.ts'
import { applyMutation } from './apply-mutation.ts'
import { type Counter, lockCounter } from './counter.ts'
import { isKnownCursor } from './cursor.ts'

type Trx = Transaction<PersonalTables>

/** Mutations that are committed together: a long list costs fewer commits, and others still get their turn in between. */
const MUTATIONS_AT_ONCE = 10

/** Applies the mutations in their order. What an error leaves undone is sent again. */
export async function push(database: Database, userId: string, request: PushRequest): Promise<PushResponse> {
  const results: MutationResult[] = []
  for (let start = 0; start < request.mutations.length; start += MUTATIONS_AT_ONCE) {
    const part = request.mutations.slice(start, start + MUTATIONS_AT_ONCE)
    const applied = await database.withUser(userId, async (trx) => {
      const counter = await lockCounter(trx, userId)
      if (start === 0 && (await isDiverged(trx, userId, counter.generation, request))) return null
      return applyInOrder(trx, userId, counter, part)
    })
    if (!applied) return { kind: 'reset', reason: 'diverged' }
    results.push(...applied)
    // The embedded database answers without a turn of the loop in between: others would wait for the whole push.
    await nextTurn()
  }
  return { kind: 'results', results }
}

async function applyInOrder(
  trx: Trx,
  userId: string,
  locked: Counter,
  mutations: readonly Mutation[],
): Promise<MutationResult[]> {
  const results: MutationResult[] = []
  let counter = locked
  for (const mutation of mutations) {
    const result = await applyMutation(trx, userId, counter, mutation)
    results.push(result)
    // One that was seen before has an older revision than the counter's.
    counter = { ...counter, rev: Math.max(counter.rev, result.rev) }
  }
  return results
}

/** Whether the device knows of things that this server never did. */
async function isDiverged(
  trx: Trx,
  userId: string,
  generation: number,
  { cursor, mutations }: PushRequest,
): Promise<boolean> {
  if (mutations.some((mutation) => mutation.generation > generation)) return true
  // What is from before an account reset is refused whatever its device has read.
  const isOld = mutations.every((mutation) => mutation.generation < generation)
  return !isOld && cursor !== null && !(await isKnownCursor(trx, userId, cursor))
}
