import type { DeviceStore } from './store.ts'

/**
 * After the account was reset: forgets everything that this device keeps of it, what waits and the trash too, as if it
 * had just signed in. The next round reads from the beginning. A page of the time before that arrives meanwhile says so
 * by its generation, and the round after it clears it away.
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
