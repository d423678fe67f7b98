import { rowKey } from '@glimmer/sync/change'
import { MAX_MUTATIONS_PER_PUSH } from '@glimmer/sync/limits'
import type { PulledRow, PullRequest, PullResponse, PushResponse } from '@glimmer/sync/protocol'
import { SCHEMA_VERSION } from '@glimmer/sync/schema-version'
import type { DeviceDatabase } from './database.ts'
import { meetRestored } from './divergence.ts'
import type { Environment } from './environment.ts'
import type { RowChange } from './mirror.ts'
import { readBatch, readDeletes, setAside, settleResults } from './outbox.ts'
import { applyPage, type Reading, readingPosition, replaceAll } from './pull-page.ts'
import type { Answer, Transport } from './transport.ts'

/** How a round ended: all sent and read, or why not. */
export type RoundEnd =
  | 'done'
  | 'unreachable'
  | 'signed_out'
  | 'other_owner'
  | 'outdated'
  | 'diverged'
  | 'over_quota'

export interface RoundContext {
  readonly database: DeviceDatabase
  readonly owner: string
  readonly environment: Environment
  readonly transport: Transport
  /**
   * Called with rows after they became durable, and awaited: the caller updates its count of waiting writes before
   * the round checks whether any are left, so a write in between is not missed.
   */
  readonly onRows: (rows: readonly RowChange[]) => Promise<void>
}

/** Sends what waits, then reads what is new. Rounds of one owner never overlap; the leader sees to that. */
export async function runSyncRound(context: RoundContext): Promise<RoundEnd> {
  const { database } = context
  const divergence = await database.read('divergence')
  if (divergence && !divergence.isToBeSent) return 'diverged'
  if (divergence) {
    const met = await meetOlderServer(context)
    if (met !== 'done') return met
  }
  const looked = await lookForUnread(context)
  if (looked !== 'done') return looked
  if ((await database.read('generation')) === undefined) {
    const read = await readNews(context)
    if (read !== 'done') return read
  }
  const sent = await sendWaiting(context)
  if (sent !== 'done' && sent !== 'over_quota') return sent
  const read = await readNews(context)
  return read === 'done' ? sent : read
}

async function sendWaiting(context: RoundContext): Promise<RoundEnd> {
  const { database, owner, transport, environment, onRows } = context
  let max = MAX_MUTATIONS_PER_PUSH
  // Without room on the server, only deletes are sent, as they make room.
  let isFull = false
  for (;;) {
    const batch = isFull ? await readDeletes(database, max) : await readBatch(database, max)
    const first = batch[0]
    if (!first) return isFull ? 'over_quota' : 'done'
    const cursor = (await database.read('unread')) ?? (await database.read('cursor')) ?? null
    const mutations = batch.map(({ mutation }) => mutation)
    const answer: Answer<PushResponse> = await transport.push({
      owner,
      schema: SCHEMA_VERSION,
      cursor,
      mutations,
    })
    const at = new Date(environment.now()).toISOString()
    if (answer.kind === 'ok') {
      if (answer.value.kind === 'reset') {
        const met = await meetOlderServer(context)
        if (met !== 'done') return met
        continue
      }
      const { results } = answer.value
      await onRows(await settleResults(database, batch, results, at))
      if (!results.some(({ id }) => mutations.some((mutation) => mutation.id === id))) return 'unreachable'
      // Deletes were taken, so there may be room for the rest now.
      isFull = false
    } else if (answer.kind === 'over_quota' && !isFull) isFull = true
    else if (answer.kind !== 'unreadable') return answer.kind
    else if (batch.length > 1) max = Math.ceil(batch.length / 2)
    else {
      await onRows(await setAside(database, first, at))
      max = MAX_MUTATIONS_PER_PUSH
    }
  }
}

/**
 * After a round that was interrupted between push and pull: asks by the confirmed revision, as a server that was
 * restored since does not know it.
 */
