import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../test/databases.ts'
import { createLetterAllowance } from './letter-allowance.ts'

const MINUTE = 60_000
const recovery = { kind: 'reset-password', to: 'robin@example.org' } as const

describeOnBothDatabases('letters to an address', (ground) => {
  it('are three at first, then one every twelve minutes, on all servers together', async () => {
    const database = await ground.open()
    let now = Date.UTC(2026, 0, 15)
    const servers = [createLetterAllowance(database, () => now), createLetterAllowance(database, () => now)]
    const ask = () => Promise.all([...servers, ...servers, ...servers].map(({ take }) => take(recovery)))
    expect((await ask()).filter(Boolean)).toHaveLength(3)
    let lastSentAt = now
    let sent = 0
    for (let minute = 1; minute <= 120; minute += 1) {
      now += MINUTE
      const got = (await ask()).filter(Boolean).length
      sent += got
      if (got > 0) lastSentAt = now
      // However often a stranger asks for links, the newest one in the mailbox is still usable for most of its hour.
      expect(now - lastSentAt).toBeLessThan(12 * MINUTE)
    }
    expect(sent).toBe(10)
  })

  it('of one kind take nothing from another kind, nor from another address', async () => {
    const database = await ground.open()
    const { take } = createLetterAllowance(database, () => Date.UTC(2026, 1, 1))
    const takeMany = (kind: 'account-exists' | 'confirm-email', to: string) =>
      Promise.all(Array.from({ length: 5 }, () => take({ kind, to })))
    await takeMany('account-exists', 'wren@example.org')
    await takeMany('confirm-email', 'wren@example.org')
    expect(await take({ ...recovery, to: 'wren@example.org' })).toBe(true)
    expect(await take({ ...recovery, to: 'lark@example.org' })).toBe(true)
  })

  it('are counted again where one did not leave', async () => {
    const database = await ground.open()
    const { take, giveBack } = createLetterAllowance(database, () => Date.UTC(2026, 2, 1))
    const letter = { ...recovery, to: 'swift@example.org' }
    for (let sent = 0; sent < 3; sent += 1) expect(await take(letter)).toBe(true)
    await giveBack(letter)
    expect([await take(letter), await take(letter)]).toEqual([true, false])
  })

  it('go out once a clock that was months ahead is right again', async () => {
    const database = await ground.open()
    let now = Date.UTC(2026, 10, 1)
    const { take } = createLetterAllowance(database, () => now)
    const letter = { ...recovery, to: 'finch@example.org' }
    expect(await take(letter)).toBe(true)
    now = Date.UTC(2026, 4, 1)
    const taken: boolean[] = []
    for (let asked = 0; asked < 4; asked += 1) taken.push(await take(letter))
    expect(taken).toEqual([true, true, true, false])
  })
})
