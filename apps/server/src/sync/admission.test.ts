import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import type { AppEnv } from '../http/context.ts'
import { admitSync, createAdmission } from './admission.ts'

function fill(admission: ReturnType<typeof createAdmission>, count: number, isPull: boolean) {
  return Array.from({ length: count }, () => admission.enter(isPull))
}

const isIn = (entered: (() => void) | number) => typeof entered !== 'number'

describe('what is let in at once', () => {
  it('is a hundred pulls, and pushes beside them: what was written goes first', () => {
    const admission = createAdmission()
    expect(fill(admission, 100, true).every(isIn)).toBe(true)
    expect(isIn(admission.enter(true))).toBe(false)
    const pushes = fill(admission, 100, false)
    expect(pushes.every(isIn)).toBe(true)
    expect(isIn(admission.enter(false))).toBe(false)
    const [leave] = pushes
    if (typeof leave === 'function') leave()
    expect(isIn(admission.enter(false))).toBe(true)
  })

  it('does not count who waits for a turn of their own', async () => {
    const admission = createAdmission()
    fill(admission, 100, true)
    const { promise, resolve } = Promise.withResolvers<void>()
    const waits = admission.aside(() => promise)
    expect(isIn(admission.enter(true))).toBe(true)
    resolve()
    await waits
    expect(isIn(admission.enter(true))).toBe(false)
  })
})

describe('when somebody who was sent away may come back', () => {
  it('is the later the more were sent away, and a minute at most', () => {
    let time = 0
    const admission = createAdmission(() => time)
    fill(admission, 100, true)
    const pauses = fill(admission, 10_000, true)
    expect([pauses[0], pauses[999], pauses[9_999]]).toEqual([2, 10, 60])
    // A hundred a second come back and are served.
    time += 95_000
    expect(admission.enter(true)).toBe(6)
    time += 60_000
    expect(admission.enter(true)).toBe(2)
  })
})

it('a device is told so by 503 with the time, and nothing behind it is asked', async () => {
  const admission = createAdmission()
  const { promise, resolve } = Promise.withResolvers<void>()
  let asked = 0
  const app = new Hono<AppEnv>().use('/api/sync/*', admitSync(admission)).get('/api/sync/pull', async (c) => {
    asked += 1
    await promise
    return c.text('done')
  })
  const pulls = Array.from({ length: 101 }, async () => app.request('/api/sync/pull'))
  const late = await pulls[100]
  expect(late?.status).toBe(503)
  expect(late?.headers.get('retry-after')).toBe('2')
  expect(await late?.json()).toMatchObject({ error: { code: 'busy' } })
  resolve()
  const answers = await Promise.all(pulls)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(100)
  expect(asked).toBe(100)
  expect((await app.request('/api/sync/pull')).status).toBe(200)
})
