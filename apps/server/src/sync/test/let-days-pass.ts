import type { Database } from '../../db/open.ts'

const DAY_MS = 24 * 60 * 60_000

/** Moves everything in the server's history so many days into the past, as if that time had gone by. */
export async function letDaysPass(
  { database, owner }: { readonly database: Database; readonly owner: string },
  days: number,
): Promise<void> {
  await database.withUser(owner, async (trx) => {
    const operations = await trx
      .deleteFrom('operations')
      .where('user_id', '=', owner)
      .returningAll()
      .execute()
    if (operations.length === 0) return
    await trx
      .insertInto('operations')
      .values(
        operations.map((operation) => ({
          ...operation,
          data: operation.data && JSON.stringify(operation.data),
          before: operation.before && JSON.stringify(operation.before),
          created_at: new Date(Date.parse(operation.created_at) - days * DAY_MS).toISOString(),
        })),
      )
      .execute()
  })
}
