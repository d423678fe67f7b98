import { randomUUID } from 'node:crypto'
import { type KyselyPlugin, sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../test/databases.ts'
import { countRows } from '../../test/rows-of-person.ts'
import { deleteRows } from './delete-rows.ts'
import { insertTask, mutation, openPerson } from './test/person.ts'

describeOnBothDatabases('all rows of somebody who has very many', (ground) => {
  it('are deleted by statements of a thousand at most, and nobody else’s', async () => {
    const { database, owner, push } = await openPerson(ground)
    const other = await openPerson(ground)
    for (const { push: write } of [{ push }, other]) await write([mutation(insertTask(randomUUID()))])
    await database.withUser(owner, (trx) =>
      sql`insert into tasks (user_id, id, rev, title, completed, is_daily, priority, category, created_at)
        select ${owner}, gen_random_uuid()::text, 1, 'Fold the washing', false, false, 'medium', 'personal', now()
        from generate_series(1, 2300)`.execute(trx),
    )
    const deleted: number[] = []
    const watching: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        for (const { removed } of result.rows as { removed?: number }[]) deleted.push(removed ?? 0)
        return result
      },
    }
    const removed = await database.withUser(owner, (trx) => deleteRows(trx.withPlugin(watching), owner))
    expect(removed).toBe(2_302)
    expect(deleted.filter((count) => count > 0)).toEqual([1_000, 1_000, 301, 1])
    const left = await countRows(database, owner)
    expect([left['public.tasks'], left['public.operations']]).toEqual([0, 0])
    expect((await countRows(database, other.owner))['public.tasks']).toBe(1)
  })
})
