import { appendFileSync } from 'node:fs'

/** How often a fault is tried, and by which dice. The seed is printed; `GLIMMER_SEED` throws the same ones again. */
export interface FaultRun {
  readonly times: number
  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number
  /** Prints what happened, and hands it to `npm run bench -- faults`. */
  report(happened: string): void
}

/** A thin count in `npm test`; `GLIMMER_FAULTS=full`, as the bench sets it, tries as often as we promise. */
export function startFaultRun(name: string, { thin, full }: { thin: number; full: number }): FaultRun {
  const times = process.env['GLIMMER_FAULTS'] === 'full' ? full : thin
  const seed = Number(process.env['GLIMMER_SEED'])
  const random = throwDice(seed)
  process.stdout.write(`faults: ${name}, ${times} times, seed ${seed}\n`)
  return {
    times,
    between: (least, most) => least + Math.floor(random() * (most - least + 1)),
    report(happened) {
      process.stdout.write(`faults: ${name}: ${happened}, seed ${seed}\n`)
      const file = process.env['GLIMMER_FAULTS_REPORT']
      if (file) appendFileSync(file, `${JSON.stringify({ name, times, seed, happened })}\n`)
    },
  }
}

/** The same numbers from 0 to below 1 for the same seed. */
function throwDice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
