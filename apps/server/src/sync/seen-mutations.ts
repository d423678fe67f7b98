import type { RejectionReason } from '@glimmer/sync/protocol'
import { sql, type Transaction } from 'kysely'
import type { PersonalTables } from '../db/tables.ts'

/** What became of a mutation: the revision that it made, or why it was rejected. */
interface Seen {
  readonly rev: number | null
  readonly reason: RejectionReason | null
}

export type SeenMutations = Awaited<ReturnType<typeof findSeen>>

/**
 * Looks up in one statement which of these mutations were answered before, and adds those that are answered from now
 * on.
 */
export async function findSeen(trx: Transaction<PersonalTables>, userId: string, ids: readonly string[]) {
  const found = await trx
    .selectFrom('mutations')
    .select(['id', 'rev', 'result'])
    .where('user_id', '=', userId)
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .execute()
  const seen = new Map<string, Seen>(
    found.map(({ id, rev, result }) => [
      id,
      { rev, reason: result.status === 'rejected' ? result.reason : null },
    ]),
  )
  return {
    resultOf: (id: string) => seen.get(id),
    noteApplied(id: string, rev: number): void {
      seen.set(id, { rev, reason: null })
    },
    async noteRejected(id: string, generation: number, reason: RejectionReason): Promise<void> {
      seen.set(id, { rev: null, reason })
      const result = JSON.stringify({ status: 'rejected', reason })
      await trx
        .insertInto('mutations')
        .values({ user_id: userId, id, generation, rev: null, result })
        .execute()
    },
  }
}
