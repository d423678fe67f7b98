import type { Change, Mutation } from '@glimmer/sync/change'
import { clearedTasks } from '@glimmer/sync/cleared-tasks'
import type { Cursor } from '@glimmer/sync/cursor'
import type { MutationResult, PushRequest, PushResponse } from '@glimmer/sync/protocol'
import type { Transaction } from 'kysely'
import type { Database } from '../db/open.ts'
import type { PersonalTables } from '../db/tables.ts'
import { databaseErrorKindOf } from '../db/database-error.ts'
import { noteCalendarChanges } from '../connected-calendars/note-calendar-changes.ts'
import { noteChanges } from '../notifications/note-changes.ts'
import type { Asked } from '../db/ask.ts'
import { type Applying, applyMutation, type Loaded, loadNamed } from './apply-mutation.ts'
import { type Counter, findAndLock, makeCounter } from './counter.ts'
import { isKnownCursor } from './cursor.ts'
import { createRowsInAnswer, type RowsInAnswer } from './rows-in-answer.ts'
import { findSeen, type SeenMutations } from './seen-mutations.ts'

type Trx = Transaction<PersonalTables>

/** The first schema version whose pages know that a task may repeat by a rule. */
const FIRST_WITH_RULES = 4
/** So much is committed together at most: a long list costs fewer commits, and others still get their turn in between. */
const MUTATIONS_AT_ONCE = 10
const CHANGES_AT_ONCE = 200
/** No mutation begins in a transaction that has taken so long: on the embedded database everybody waits for its end. */
const LONG_TRANSACTION_MS = 20

/** Rows of a mutation with more changes are read once it is known to be new, and then as many as may be changed at once. */
const FEW_CHANGES = 20

type Part = readonly Mutation[]

interface PushOptions {
  /** Bytes that a person may store. */
  readonly quota: number
}

/** `over_quota`: nothing of it was taken, as its first mutation has no room. */
export type Pushed = PushResponse | { readonly kind: 'over_quota' }

/** Applies the mutations in their order. What an error or a full storage leaves undone is sent again. */
export async function push(
  database: Pick<Database, 'withUser'>,
  userId: string,
  request: PushRequest,
  { quota }: PushOptions,
): Promise<Pushed> {
  const results: MutationResult[] = []
  const parts = inParts(request.mutations)
  const cleared = clearedTasks(request.mutations)
  const knowsRules = request.schema >= FIRST_WITH_RULES
  let brought = createRowsInAnswer()
  let isFirst = true
  for (let part = parts.shift(); part; part = parts.shift()) {
    const together = part
    const mustKnowCursor = isFirst
    const cursor = mustKnowCursor ? request.cursor : null
    const readFirst = (asked: Asked) => look(asked, userId, together, cursor)
    const applyPart = async (trx: Trx, first: Look) => {
      const { counter, knowsCursor, seen, loaded } = await underLock(trx, userId, first, readFirst)
      if (mustKnowCursor && isDiverged(counter, request, knowsCursor)) return null
      const part = await applyInOrder(
        { trx, userId, quota, seen, cleared, knowsRules, brought: brought.fork() },
        counter,
        together,
        loaded,
      )
      const changes = changesOf(together, part.results)
      await noteChanges(trx, userId, changes, seen)
      await noteCalendarChanges(trx, userId, changes)
      return part
    }
    try {
      const applied = await database.withUser(userId, applyPart, { readFirst })
      if (!applied) return { kind: 'reset', reason: 'diverged' }
      results.push(...applied.results)
      brought = applied.brought
      if (applied.isFull) return results.length > 0 ? { kind: 'results', results } : { kind: 'over_quota' }
      if (applied.rest.length > 0) parts.unshift(applied.rest)
      isFirst = false
    } catch (error) {
      if (part.length === 1 || databaseErrorKindOf(error)) throw error
      // Tried again one by one, so that a mutation which the database refuses does not hold up those before it.
      parts.unshift(...part.map((mutation) => [mutation]))
    }
  }
  return { kind: 'results', results }
}

/** What a part of a push begins with. */
interface Look {
  /** Locked; undefined for a person for whom nobody has written anything, and then nothing is locked. */
  readonly counter: Counter | undefined
  readonly knowsCursor: boolean
  readonly seen: SeenMutations
  /** Rows of its first mutation. */
  readonly loaded: Loaded
}

/** Asks all of it together. The lock comes first, so that whatever is asked after it sees what those before this one wrote. */
async function look(asked: Asked, userId: string, together: Part, cursor: Cursor | null): Promise<Look> {
  const changes = together[0]?.changes ?? []
  const [counter, seen, loaded, knowsCursor] = await Promise.all([
    findAndLock(asked, userId),
    findSeen(
      asked,
      userId,
      together.map(({ id }) => id),
    ),
    loadNamed(asked, userId, changes.length <= FEW_CHANGES ? changes : []),
    cursor === null || isKnownCursor(asked, userId, cursor),
  ])
  return { counter, seen, loaded, knowsCursor }
}

/** The same under the lock in any case: where there was no counter it is made, and looked at again. */
async function underLock(
  trx: Trx,
  userId: string,
  first: Look,
  again: (asked: Asked) => Promise<Look>,
): Promise<Look & { readonly counter: Counter }> {
  if (first.counter) return { ...first, counter: first.counter }
  await makeCounter(trx, userId)
  const second = await again(trx)
  if (!second.counter) throw new Error('a counter that was just made is not there')
  return { ...second, counter: second.counter }
}

/** What the applied ones of these mutations changed. */
function changesOf(mutations: Part, results: readonly MutationResult[]): Change[] {
  const applied = new Set(results.flatMap(({ id, status }) => (status === 'applied' ? [id] : [])))
  return mutations.flatMap(({ id, changes }) => (applied.has(id) ? changes : []))
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

interface AppliedPart {
  readonly results: readonly MutationResult[]
  readonly brought: RowsInAnswer
  /** What is left for the next transaction. */
  readonly rest: Part
  readonly isFull: boolean
}

/** `loaded`: rows of the first mutation, as they are now. */
async function applyInOrder(
  applying: Applying,
  locked: Counter,
  mutations: Part,
  loaded: Loaded,
): Promise<AppliedPart> {
  const { brought } = applying
  const began = performance.now()
  const results: MutationResult[] = []
  let counter = async () => locked
  for (const [i, mutation] of mutations.entries()) {
    const isLate = i > 0 && performance.now() - began > LONG_TRANSACTION_MS
    if (isLate) return { results, brought, rest: mutations.slice(i), isFull: false }
    const step = await applyMutation(applying, await counter(), mutation, i === 0 ? loaded : undefined)
    if (step.kind !== 'answered') {
      return { results, brought, rest: mutations.slice(i), isFull: step.kind === 'over_quota' }
    }
    results.push(step.result)
    counter = step.counter
  }
  return { results, brought, rest: [], isFull: false }
}

/** Whether the device knows of things that this server never did. */
function isDiverged({ generation }: Counter, { mutations }: PushRequest, knowsCursor: boolean): boolean {
  if (mutations.some((mutation) => mutation.generation > generation)) return true
  // Mutations from before an account reset are refused anyway, so the cursor does not matter for them.
  const isOld = mutations.every((mutation) => mutation.generation < generation)
  return !isOld && !knowsCursor
}
