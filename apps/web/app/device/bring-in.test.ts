import { uuid } from '@glimmer/domain/fields'
import type { Insert } from '@glimmer/sync/change'
import { expect, it } from 'vitest'
import { moveFamily } from './bring-in.ts'
import { openDeviceStore } from './store.ts'
import { createBrowser } from './test/test-device.ts'

const MOVE = '5a5be163-9f2f-4f86-8ff5-b7a9d6d1b6f0'
const OTHER_MOVE = '2f0f7a0c-6b52-4e93-9d0f-58f3a0f4f1c2'

const taskOf = (rowId: string): Insert => ({
  table: 'tasks',
  rowId,
  op: 'insert',
  data: { title: 'Water the fern', createdAt: '2026-11-22T10:00:00.000Z' },
})
const fern = taskOf('0c9a4f5e-5a0b-4b7e-9a52-0f6b8e2f3c11')
const rose = taskOf('0c9a4f5e-5a0b-4b7e-9a52-0f6b8e2f3c12')

/** The id of the mutation by which an empty account takes a family in. */
async function idOf(moveId: string, family: Insert): Promise<string | undefined> {
  const browser = createBrowser()
  const account = await openDeviceStore('ada', browser)
  await account.database.transaction((stores) => moveFamily(stores, account, browser, moveId, [family]))
  const [waiting] = await account.database.outbox.getAll()
  account.close()
  return waiting?.mutation.id
}

it('gives what a move brings in the same id at every try, and another to anything else', async () => {
  const id = await idOf(MOVE, fern)
  expect(uuid.safeParse(id).success).toBe(true)
  expect(await idOf(MOVE, fern)).toBe(id)
  expect(await idOf(MOVE, rose)).not.toBe(id)
  expect(await idOf(OTHER_MOVE, fern)).not.toBe(id)
})
