/**
 * The time by how much of it has passed, from the earliest that the clock has told so far: one that is set ahead, for a moment or
 * for days, does not hurry it. One that was behind leaves it behind. `passed`: milliseconds that no setting of the clock changes.
 */
export function createSteadyClock(now: () => number, passed: () => number): () => number {
  let beginning = Infinity
  function read(): number {
    beginning = Math.min(beginning, now() - passed())
    return beginning + passed()
  }
  read()
  return read
}
