import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Mutation } from '@glimmer/sync/change'
import type { MutationResult, PushRequest, PushResponse } from '@glimmer/sync/protocol'
import type { Transaction } from 'kysely'
import type { Database } from '../db/open.ts'
import type { PersonalTables } from '../db/tables.ts'
import { troubleOf } from '../db/trouble.ts'
import { applyMutation } from './apply-mutation.ts'
import { type Counter, lockCounter } from './counter.ts'
import { isKnownCursor } from './cursor.ts'

type Trx = Transaction<PersonalTables>

/** So much is committed together at most: a long list costs fewer commits, and others still get their turn in between. */
const MUTATIONS_AT_ONCE = 10
const CHANGES_AT_ONCE = 200

type Part = readonly Mutation[]

/** Applies the mutations in their order. What an error leaves undone is sent again. */
export async function push(database: Database, userId: string, request: PushRequest): Promise<PushResponse> {
  const results: MutationResult[] = []
  const parts = inParts(request.mutations)
  for (let part = parts.shift(); part; part = parts.shift()) {
    const together = part
    const isFirst = results.length === 0
    try {
      const applied = await database.withUser(userId, async (trx) => {
        const counter = await lockCounter(trx, userId)
        if (isFirst && (await isDiverged(trx, userId, counter.generation, request))) return null
        return applyInOrder(trx, userId, counter, together)
      })
      if (!applied) return { kind: 'reset', reason: 'diverged' }
      results.push(...applied)
    } catch (error) {
      if (part.length === 1 || troubleOf(error)) throw error
      // One that the database does not take must not hold up those before it.
      parts.unshift(...part.map((mutation) => [mutation]))
    }
    // The embedded database answers without a turn of the loop in between: others would wait for the whole push.
    await nextTurn()
  }
  return { kind: 'results', results }
}

function inParts(mutations: readonly Mutation[]): Part[] {
  const parts: Mutation[][] = []
  let changes = 0
  for (const mutation of mutations) {
    const last = parts.at(-1)
    changes += mutation.changes.length
    if (last && last.length < MUTATIONS_AT_ONCE && changes <= CHANGES_AT_ONCE) last.push(mutation)
    else {
      parts.push([mutation])
      changes = mutation.changes.length
    }
  }
  return parts
}

async function applyInOrder(
  trx: Trx,
  userId: string,
  locked: Counter,
  mutations: Part,
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
