import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { DeviceDatabase } from './database.ts'
import type { Environment } from './environment.ts'
import { expectSignUp, moveGuestInto, planGuestMove } from './guest-move.ts'
import { type DeviceStore, openDeviceStore } from './store.ts'
import {
  createBrowser,
  cutOffWrites,
  insertSubtask,
  insertTask,
  rename,
  titlesOf,
} from './test/test-device.ts'

const ada = { userId: 'ada', email: 'Ada@Example.org' }

async function writeAsGuest(browser: Environment, tasks: number, subtasks: number) {
  const guest = await openDeviceStore('guest', browser)
  const ids = Array.from({ length: tasks }, () => randomUUID())
  for (const [i, id] of ids.entries()) await guest.write([insertTask(id, `Task ${i}`)])
  for (let i = 0; i < subtasks; i += 1)
    await guest.write([insertSubtask(randomUUID(), ids[i % tasks]!, `Step ${i}`)])
  guest.close()
  return ids
}

async function openAccount(browser: Environment): Promise<DeviceStore> {
  const store = await openDeviceStore(ada.userId, browser)
  if ((await store.database.read('generation')) === undefined) await store.database.keep('generation', 1)
  return store
}

describe('what a guest wrote', () => {
  it('moves at the first session of the address that signed up, and is asked about otherwise', async () => {
    const browser = createBrowser()
    expect(await planGuestMove(browser, ada)).toEqual({ kind: 'nothing' })
    await writeAsGuest(browser, 0, 0)
    await expectSignUp(browser, 'eve@example.org')
    expect(await planGuestMove(browser, ada)).toEqual({ kind: 'nothing' })
    expect(await planGuestMove(browser, { userId: 'eve', email: 'eve@example.org' })).toEqual({
      kind: 'move',
      count: 0,
    })
    await writeAsGuest(browser, 3, 1)
    expect(await planGuestMove(browser, ada)).toEqual({ kind: 'ask', count: 4 })
    await expectSignUp(browser, ' ada@example.ORG')
    expect(await planGuestMove(browser, ada)).toEqual({ kind: 'move', count: 4 })
    expect(await planGuestMove(browser, { userId: 'ben', email: 'ben@example.org' })).toMatchObject({
      kind: 'ask',
    })
  })

  it('is counted as a person would: a win is no thing of its own while there is anything else', async () => {
    const browser = createBrowser()
    const guest = await openDeviceStore('guest', browser)
    const data = { title: 'Rang Sam', completedAt: '2026-11-21T09:00:00.000Z', completedOn: '2026-11-21' }
    await guest.write([{ table: 'wins', rowId: `${randomUUID()}:2026-11-21`, op: 'insert', data }])
    expect(await planGuestMove(browser, ada)).toEqual({ kind: 'ask', count: 1 })
    await guest.write([insertTask(randomUUID(), 'Ring Sam'), insertTask(randomUUID(), 'Water the fern')])
    guest.close()
    expect(await planGuestMove(browser, ada)).toEqual({ kind: 'ask', count: 2 })
  })

  it('is in the account with its steps, once each, and no longer with the guest', async () => {
    const browser = createBrowser()
    await writeAsGuest(browser, 30, 10)
    const account = await openAccount(browser)
    await moveGuestInto(account, browser)
    expect(account.mirror.rowsOf('tasks')).toHaveLength(30)
    expect(account.mirror.rowsOf('subtasks')).toHaveLength(10)
    expect(await planGuestMove(browser, ada)).toEqual({ kind: 'nothing' })
    const mutations = (await account.database.outbox.getAll()).map(({ mutation }) => mutation)
    expect(new Set(mutations.map(({ id }) => id)).size).toBe(mutations.length)
    expect(mutations.flatMap(({ changes }) => changes)).toHaveLength(40)
    account.close()
  })

  it('moves also where something of it was damaged, which is kept apart', async () => {
    const browser = createBrowser()
    await writeAsGuest(browser, 2, 0)
    const guest = new DeviceDatabase('guest', browser.indexedDb)
    await guest.open()
    const damaged = { table: 'tasks', id: randomUUID(), data: 'nonsense' }
    await guest.transaction(({ rows }) => rows.put([damaged as never]))
    guest.close()
    const account = await openAccount(browser)
    await moveGuestInto(account, browser)
    expect(titlesOf(account)).toEqual(['Task 0', 'Task 1'])
    expect(await account.database.read('damaged')).toMatchObject([{ store: 'rows', record: damaged }])
    account.close()
  })

  it('leaves what the account has as it is, and fills only what its preferences leave empty', async () => {
    const browser = createBrowser()
    const [shared] = await writeAsGuest(browser, 1, 0)
    const guest = await openDeviceStore('guest', browser)
    const preferences = (data: Record<string, unknown>) =>
      [{ table: 'user_preferences', rowId: 'me', op: 'insert', data }] as const
    await guest.write(preferences({ goals: ['Rest'], primaryChallenges: ['Focus'], workingStyle: { a: 1 } }))
    guest.close()
    const account = await openAccount(browser)
    await account.write([insertTask(shared!, 'The account’s own words')])
    await account.write(preferences({ goals: ['Calm'], workingStyle: { b: 2 } }))
    await moveGuestInto(account, browser)
    expect(titlesOf(account)).toEqual(['The account’s own words'])
    expect(account.mirror.rowOf('user_preferences', 'me')).toMatchObject({
      goals: ['Calm'],
      primaryChallenges: ['Focus'],
      workingStyle: { b: 2 },
    })
    account.close()
  })

  it.each([0, 7, 24, 25, 26, 39])(
    'goes on where it was cut off after %i writes, doubling and losing nothing',
    async (cut) => {
      const browser = createBrowser()
      await writeAsGuest(browser, 40, 5)
      const account = await openAccount(browser)
      const goOn = cutOffWrites('outbox', cut)
      await expect(moveGuestInto(account, browser)).rejects.toThrow('cut off')
      goOn()
      account.close()

      expect(await planGuestMove(browser, ada)).toMatchObject({ kind: 'move' })
      const again = await openAccount(browser)
      await moveGuestInto(again, browser)
      expect(again.mirror.rowsOf('tasks')).toHaveLength(40)
      expect(again.mirror.rowsOf('subtasks')).toHaveLength(5)
      const inserts = (await again.database.outbox.getAll()).flatMap(({ mutation }) => mutation.changes)
      expect(new Set(inserts.map(({ rowId }) => rowId)).size).toBe(inserts.length)
      again.close()
    },
  )

  it('comes in once when two tabs move it at the same time', async () => {
    const browser = createBrowser()
    await writeAsGuest(browser, 40, 5)
    const tabs = [await openAccount(browser), await openAccount(browser)]
    await Promise.all(tabs.map((tab) => moveGuestInto(tab, browser)))
    const mutations = (await tabs[0]!.database.outbox.getAll()).map(({ mutation }) => mutation)
    expect(mutations.flatMap(({ changes }) => changes)).toHaveLength(45)
    expect(new Set(mutations.map(({ id }) => id)).size).toBe(mutations.length)
    expect(await planGuestMove(browser, ada)).toEqual({ kind: 'nothing' })
    for (const tab of tabs) tab.close()
  })

  it('comes in whole also when the guest went on after a move was cut off', async () => {
    const browser = createBrowser()
    const [first] = await writeAsGuest(browser, 40, 0)
    const account = await openAccount(browser)
    const goOn = cutOffWrites('outbox', 25)
    await expect(moveGuestInto(account, browser)).rejects.toThrow('cut off')
    goOn()
    const moved = account.mirror.rowsOf('tasks').map(({ id }) => id)
    const stayed = moved.includes(first!) ? first! : moved[0]!

    const guest = await openDeviceStore('guest', browser)
    const step = randomUUID()
    await guest.write([insertSubtask(step, stayed, 'One mug')])
    await guest.write([rename(stayed, 'Written later')])
    guest.close()
    await moveGuestInto(account, browser)

    expect(account.mirror.rowsOf('tasks')).toHaveLength(40)
    expect(account.mirror.rowOf('subtasks', step)).toBeDefined()
    expect(await account.database.trash.getAll()).toMatchObject([
      { reason: 'replaced', changes: [{ rowId: stayed, data: { title: 'Written later' } }] },
    ])
    const ids = (await account.database.outbox.getAll()).map(({ mutation }) => mutation.id)
    expect(new Set(ids).size).toBe(ids.length)
    account.close()
  })

  it('stays with a guest who came back before the move was over', async () => {
    const browser = createBrowser()
    await writeAsGuest(browser, 30, 0)
    const account = await openAccount(browser)
    let guest: DeviceStore | undefined
    const { showRows } = account
    const movedWhileBack = moveGuestInto(
      {
        ...account,
        async showRows(rows) {
          await showRows(rows)
          if (guest) return
          guest = await openDeviceStore('guest', browser)
          await guest.write([insertTask(randomUUID(), 'Back again')])
        },
      },
      browser,
    )
    await movedWhileBack
    expect(titlesOf(guest!)).toHaveLength(31)
    guest!.close()
    expect(await planGuestMove(browser, ada)).toEqual({ kind: 'ask', count: 31 })
    await moveGuestInto(account, browser)
    expect(titlesOf(account)).toHaveLength(31)
    account.close()
  })

  it('brings a task with more steps than one mutation holds, and what was deleted', async () => {
    const browser = createBrowser()
    const [task, gone] = [randomUUID(), randomUUID()]
    const guest = await openDeviceStore('guest', browser)
    await guest.write([insertTask(task, 'Large'), insertTask(gone, 'Deleted')])
    for (let i = 0; i < 4; i += 1) {
      await guest.write(Array.from({ length: 300 }, () => insertSubtask(randomUUID(), task, 'x'.repeat(400))))
    }
    await guest.write([{ table: 'tasks', rowId: gone, op: 'delete' }])
    guest.close()
    const account = await openAccount(browser)
    await moveGuestInto(account, browser)
    expect(account.mirror.rowsOf('subtasks')).toHaveLength(1_200)
    const [bringsBack] = await account.database.trash.getAll()
    await account.write(bringsBack!.changes)
    expect(titlesOf(account)).toEqual(['Deleted', 'Large'])
    account.close()
  })

  it('takes no more writes while it moves, and is the guest’s again when nobody is signed in', async () => {
    const browser = createBrowser()
    const [id] = await writeAsGuest(browser, 1, 0)
    const tab = await openDeviceStore('guest', browser)
    await tab.database.keep('move', { id: randomUUID(), to: 'ada' })
    expect(await tab.write([rename(id!, 'Too late')])).toEqual({ kind: 'sealed' })
    tab.close()
    const again = await openDeviceStore('guest', browser)
    expect(await again.write([rename(id!, 'Mine again')])).toMatchObject({ kind: 'written' })
    again.close()
  })
})
