import { tableDefinition } from '@glimmer/domain/tables'
import { type Change, rowKey } from '@glimmer/sync/change'
import { expect, vi } from 'vitest'
import { openSimulatedDevice } from '../convergence/simulated-device.ts'
import { type Device, rowsSeen, type World } from './world.ts'

/** Everybody is online again, answers what they are asked, and has read what the others sent. */
export async function heal({ devices }: World): Promise<void> {
  for (const { simulated } of devices) {
    simulated.network.isOffline = false
    simulated.network.failNext('none')
    simulated.network.whileWaiting(() => Promise.resolve(), 0)
    await simulated.network.deliverLate()
  }
  for (const { simulated } of [...devices, ...devices]) {
    if ((await simulated.syncOnce()) !== 'diverged') continue
    await simulated.sendLacking()
    expect(await simulated.syncOnce()).toBe('done')
  }
  for (const { simulated } of devices) expect(await simulated.syncOnce()).toBe('done')
}

/** What must hold at the end of a life. */
export async function checkEnd(world: World): Promise<void> {
  expect(world.altered, 'what did not arrive as it was written').toEqual([])
  await checkEqual(world)
  await checkNothingDisappeared(world)
  for (const device of world.devices) {
    checkNothingUninvited(world, device)
    // A restored server does not know what it answered.
    if (!world.isRestored) await checkNothingLost(world, device)
  }
}

/** Every device, also one that reads from the beginning, holds the rows of the model, and nothing waits. */
async function checkEqual({ account, devices, owner, send }: World): Promise<void> {
  const rows = account.rows()
  const fresh = await openSimulatedDevice(owner, send)
  try {
    expect(await fresh.syncOnce()).toBe('done')
    expect(rowsSeen(fresh.store), 'a new device').toEqual(rows)
  } finally {
    fresh.store.close()
  }
  for (const { simulated, second } of devices) {
    expect(rowsSeen(simulated.store), 'a device').toEqual(rows)
    expect(await simulated.store.database.outbox.count()).toBe(0)
    if (second) await vi.waitFor(() => expect(rowsSeen(second.store)).toEqual(rows), { timeout: 30_000 })
  }
}

/**
 * No row is gone that nobody deleted. What a restored server knew better lies in the trash, and so does what is sent to it again
 * and belongs to something that was deleted since.
 */
async function checkNothingDisappeared({ account, devices, came, deleted }: World): Promise<void> {
  const rows = account.rows()
  const trash = await Promise.all(devices.map(({ simulated }) => simulated.setAside()))
  const kept = trash
    .flat()
    .flatMap(({ reason, changes }) =>
      changes
        .filter((change) => reason === 'replaced' || (reason === 'gone' && isOfDeleted(change, deleted)))
        .map(({ table, rowId }) => rowKey(table, rowId)),
    )
  const isAccountedFor = (key: string) => rows.has(key) || deleted.has(key) || kept.includes(key)
  const gone = [...came].filter((key) => !isAccountedFor(key))
  expect(gone, 'rows that are gone and that nobody deleted').toEqual([])
}

function isOfDeleted(change: Change, deleted: ReadonlySet<string>): boolean {
  const { parent } = tableDefinition(change.table)
  if (!parent || !('data' in change)) return false
  return deleted.has(rowKey(parent.table, String(Reflect.get(change.data, parent.field))))
}

/** Nothing was deleted that nobody asked for. */
function checkNothingUninvited({ asked }: World, { simulated }: Device): void {
  const uninvited = simulated.mutations.filter(
    ({ changes }) => changes.some(({ op }) => op === 'delete') && !asked.has(JSON.stringify(changes)),
  )
  expect(uninvited, 'deletes that nobody asked for').toEqual([])
}

/** Each write was carried out, or lies in the trash with the reason why not. */
async function checkNothingLost({ account }: World, { simulated, forgotten }: Device): Promise<void> {
  const trash = await simulated.setAside()
  const there = trash.map(({ reason, changes }) => JSON.stringify([reason, changes]))
  for (const { id, changes } of simulated.mutations.slice(forgotten)) {
    const answer = account.answerTo(id) ?? { reason: 'refused' }
    if ('reason' in answer) expect(there).toContain(JSON.stringify([answer.reason, changes]))
  }
}
