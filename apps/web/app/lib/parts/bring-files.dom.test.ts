import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bringFiles, PartMissing } from './bring-files.ts'

const fetched = vi.fn<(address: string) => Promise<Response>>()
const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const here = async () => new Response('file')

let names = 0
/** Every test uses a file of its own, as a fetched file is not fetched again. */
const newFile = () => `/assets/part-${++names}.js`

beforeEach(() => {
  vi.useFakeTimers()
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The outcome, with fake timers so that no pause takes time. */
async function end(files: readonly string[]): Promise<unknown> {
  const ended = bringFiles(files).then(
    () => 'here',
    (error: unknown) => error,
  )
  await vi.runAllTimersAsync()
  return ended
}

test('a lost request is made again by itself, and what came is not fetched a second time', async () => {
  const file = newFile()
  fetched.mockImplementationOnce(lost).mockImplementation(here)
  expect(await end([file, file])).toBe('here')
  expect(await end([file])).toBe('here')
  expect(fetched.mock.calls).toEqual([[file], [file]])
})

test('what stays away is told after three tries, and fetched anew when it is asked for again', async () => {
  const file = newFile()
  fetched.mockImplementation(lost)
  expect(await end([file])).toMatchObject({ reason: 'unreachable' })
  expect(fetched).toHaveBeenCalledTimes(3)
  fetched.mockImplementation(here)
  expect(await end([file])).toBe('here')
})

test('a server that is down is asked again; one that has the file no longer is not', async () => {
  const file = newFile()
  fetched.mockImplementation(async () => new Response('', { status: 502 }))
  expect(await end([file])).toMatchObject({ reason: 'unreachable' })
  fetched.mockReset().mockImplementation(async () => new Response('', { status: 404 }))
  const gone = await end([file])
  expect(gone).toBeInstanceOf(PartMissing)
  expect(gone).toMatchObject({ reason: 'outdated' })
  expect(fetched).toHaveBeenCalledOnce()
})

test('without a network nobody waits for tries that cannot succeed', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  fetched.mockImplementation(lost)
  expect(await end([newFile()])).toMatchObject({ reason: 'unreachable' })
  expect(fetched).toHaveBeenCalledOnce()
})
