import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../test/databases.ts'
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
})
