import { expect, it } from 'vitest'
import { openLane } from './lane.ts'

/** Work that is done when the test says so. */
function openWork(items: number) {
  const waiting = Array.from({ length: items }, (_, i) => i)
  const done: number[] = []
  const held = new Map<number, () => void>()
  let most = 0
  const errors: unknown[] = []
  const lane = openLane<number>({
    slots: 3,
    take: (count) => Promise.resolve(waiting.splice(0, count)),
    work: (item) =>
      new Promise((resolve, reject) => {
        held.set(item, () => {
          held.delete(item)
          done.push(item)
          if (item === 1) reject(new Error('one of them'))
          else resolve()
        })
        most = Math.max(most, held.size)
      }),
    onError: (error) => errors.push(error),
  })
  return { lane, waiting, done, held, errors, most: () => most }
}

it('goes on past what takes long and what breaks, a few at a time', async () => {
  const { lane, done, held, errors, most } = openWork(10)
  lane.wake()
  await expect.poll(() => held.size).toBe(3)
  // The first never ends until the end.
  while (done.length < 9) {
    await expect.poll(() => [...held.keys()].some((item) => item !== 0)).toBe(true)
    for (const [item, end] of held) if (item !== 0) end()
  }
  expect(errors).toHaveLength(1)
  expect(most()).toBe(3)
  held.get(0)?.()
  await lane.settled()
  expect(done.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
})

it('takes nothing more once it is closed, and ends what is under way', async () => {
  const { lane, waiting, held, done } = openWork(10)
  lane.wake()
  await expect.poll(() => held.size).toBe(3)
  const closed = lane.close()
  for (const end of held.values()) end()
  await closed
  expect([done.length, waiting.length]).toEqual([3, 7])
})
