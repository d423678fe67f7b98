import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { carryOutSignOut, markSignOut } from './pending-sign-out.ts'

let isOnline = true
/** What the server answers, in turn: null where it cannot be reached. After these it says that the person is signed out. */
let answers: (Response | null | Promise<null>)[] = []
let asked = 0

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  isOnline = true
  asked = 0
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  vi.stubGlobal('fetch', async () => {
    asked += 1
    const answer = answers.length > 0 ? await answers.shift() : Response.json({ status: 'signed_out' })
    if (!answer) throw new TypeError('Failed to fetch')
    return answer
  })
})
afterEach(async () => {
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a sign-out that the server did not hear is told again while the page stays open, ever less often (B4)', async () => {
  answers = [null, new Response('', { status: 503 }), null]
  markSignOut()
  expect(await carryOutSignOut()).toEqual({ kind: 'unreachable' })
  await vi.advanceTimersByTimeAsync(400)
  expect(asked).toBe(1)
  await vi.advanceTimersByTimeAsync(600)
  expect(asked).toBe(2)
  await vi.advanceTimersByTimeAsync(2_000 + 4_000)
  expect(asked).toBe(4)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(asked).toBe(4)
})

test('of several that ask meanwhile none brings another try of its own', async () => {
  answers = [null, null, null]
  markSignOut()
  for (let time = 0; time < 3; time += 1) await carryOutSignOut()
  expect(asked).toBe(3)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(asked).toBe(4)
})

test('what something on the way refuses is not taken for an answer; what the server refuses is one', async () => {
  answers = [new Response('<h1>Sign in to the wifi</h1>', { status: 403 })]
  markSignOut()
  expect(await carryOutSignOut()).toEqual({ kind: 'unreachable' })
  answers = [Response.json({ error: { code: 'unauthorized', message: 'Sign in first.' } }, { status: 401 })]
  expect(await carryOutSignOut()).toEqual({ kind: 'settled' })
})

test('without a network nothing is tried in vain: it is tried when that returns', async () => {
  isOnline = false
  answers = [null]
  markSignOut()
  expect(await carryOutSignOut()).toEqual({ kind: 'unreachable' })
  await vi.advanceTimersByTimeAsync(600_000)
  expect(asked).toBe(1)
  expect(await carryOutSignOut()).toEqual({ kind: 'settled' })
})

test('a try that began without a network and fails after its return is followed by another (B4)', async () => {
  isOnline = false
  let fail = () => {}
  answers = [new Promise((resolve) => (fail = () => resolve(null)))]
  markSignOut()
  const first = carryOutSignOut()
  isOnline = true
  const onReturn = carryOutSignOut()
  fail()
  expect(await first).toEqual({ kind: 'unreachable' })
  expect(await onReturn).toEqual({ kind: 'unreachable' })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(asked).toBe(2)
  expect(await carryOutSignOut()).toEqual({ kind: 'settled' })
  expect(asked).toBe(2)
})
