import { setTimeout as pause } from 'node:timers/promises'

/** What was sent at a constant rate, and what came of it. */
export interface Arrived {
  /** By the name of the request: from when it was to be sent until its answer was there. */
  readonly milliseconds: ReadonlyMap<string, number[]>
  readonly errors: number
  readonly sent: number
}

/** A request by its name, and how many of a hundred are one. */
export interface Share {
  readonly name: string
  readonly of100: number
  readonly ask: () => Promise<unknown>
}

/** So many may be without an answer; more are errors, as with people who give up. */
const MOST_WAITING = 2_000

/**
 * Sends so many requests a second, however long the answers take: people do not wait for each other. What is late by the
 * fault of the server, or of the process that sends, counts from when it was to be sent.
 */
export async function sendAtRate(
  perSecond: number,
  milliseconds: number,
  shares: readonly Share[],
): Promise<Arrived> {
  const taken = new Map<string, number[]>(shares.map(({ name }) => [name, []]))
  const order = shares.flatMap((share) => Array.from({ length: share.of100 }, () => share))
  const waiting = new Set<Promise<void>>()
  const began = performance.now()
  const count = Math.round((perSecond * milliseconds) / 1000)
  let errors = 0
  for (let sent = 0; sent < count; sent += 1) {
    const due = began + (sent / perSecond) * 1000
    const early = due - performance.now()
    if (early > 0) await pause(early)
    // 37 is prime to a hundred: all of them come in turn, well mixed.
    const share = order[(sent * 37) % order.length]
    if (!share || waiting.size >= MOST_WAITING) {
      errors += 1
      continue
    }
    // A timer may wake a moment too soon.
    const from = Math.min(due, performance.now())
    const answered: Promise<void> = share
      .ask()
      .then(
        () => void taken.get(share.name)?.push(performance.now() - from),
        () => void (errors += 1),
      )
      .finally(() => waiting.delete(answered))
    waiting.add(answered)
  }
  await Promise.all(waiting)
  return { milliseconds: taken, errors, sent: count }
}
