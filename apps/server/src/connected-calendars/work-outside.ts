import { Worker } from 'node:worker_threads'
import { TooLarge } from '../outbound/guarded-fetch.ts'

/** Nobody's calendar takes nearly as long. */
const LONGEST_MS = 60_000

/** Each may take half a gigabyte. */
const AT_ONCE = 2
let atWork = 0
const waiting: (() => void)[] = []

/** Has a script of ours work in a thread of its own, so that nobody waits for it. Throws `TooLarge` where it takes too much. */
export async function workOutside<Answer>(script: URL, workerData: unknown): Promise<Answer> {
  if (atWork === AT_ONCE) await new Promise<void>((go) => waiting.push(go))
  else atWork += 1
  try {
    return await startThread<Answer>(script, workerData)
  } finally {
    // Whoever waits takes the place.
    const next = waiting.shift()
    if (next) next()
    else atWork -= 1
  }
}

function startThread<Answer>(script: URL, workerData: unknown): Promise<Answer> {
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
