import { sql, type Transaction } from 'kysely'
import type { PersonalTables } from '../db/tables.ts'
import type { Erasure } from './erasures.ts'

/** What is left to an account of a dump about which no list says what became of its deletion. */
const DAYS_LEFT = 7

/** One request to delete an account, as the lists tell of it. */
interface Request {
  readonly dueAt?: string
  readonly isKept?: true
}

/**
 * Sets which of a dump's accounts wait for their deletion: those that asked since wait again, those that were kept since do not.
 * Every request has its moment as a name, so that it does not matter in which order the lists of several servers are read.
 * One of which no list knows may have been kept: it gets some days more, in which its person is asked as they sign in.
 */
export async function waitAgain(
  trx: Transaction<PersonalTables>,
  erasures: AsyncIterable<readonly Erasure[]>,
): Promise<void> {
  const isSure = new Set<string>()
  for (const [account, requests] of await readRequests(trx, erasures)) {
    const kept = askedOf(requests, ({ isKept }) => isKept === true)
    if (kept.length > 0) {
      await sql`
        update accounts."user"
        set deletion_asked_at = null, deletion_due_at = null, deletion_seen_due_at = null
        where id = ${account} and deletion_asked_at in (${sql.join(kept)})`.execute(trx)
    }
    const askedAt = askedOf(requests, ({ dueAt, isKept }) => dueAt !== undefined && !isKept).at(-1)
    if (askedAt === undefined) continue
    // Where the dump knows of a later request, this one was kept before it.
    const { numAffectedRows = 0n } = await sql`
      update accounts."user" set deletion_asked_at = ${askedAt}, deletion_due_at = ${requests.get(askedAt)?.dueAt}
      where id = ${account} and coalesce(deletion_asked_at <= ${askedAt}, true)`.execute(trx)
    if (numAffectedRows > 0n) isSure.add(account)
  }
  await sql`
    update accounts."user"
    set deletion_seen_due_at = null,
      deletion_due_at = case when id in (${sql.join(['', ...isSure])}) then deletion_due_at
        else greatest(deletion_due_at, now() + make_interval(days => ${DAYS_LEFT}::int)) end
    where deletion_due_at is not null`.execute(trx)
}

/** The moments of the requests that are so, the latest last. */
function askedOf(requests: ReadonlyMap<string, Request>, isSo: (request: Request) => boolean): string[] {
  return [...requests].flatMap(([askedAt, request]) => (isSo(request) ? [askedAt] : [])).toSorted()
}

/** The requests of accounts that are in the database, by account and moment. */
async function readRequests(
  trx: Transaction<PersonalTables>,
  erasures: AsyncIterable<readonly Erasure[]>,
): Promise<Map<string, Map<string, Request>>> {
  const known = new Map<string, Map<string, Request>>()
  for await (const some of erasures) {
    const named = some.flatMap((erasure): { id: string; askedAt: string; said: Request }[] => {
      if ('pending' in erasure) {
        const { pending, askedAt, dueAt } = erasure
        return [{ id: pending, askedAt, said: { dueAt } }]
      }
      return 'kept' in erasure ? [{ id: erasure.kept, askedAt: erasure.askedAt, said: { isKept: true } }] : []
    })
    if (named.length === 0) continue
    const { rows } = await sql<{ id: string }>`
      select id from accounts."user" where id in (${sql.join(named.map(({ id }) => id))})`.execute(trx)
    const here = new Set(rows.map(({ id }) => id))
    for (const { id, askedAt, said } of named.filter((one) => here.has(one.id))) {
      const requests = known.get(id) ?? new Map<string, Request>()
      known.set(id, requests.set(askedAt, { ...requests.get(askedAt), ...said }))
    }
  }
  return known
}
