import { DeviceDatabase } from './database.ts'
import { browserEnvironment, type Environment } from './environment.ts'

/**
 * Returns how many writes only this device has: those that the server has not confirmed, and those that a restored
 * server lost.
 */
export async function countUnsent(owner: string, environment: Environment): Promise<number> {
  const database = new DeviceDatabase(owner, environment.indexedDb)
  try {
    await database.open()
    const divergence = await database.read('divergence')
    return (await database.outbox.count()) + (divergence?.lacking.length ?? 0)
  } finally {
    database.close()
  }
}

/** Deletes everything this device keeps of an owner. Other tabs of the owner close. */
export async function wipeOwner(
  owner: string,
  { indexedDb }: Pick<Environment, 'indexedDb'> = browserEnvironment,
): Promise<void> {
  await new DeviceDatabase(owner, indexedDb).delete()
}
