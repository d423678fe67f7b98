/** The queue is full: the caller is refused at once instead of waiting. */
export class LineIsFull extends Error {
  override name = 'LineIsFull'
}

/**
 * Runs at most `atOnce` pieces of work at a time. Others wait in order; where `longest` wait already, LineIsFull is
 * thrown.
 */
export function createLine(atOnce: number, longest: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1
    else if (waiting.length >= longest) throw new LineIsFull('too many are waiting')
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // The next in the queue takes this place over, so the number that run stays the same.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
