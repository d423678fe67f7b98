import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../test/databases.ts'
import { LineIsFull } from './line.ts'
import { createTries } from './tries.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const rule = { window: 60, max: 10 }

describeOnBothDatabases('tries from an address', (ground) => {
  /** Two servers on one database, with one clock; `ahead`: by how much it is. */
  async function start(clock: { now: number; ahead?: number }) {
    const database = await ground.open()
    const startServer = () =>
      createTries(
        database,
        () => clock.now + (clock.ahead ?? 0),
        () => clock.now,
      )
    const servers = [startServer(), startServer()]
    let next = 0
    /** One try, at the servers in turn; `status` is what better-auth would answer where it may be looked at. */
    return (key: string, status: number, work = async () => {}, server = (next += 1) % 2) => {
      const tries = servers[server]!
      return tries.inRequest(async () => {
        const { allowed, retryAfter } = await tries.storage.consume(key, rule)
        if (allowed) await work()
        return new Response(allowed ? '' : String(retryAfter), { status: allowed ? status : 429 })
      })
    }
  }
  const statuses = async (all: Promise<Response>[]) => (await Promise.all(all)).map(({ status }) => status)
  const times = <T>(count: number, make: () => T) => Array.from({ length: count }, make)

  it('are ten in a minute on all servers together; a minute after the first they count anew, whatever was tried', async () => {
    const clock = { now: Date.UTC(2026, 0, 15) }
    const attempt = await start(clock)
    const key = '192.0.2.1|/sign-in/email'
    expect((await attempt(key, 401)).status).toBe(401)
    clock.now += 50 * SECOND
    expect((await statuses(times(12, () => attempt(key, 401)))).toSorted()).toEqual([
      ...times(9, () => 401),
      ...times(3, () => 429),
    ])
    const refused = await attempt(key, 401)
    expect([refused.status, await refused.text()]).toEqual([429, '10'])
    expect((await attempt('192.0.2.2|/sign-in/email', 401)).status).toBe(401)
    clock.now += 10 * SECOND
    expect(await statuses(times(10, () => attempt(key, 401)))).toEqual(times(10, () => 401))
    expect((await attempt(key, 401)).status).toBe(429)
  })

  it('never run out under steady use', async () => {
    const clock = { now: Date.UTC(2026, 1, 15) }
    const attempt = await start(clock)
    for (let number = 0; number < 60; number += 1) {
      expect((await attempt('192.0.2.3|/sign-up/email', 200)).status).toBe(200)
      clock.now += MINUTE / 8
    }
  })

  it('are forgotten after a while, so that ever new addresses do not fill the table', async () => {
    const clock = { now: Date.UTC(2026, 3, 15) }
    const attempt = await start(clock)
    const { accounts } = await ground.open()
    const count = async () => (await accounts.selectFrom('rate_limit').select('key').execute()).length
    for (const part of times(5, () => 0).keys()) await attempt(`198.51.100.${part}|/sign-in/email`, 401)
    expect(await count()).toBeGreaterThanOrEqual(5)
    clock.now += 10 * MINUTE
    await attempt('192.0.2.5|/sign-in/email', 401)
    expect(await count()).toBe(1)
  })

  /** Marks that are over at these times, and a look at which of them are left. */
  async function addMarks(...ends: number[]) {
    const { accounts } = await ground.open()
    const mark = (end: number) => {
      const id = new Date(end).toISOString()
      return { id, identifier: id, value: 'used', expires_at: id }
    }
    await accounts.deleteFrom('verification').execute()
    await accounts.insertInto('verification').values(ends.map(mark)).execute()
    return async () => {
      const left = await accounts.selectFrom('verification').select('id').orderBy('id').execute()
      return left.map(({ id }) => Date.parse(id))
    }
  }

  it('take what was over with them: steps and marks of those who sign in again and again', async () => {
    const clock = { now: Date.UTC(2026, 5, 15) }
    const attempt = await start(clock)
    clock.now += 10 * MINUTE
    const at = (minutes: number) => clock.now + minutes * MINUTE
    const left = await addMarks(at(-11), at(-9), at(9))
    await attempt('192.0.2.6|/sign-in/passkey', 200)
    expect(await left()).toEqual([at(-9), at(9)])
  })

  it.each([
    { from: 0, to: 9 },
    { from: 20, to: 50 },
  ])('take no link that is good where the clock is hours ahead from minute $from to $to', async (wrong) => {
    const begin = Date.UTC(2026, 6, 15)
    const clock = { now: begin, ahead: 0 }
    const setTo = (minute: number) => {
      clock.now = begin + minute * MINUTE
      clock.ahead = minute >= wrong.from && minute <= wrong.to ? 300 * MINUTE : 0
    }
    setTo(0)
    const attempt = await start(clock)
    const link = begin + 60 * MINUTE
    const left = await addMarks(link)
    for (let minute = 0; minute < 70; minute += 3) {
      setTo(minute)
      await attempt('192.0.2.7|/sign-in/passkey', 200, undefined, 0)
      expect(await left()).toEqual([link])
    }
    setTo(71)
    await attempt('192.0.2.7|/sign-in/passkey', 200, undefined, 0)
    expect(await left()).toEqual([])
  })

  it('that were right are not counted, and nor is one for which no password was looked at', async () => {
    const clock = { now: Date.UTC(2026, 2, 15) }
    const attempt = await start(clock)
    const key = '192.0.2.4|/sign-in/email'
    const many = () => statuses(times(40, () => attempt(key, 200)))
    expect(await many()).toEqual(times(40, () => 200))
    expect(await statuses(times(9, () => attempt(key, 401)))).toEqual(times(9, () => 401))
    expect((await attempt(key, 200)).status).toBe(200)
    const full = () => Promise.reject<void>(new LineIsFull('too many are waiting'))
    await expect(attempt(key, 200, full)).rejects.toThrow(LineIsFull)
    expect((await attempt(key, 401)).status).toBe(401)
    expect((await attempt(key, 200)).status).toBe(429)
    // One that is answered after its minute takes nothing from the next.
    clock.now += MINUTE
    const guessElsewhere = async () => {
      clock.now += MINUTE
      for (const _ of times(5, () => 0)) expect((await attempt(key, 401, undefined, 1)).status).toBe(401)
    }
    await attempt(key, 200, guessElsewhere, 0)
    for (const _ of times(5, () => 0)) expect((await attempt(key, 401)).status).toBe(401)
    expect((await attempt(key, 401)).status).toBe(429)
  })

  it('count anew once a clock that was months ahead is right again', async () => {
    const clock = { now: Date.UTC(2026, 10, 15) }
    const attempt = await start(clock)
    for (const _ of times(11, () => 0)) await attempt('192.0.2.9|/sign-in/email', 401)
    clock.now = Date.UTC(2026, 4, 15)
    expect((await attempt('192.0.2.9|/sign-in/email', 401)).status).toBe(401)
    // Two servers whose clocks are some seconds apart count together all the same.
    clock.now += 5 * SECOND
    for (const _ of times(9, () => 0)) await attempt('192.0.2.9|/sign-in/email', 401)
    clock.now -= 5 * SECOND
    expect((await attempt('192.0.2.9|/sign-in/email', 401)).status).toBe(429)
  })
})
