import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { openEarly, takeStore } from './open-early.ts'
import { wipeOwner } from './owner-data.ts'
import { createBrowser, insertTask, titlesOf } from './test/test-device.ts'

it('what was begun early is taken once, and the next one is another', async () => {
  const browser = createBrowser()
  openEarly('ada', browser)
  const store = await takeStore('ada', browser)
  await store.write([insertTask(randomUUID(), 'Water the fern')])
  const again = await takeStore('ada', browser)
  expect(again).not.toBe(store)
  expect(titlesOf(again)).toEqual(['Water the fern'])
  store.close()
  again.close()
})

it('what was begun for somebody else is not handed out, and is let go', async () => {
  const browser = createBrowser()
  openEarly('ada', browser)
  const store = await takeStore('guest', browser)
  expect(store.owner).toBe('guest')
  // If anything still held Ada's database open, this would never resolve.
  await new Promise((resolve) => {
    browser.indexedDb.deleteDatabase('glimmer:ada').addEventListener('success', resolve)
  })
  store.close()
})

it.each([
  ['while it opened', 0],
  ['before somebody came for it', 50],
])('what was begun early and was wiped %s is opened anew', async (_when, turns) => {
  const browser = createBrowser()
  openEarly('ada', browser)
  for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate)
  await wipeOwner('ada', browser)
  const store = await takeStore('ada', browser)
  expect(store.isClosed.get()).toBe(false)
  store.close()
})

it('what went wrong is heard by who asks for it', async () => {
  const browser = createBrowser()
  browser.indexedDb.open = () => {
    throw new Error('no storage')
  }
  openEarly('ada', browser)
  await expect(takeStore('ada', browser)).rejects.toThrow('no storage')
})
