import type { DeviceStore } from './store.ts'

/**
 * After an account reset: deletes everything that this device keeps of the account, the outbox and the trash too, as
 * after a first sign-in. The next round pulls from the beginning. A page from before the reset that arrives late is
 * recognised by its generation, and the round after it removes it.
 */
export async function startAnew({ database, showRows }: Pick<DeviceStore, 'database' | 'showRows'>) {
  const gone = await database.transaction(async ({ rows, outbox, trash, forget }) => {
    const records = await rows.getAll()
    await rows.clear()
    await outbox.clear()
    await trash.clear()
    await forget('cursor', 'trail', 'unread', 'generation', 'schema', 'divergence')
    return records
  })
  await showRows(gone.map(({ table, id }) => ({ table, id, data: null })))
}
