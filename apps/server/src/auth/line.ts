/** Too many wait already: whoever comes now is told at once. */
export class LineIsFull extends Error {
  override name = 'LineIsFull'
}

/** Runs so many pieces of work at once; others wait in line, in order, and where the line is full they are refused. */
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
      // Whoever is next takes this place over.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
