const AT_ONCE = 4
const LONGEST_LINE = 100
const STREAMS = 50
/** Some four times the largest file that can be brought in. */
const LENGTH_A_DAY = 200_000_000
const DAY_MS = 24 * 60 * 60 * 1000

interface Line {
  working: number
  readonly waiting: (() => void)[]
}

/**
 * Limits what one person can take of this process, far above what people with many devices need. Kept in memory, so
 * each server counts for itself.
 */
export function createFairShare(now: () => number = Date.now) {
  const lines = new Map<string, Line>()
  const streams = new Map<string, number>()
  const pushed = new Map<string, { readonly start: number; readonly length: number }>()

  const leaveLine = (userId: string, line: Line) => {
    const next = line.waiting.shift()
    if (next) next()
    else if ((line.working -= 1) === 0) lines.delete(userId)
  }

  return {
    /** Resolves when it is this request's turn, with what ends the turn; null at once where the line is too long. */
    async takeTurn(userId: string): Promise<(() => void) | null> {
      const line = lines.get(userId) ?? { working: 0, waiting: [] }
      lines.set(userId, line)
      if (line.waiting.length >= LONGEST_LINE) return null
      if (line.working < AT_ONCE) line.working += 1
      else await new Promise<void>((resolve) => line.waiting.push(resolve))
      return () => leaveLine(userId, line)
    },

    /** Counts an open stream. Returns the function that ends the count, or null where this would be one too many. */
    openStream(userId: string): (() => void) | null {
      const open = streams.get(userId) ?? 0
      if (open >= STREAMS) return null
      streams.set(userId, open + 1)
      return () => {
        const left = (streams.get(userId) ?? 1) - 1
        if (left > 0) streams.set(userId, left)
        else streams.delete(userId)
      }
    },

    /** Whether so many characters more may be pushed today; they are counted where they may. */
    mayPush(userId: string, length: number): boolean {
      for (const [known, { start }] of pushed) {
        // Insertion order is the order of the starts: the first that still counts ends the search.
        if (now() - start < DAY_MS) break
        pushed.delete(known)
      }
      const today = pushed.get(userId) ?? { start: now(), length: 0 }
      if (today.length + length > LENGTH_A_DAY) return false
      pushed.set(userId, { ...today, length: today.length + length })
      return true
    },
  }
}
