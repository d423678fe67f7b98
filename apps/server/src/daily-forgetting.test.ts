import { randomUUID } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { addPerson, describeOnBothDatabases, silentLog } from '../test/databases.ts'
import { startForgetting } from './daily-forgetting.ts'

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
    const forgetting = startForgetting(database, silentLog, 1)
    await vi.waitUntil(async () => (await sessions()).length === 1, { timeout: 30_000 })
    expect(await sessions()).toEqual([{ expires_at: '2999-01-01T00:00:00.000Z' }])
    await forgetting.stop()
  })
})
