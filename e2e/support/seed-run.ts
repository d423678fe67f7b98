import { randomInt } from 'node:crypto'

/**
 * Lets every random test of a run throw its dice by one seed, which all that this process starts inherits. `GLIMMER_SEED`
 * names that of an earlier run; a new one is said before any test begins.
 */
export function seedRun(): void {
  if (process.env['GLIMMER_SEED']) return
  process.env['GLIMMER_SEED'] = String(randomInt(2 ** 31))
  console.log(`Random tests throw their dice by GLIMMER_SEED=${process.env['GLIMMER_SEED']}`)
}
