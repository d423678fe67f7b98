import type { RejectionReason } from '@glimmer/sync/protocol'
import type { Transaction } from 'kysely'
import { type Asked, ask } from '../db/ask.ts'
import type { PersonalTables } from '../db/tables.ts'

/** What became of a mutation: the revision that it made, or why it was rejected. */
interface Seen {
  readonly rev: number | null
  readonly reason: RejectionReason | null
}

export type SeenMutations = Awaited<ReturnType<typeof findSeen>>

/** One row at least, so that the rest is known also where none of the mutations was seen. */
const look = (isWanted: string) => `
  select m.id, m.rev, m.result ->> 'reason' as reason, plan.is_there as "hasPlan"
  from (select exists (select from notify_plan where user_id = $1) as is_there) as plan
  left join mutations as m on m.user_id = $1 and m.id ${isWanted}`

const LOOK = look('= any($2::text[])')
/** PostgreSQL plans a statement with an array anew each time, and most pushes bring one mutation. */
const LOOK_FOR_ONE = look('= $2')

interface Look extends Seen {
  readonly id: string | null
  readonly hasPlan: boolean
}

/**
 * Looks up in one statement which of these mutations were answered before, and adds those that are answered from now
 * on. Under the lock of the counter it also says for certain whether the person has a plan of reminders.
 */
export async function findSeen(asked: Asked, userId: string, ids: readonly string[]) {
  const [text, wanted] = ids.length === 1 ? [LOOK_FOR_ONE, ids[0]] : [LOOK, ids]
  const found = await ask<Look>(asked, text, [userId, wanted])
  const seen = new Map<string, Seen>()
  for (const { id, rev, reason } of found) if (id !== null) seen.set(id, { rev, reason })
  return {
    hasPlan: found.some(({ hasPlan }) => hasPlan),
    resultOf: (id: string) => seen.get(id),
    noteApplied(id: string, rev: number): void {
      seen.set(id, { rev, reason: null })
    },
    async noteRejected(
      trx: Transaction<PersonalTables>,
      { id, generation, reason }: { id: string; generation: number; reason: RejectionReason },
    ): Promise<void> {
      seen.set(id, { rev: null, reason })
      const result = JSON.stringify({ status: 'rejected', reason })
      await trx
        .insertInto('mutations')
        .values({ user_id: userId, id, generation, rev: null, result })
        .execute()
    },
  }
}
