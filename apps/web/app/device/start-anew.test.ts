import { randomUUID } from 'node:crypto'
import type { PullRequest } from '@glimmer/sync/protocol'
import { expect, it } from 'vitest'
import { startAnew } from './start-anew.ts'
import { type DeviceStore, openDeviceStore } from './store.ts'
import { runSyncRound } from './sync-round.ts'
import { applyNext, page, read, rowOf, scriptServer } from './test/scripted-server.ts'
import { createBrowser, insertTask, titlesOf } from './test/test-device.ts'

async function openAda() {
  const browser = createBrowser()
  const store = await openDeviceStore('ada', browser)
  await read(store, 1, [rowOf(insertTask(randomUUID(), 'On the server'))])
  await store.write([insertTask(randomUUID(), 'Not sent')])
  return { browser, store }
}

/** A server whose account was reset: it has nothing, and says so to whoever read before. */
function resetServer() {
  const pull = ({ generation, rev }: PullRequest) =>
    Promise.resolve({
      kind: 'ok' as const,
      value:
        rev !== undefined && (generation ?? 1) < 2
          ? ({ kind: 'reset', reason: 'generation' } as const)
          : page(2, [], { generation: 2 }),
    })
  return scriptServer({ pull })
}

const roundOf = (store: DeviceStore, browser: ReturnType<typeof createBrowser>, server = resetServer()) =>
  runSyncRound({
    database: store.database,
    owner: 'ada',
    environment: browser,
    transport: server.transport,
    onRows: store.showRows,
  })

it('forgets rows, what waits and the trash, in other tabs too, and reads from the beginning (I6)', async () => {
  const { browser, store } = await openAda()
  const otherTab = await openDeviceStore('ada', browser)
  const id = randomUUID()
  await store.write([insertTask(id, 'Deleted')])
  await store.write([{ table: 'tasks', rowId: id, op: 'delete' }])
  await startAnew(store)
  expect(titlesOf(store)).toEqual([])
  expect(store.waiting.get()).toBe(0)
  expect([await store.database.outbox.count(), await store.database.trash.count()]).toEqual([0, 0])
  await expect.poll(() => titlesOf(otherTab)).toEqual([])

  await store.write([insertTask(randomUUID(), 'A new beginning')])
  const server = resetServer()
  expect(await roundOf(store, browser, server)).toBe('done')
  expect(server.pulls[0]?.rev).toBeUndefined()
  expect(server.pushes.flatMap(({ mutations }) => mutations.map(({ generation }) => generation))).toEqual([2])
  otherTab.close()
  store.close()
})

it('lets a page of the time before, which arrives meanwhile, bring nothing back for long', async () => {
  const { browser, store } = await openAda()
  await startAnew(store)
  await store.showRows(await applyNext(store, page(1, [rowOf(insertTask(randomUUID(), 'Old'))])))
  expect(await roundOf(store, browser)).toBe('done')
  expect(titlesOf(store)).toEqual([])
  expect(await store.database.read('generation')).toBe(2)
  store.close()
})
