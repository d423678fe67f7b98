import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { carryOutWipes, hasPendingWipes, markWipe, wipeSignedOut } from './pending-wipe.ts'
import { writeSession } from './session-store.ts'

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('indexedDB', new IDBFactory())
})

/** Opens the owner's database as a sleeping tab does, which does not close it when asked; returns how it closes. */
async function openAsleep(owner: string): Promise<() => void> {
  const request = indexedDB.open(`glimmer:${owner}`)
  await new Promise((resolve) => (request.onsuccess = resolve))
  return () => request.result.close()
}

const databaseNames = async () => (await indexedDB.databases()).map(({ name }) => name)

test('a tab that sleeps keeps nobody else’s things on the device', async () => {
  const wakeUp = await openAsleep('robin')
  const letGo = await openAsleep('sam')
  letGo()
  markWipe('robin')
  markWipe('sam')
  const wiping = carryOutWipes()
  await vi.waitFor(async () => expect(await databaseNames()).toEqual(['glimmer:robin']))
  expect(hasPendingWipes()).toBe(true)
  wakeUp()
  await wiping
  expect(await databaseNames()).toEqual([])
  expect(hasPendingWipes()).toBe(false)
})

test('what could not be taken away stays noted for the next opening', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(indexedDB, 'deleteDatabase').mockImplementation(() => {
    throw new Error('no storage')
  })
  markWipe('robin')
  await wipeSignedOut('robin')
  expect(hasPendingWipes()).toBe(true)
})

test('who is back meanwhile keeps what they have', async () => {
  const letGo = await openAsleep('robin')
  letGo()
  markWipe('robin')
  const wiping = carryOutWipes()
  const account = { kind: 'account', owner: 'robin', email: 'robin@example.org', name: 'Robin' } as const
  writeSession({ ...account, emailVerified: true, role: 'user', expired: false })
  await wiping
  expect(await databaseNames()).toEqual(['glimmer:robin'])
  expect(hasPendingWipes()).toBe(false)
})
