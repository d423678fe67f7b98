import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'

it('waits for what comes after more than a second, unless a test says how long', async () => {
  let hasCome = false
  const coming = pause(1_100).then(() => (hasCome = true))
  const look = () => expect(hasCome).toBe(true)
  await Promise.all([
    expect(vi.waitFor(look, 20)).rejects.toThrow('to be true'),
    expect(vi.waitUntil(() => hasCome, { timeout: 20 })).rejects.toThrow('Timed out'),
    vi.waitFor(look),
    vi.waitUntil(() => hasCome),
  ])
  await coming
})

it('asks again for more than a second', async () => {
  const began = performance.now()
  await expect.poll(() => performance.now() - began).toBeGreaterThan(1_100)
})
