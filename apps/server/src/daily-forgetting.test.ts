import { randomUUID } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { addPerson, describeOnBothDatabases, silentLog } from '../test/databases.ts'
import { startForgetting } from './daily-forgetting.ts'

const deleteDue = () => Promise.resolve(0)

describeOnBothDatabases('a server that runs for long', (ground) => {
  it('forgets what is over though nobody comes, and ends when it is asked to', async () => {
    const database = await ground.open()
    const user_id = await addPerson(database)
    const session = (expires_at: string) => {
      return {
        id: randomUUID(),
        token: randomUUID(),
        user_id,
        expires_at,
        created_at: 'now',
        updated_at: 'now',
      }
    }
    await database.accounts
      .insertInto('session')
      .values([session('2026-01-01T00:00:00.000Z'), session('2999-01-01T00:00:00.000Z')])
      .execute()
    const sessions = () => database.accounts.selectFrom('session').select('expires_at').execute()
    const forgetting = startForgetting({
      database,
      log: silentLog,
      isMailEnabled: false,
      deleteDue,
      firstMs: 1,
    })
    await vi.waitUntil(async () => (await sessions()).length === 1)
    expect(await sessions()).toEqual([{ expires_at: '2999-01-01T00:00:00.000Z' }])
    await forgetting.stop()
  })

  it('deletes nothing while the disk is nearly full, as that is written to it too', async () => {
    const database = await ground.open()
    const { accounts } = database
    const count = { id: randomUUID(), key: 'while full', count: 1, last_request: 0 }
    await accounts.insertInto('rate_limit').values(count).execute()
    let looked = 0
    const hasRoom = () => (looked += 1) > 1
    const isThere = async () =>
      (await accounts.selectFrom('rate_limit').select('id').where('id', '=', count.id).execute()).length > 0
    const full = { ...database, hasRoom }
    const start = () =>
      startForgetting({ database: full, log: silentLog, isMailEnabled: false, deleteDue, firstMs: 1 })
    const forgetting = start()
    await vi.waitUntil(() => looked === 1)
    await forgetting.stop()
    expect(await isThere()).toBe(true)
    const again = start()
    await vi.waitUntil(async () => !(await isThere()))
    await again.stop()
  })

  it.each([true, false])(
    'forgets what was not confirmed only where mails are sent (%s)',
    async (isMailEnabled) => {
      const database = await ground.open()
      const { accounts } = database
      const user_id = await addPerson(database)
      const old = '2026-01-01T00:00:00.000Z'
      const change = { email_verified: false, created_at: old }
      await accounts.updateTable('user').set(change).where('id', '=', user_id).execute()
      // Counts are deleted whether or not mails are sent, and after accounts: once this one is gone, accounts have
      // been looked at.
      const count = { id: randomUUID(), key: 'long ago', count: 1, last_request: 0 }
      await accounts.insertInto('rate_limit').values(count).execute()
      const forgetting = startForgetting({ database, log: silentLog, isMailEnabled, deleteDue, firstMs: 1 })
      const isThere = async () =>
        (await accounts.selectFrom('rate_limit').select('id').where('id', '=', count.id).execute()).length > 0
      await vi.waitUntil(async () => !(await isThere()))
      await forgetting.stop()
      const left = await accounts.selectFrom('user').select('id').where('id', '=', user_id).execute()
      expect(left.length).toBe(isMailEnabled ? 0 : 1)
    },
  )
})
