import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { hashPassword } from 'better-auth/crypto'
import { createPasswordHashing } from './password-hashing.ts'
import { createLine } from './line.ts'

const password = 'quiet otter lamp'
const cheap = createPasswordHashing({ cost: { N: 2 ** 10, r: 8, p: 1 } })
const ours = createPasswordHashing()

test('a password is kept with at least what OWASP asks of scrypt, which is written beside it', async () => {
  const hash = await ours.hash(password)
  expect(hash).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w-]{22}\$[\w-]{86}$/)
  expect(await ours.verify({ hash, password })).toBe(true)
  expect(await ours.verify({ hash, password: 'quiet otter lamq' })).toBe(false)
  expect(await ours.hash(password)).not.toBe(hash)
})

test('a hash of better-auth, or one with other settings, opens to the same password and counts as outdated', async () => {
  const [theirs, weaker] = [await hashPassword(password), await cheap.hash(password)]
  expect(await ours.verify({ hash: theirs, password })).toBe(true)
  expect(await ours.verify({ hash: weaker, password })).toBe(true)
  expect(await ours.verify({ hash: weaker, password: 'no otter' })).toBe(false)
  expect([theirs, weaker].map(ours.isOutdated)).toEqual([true, true])
  expect(cheap.isOutdated(weaker)).toBe(false)
})

test('a wrong password costs as much work where the stored hash was cheaper to make', async () => {
  // CPU time of this process in milliseconds: unlike time by the clock it does not grow on a busy machine.
  const work = async (hash: string) => {
    const start = process.cpuUsage()
    expect(await ours.verify({ hash, password: 'no otter' })).toBe(false)
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1_000
  }
  const hashes = { ours: await ours.hash(password), weaker: await cheap.hash(password) }
  const [usual, weaker]: [number[], number[]] = [[], []]
  for (let time = 0; time < 3; time += 1) {
    usual.push(await work(hashes.ours))
    weaker.push(await work(hashes.weaker))
  }
  // A check that stopped after the cheaper hash would cost a hundredth.
  expect(Math.min(...weaker) / Math.min(...usual)).toBeGreaterThan(1 / 3)
})

test('letters that are written in two ways are the same password', async () => {
  const hash = await cheap.hash('cafe\u0301 au lait')
  expect(await cheap.verify({ hash, password: 'café au lait' })).toBe(true)
})

test('so many at once; others wait in order, and beyond that they are refused', async () => {
  const inLine = createLine(2, 3)
  const begun: number[] = []
  const ends = Array.from({ length: 6 }, () => Promise.withResolvers<void>())
  const all = ends.map(({ promise }, index) =>
    inLine(() => {
      begun.push(index)
      return promise
    }),
  )
  expect(begun).toEqual([0, 1])
  const isStillWaiting = nextTurn().then(() => 'still waiting')
  await expect(Promise.race([all[5], isStillWaiting])).rejects.toThrow('too many are waiting')
  ends[1]?.reject(new Error('broke'))
  await expect(all[1]).rejects.toThrow('broke')
  expect(begun).toEqual([0, 1, 2])
  for (const { resolve } of ends) resolve()
  await Promise.all([all[0], all[2], all[3], all[4]])
  expect(begun).toEqual([0, 1, 2, 3, 4])
  await inLine(() => Promise.resolve())
})
