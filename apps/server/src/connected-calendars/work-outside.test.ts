import { expect, it } from 'vitest'
import { workOutside } from './work-outside.ts'

/** Says when it began and when it was done. */
const SCRIPT = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    const began = Date.now()
    setTimeout(() => parentPort.postMessage({ began, done: Date.now() }), 150)
  `)}`,
)

it('has two threads at most at work, so that many long texts at once do not fill the memory', async () => {
  const all = await Promise.all(
    Array.from({ length: 5 }, () => workOutside<{ began: number; done: number }>(SCRIPT, null)),
  )
  for (const { began } of all)
    expect(all.filter((one) => one.began <= began && began < one.done).length).toBeLessThanOrEqual(2)
})

it('lets the next one work where one fails', async () => {
  const failing = new URL('data:text/javascript,throw new Error("no")')
  const ended = await Promise.allSettled(Array.from({ length: 4 }, () => workOutside(failing, null)))
  expect(ended.map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'rejected'))
  expect(await workOutside(SCRIPT, null)).toBeDefined()
})