async function lookForUnread(context: RoundContext): Promise<RoundEnd> {
  const unread = await context.database.read('unread')
  if (!unread) return 'done'
  const answer = await pull(context, unread)
  if (answer.kind !== 'ok') return failed(answer.kind)
  const isDiverged = answer.value.kind === 'reset' && answer.value.reason === 'diverged'
  return isDiverged ? meetOlderServer(context) : 'done'
}

async function readNews(context: RoundContext): Promise<RoundEnd> {
  const { database, environment, onRows } = context
  for (;;) {
    const cursor = await readingPosition(database)
    if (!cursor) return readAll(context)
    const answer = await pull(context, cursor, { generation: await database.read('generation') })
    if (answer.kind !== 'ok') return failed(answer.kind)
    if (answer.value.kind === 'reset') {
      return answer.value.reason === 'diverged' ? meetOlderServer(context) : readAll(context)
    }
    const at = new Date(environment.now()).toISOString()
    await onRows(await applyPage(database, answer.value, { at, from: cursor }))
    if (!answer.value.more) return 'done'
  }
}

async function readAll(context: RoundContext): Promise<RoundEnd> {
  const read = await readFromBeginning(context)
  if (read.kind !== 'ok') return failed(read.kind)
  await context.onRows(await replaceAll(context.database, read.value.rows, read.value))
  return 'done'
}

async function meetOlderServer(context: RoundContext): Promise<RoundEnd> {
  const { database, environment, onRows } = context
  const common = await findCommon(context)
  if (common.kind !== 'ok') return failed(common.kind)
  const read = await readFromBeginning(context)
  if (read.kind !== 'ok') return failed(read.kind)
  const at = new Date(environment.now()).toISOString()
  const { rows, ...reading } = read.value
  const { randomId } = environment
  await onRows(await meetRestored(database, { rows, reading, common: common.value, at, randomId }))
  return (await database.read('divergence')) ? 'diverged' : 'done'
}

/** Returns the newest revision of our trail that the server knows too, or null. */
async function findCommon(context: RoundContext): Promise<Answer<number | null>> {
  const trail = (await context.database.read('trail')) ?? []
  let [known, unknown] = [-1, trail.length]
  while (unknown - known > 1) {
    const middle = Math.floor((known + unknown) / 2)
    const answer = await pull(context, trail[middle] ?? null)
    if (answer.kind !== 'ok') return answer
    if (answer.value.kind === 'reset' && answer.value.reason === 'diverged') unknown = middle
    else known = middle
  }
  return { kind: 'ok', value: known === -1 ? null : (trail[known]?.rev ?? 0) }
}

async function readFromBeginning(context: RoundContext): Promise<Answer<Reading & { rows: PulledRow[] }>> {
  const rows = new Map<string, PulledRow>()
  let cursor: Reading['cursor'] = null
  let position: Pick<PullRequest, 'generation' | 'start'> = {}
  for (;;) {
    const answer = await pull(context, cursor, position)
    if (answer.kind !== 'ok') return answer
    // The account was reset or the server replaced between two pages: begin again at the next round.
    if (answer.value.kind === 'reset') return { kind: 'unreachable' }
    for (const row of answer.value.rows) rows.set(rowKey(row.table, row.id), row)
    const { generation, newest, more, storage } = answer.value
    cursor = answer.value.cursor
    position = { generation, start: position.start ?? newest }
    if (more) continue
    return {
      kind: 'ok',
      value: { rows: [...rows.values()], cursor, generation, ...(storage && { storage }) },
    }
  }
}

function pull(
  { owner, transport }: RoundContext,
  cursor: Reading['cursor'],
  position: Pick<PullRequest, 'generation' | 'start'> = {},
): Promise<Answer<PullResponse>> {
  return transport.pull({ owner, schema: SCHEMA_VERSION, ...cursor, ...position })
}

/** An unreadable pull counts as unreachable, so that it is not repeated at once. */
function failed(kind: Exclude<Answer<never>['kind'], 'ok'>): RoundEnd {
  return kind === 'unreadable' ? 'unreachable' : kind
}
