import { sql } from 'kysely'
import type { Database } from '../src/db/open.ts'

/** Lets days pass for an account that waits for its deletion: its moments move back, whichever database and clock. */
export async function passDays({ accounts }: Pick<Database, 'accounts'>, owner: string, days: number) {
  const gone = sql`make_interval(hours => ${Math.round(24 * days)}::int)`
  await sql`
    update accounts."user"
    set deletion_asked_at = deletion_asked_at - ${gone}, deletion_due_at = deletion_due_at - ${gone},
      deletion_seen_due_at = deletion_seen_due_at - ${gone}
    where id = ${owner}`.execute(accounts)
}
