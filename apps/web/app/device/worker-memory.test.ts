import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { type PressedLater, workerMemory } from './worker-memory.ts'

const pressed: PressedLater = {
  owner: 'robin',
  tag: 'daily:2026-11-26',
  action: 'in-an-hour',
  at: '2026-11-26T09:00:00.000Z',
}

test('what was pressed is kept in order until it is done, and all of it goes with its person', async () => {
  const factory = new IDBFactory()
  const memory = workerMemory(factory)
  await memory.keepOwner('robin')
  await memory.notePressed(pressed)
  await memory.notePressed({ ...pressed, action: 'not-today' })
  const [first, ...rest] = await memory.pressed()
  expect(first).toMatchObject(pressed)
  expect(rest).toMatchObject([{ action: 'not-today' }])
  await memory.dropPressed([first?.id ?? 0])
  expect(await memory.pressed()).toEqual(rest)
  expect(await memory.owner()).toBe('robin')

  await memory.forget()
  expect([await memory.owner(), await memory.pressed()]).toEqual([null, []])
})

test('looking leaves nothing on the device', async () => {
  const factory = new IDBFactory()
  const memory = workerMemory(factory)
  await memory.dropPressed([1])
  expect([await memory.owner(), await memory.pressed()]).toEqual([null, []])
  expect(await factory.databases()).toEqual([])
})
