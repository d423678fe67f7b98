import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { addPerson, describeOnBothDatabases } from '../../test/databases.ts'
import { forgetExpired } from './forget-expired.ts'

const now = new Date('2026-11-21T12:00:00.000Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 60 * 60 * 1000)

describeOnBothDatabases('what is over is forgotten', (ground) => {
  it('keeps counts of network addresses for a day', async () => {
    const database = await ground.open()
    const { accounts } = database
    for (const [key, hours] of [
      ['10.0.0.1|/sign-in/email', 25],
      ['10.0.0.2|/sign-in/email', 23],
    ] as const) {
      const last_request = hoursAgo(hours).getTime()
      await accounts
        .insertInto('rate_limit')
        .values({ id: randomUUID(), key, count: 3, last_request })
        .execute()
    }
    await forgetExpired(database, now)
    const left = await accounts.selectFrom('rate_limit').select('key').execute()
    expect(left.map(({ key }) => key)).toEqual(['10.0.0.2|/sign-in/email'])
  })

  it('keeps links for a day after they are over, as the clock may be hours ahead', async () => {
    const database = await ground.open()
    const { accounts } = database
    const linkOver = (hours: number) => {
      const id = `over for ${hours} hours`
      return { id, identifier: id, value: 'used', expires_at: hoursAgo(hours).toISOString() }
    }
    await accounts.insertInto('verification').values([25, 23].map(linkOver)).execute()
    await forgetExpired(database, now)
    const left = await accounts.selectFrom('verification').select('id').execute()
    expect(left).toEqual([{ id: 'over for 23 hours' }])
  })

  it('signs nobody out for a clock that is suddenly months ahead', async () => {
    const database = await ground.open()
    const { accounts } = database
    const ada = await addPerson(database)
    const session = (id: string, seen: Date, expires: Date) => ({
      id: `${ada}-${id}`,
      user_id: ada,
      token: `${ada}-${id}`,
      ip_address: null,
      user_agent: null,
      created_at: seen.toISOString(),
      updated_at: seen.toISOString(),
      expires_at: expires.toISOString(),
    })
    const open = session('open', hoursAgo(3), hoursAgo(-600))
    const over = session('over', hoursAgo(800), hoursAgo(80))
    await accounts.insertInto('session').values([open, over]).execute()
    const idsAfter = async (at: Date) => {
      await forgetExpired(database, at)
      const left = await accounts.selectFrom('session').select('id').where('user_id', '=', ada).execute()
      return left.map(({ id }) => id).toSorted()
    }
    expect(await idsAfter(hoursAgo(-24 * 90))).toEqual([open.id, over.id])
    expect(await idsAfter(now)).toEqual([open.id])
  })
})
