import { Worker } from 'node:worker_threads'
import { TooLarge } from '../outbound/guarded-fetch.ts'

/** Nobody's calendar takes nearly as long. */
const LONGEST_MS = 60_000

/** Has a script of ours work in a thread of its own, so that nobody waits for it. Throws `TooLarge` where it takes too much. */
export function workOutside<Answer>(script: URL, workerData: unknown): Promise<Answer> {
  return new Promise((fulfil, fail) => {
    const worker = new Worker(script, {
      workerData,
      // What would take more is refused, not the server's other work.
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    })
    const limit = setTimeout(() => void worker.terminate(), LONGEST_MS)
    const refuse = () => fail(new TooLarge('more than a thread may take'))
    worker.once('message', fulfil)
    worker.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? refuse() : fail(error),
    )
    worker.once('exit', () => {
      clearTimeout(limit)
      refuse()
    })
  })
}
