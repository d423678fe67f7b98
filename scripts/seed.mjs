import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { root } from './paths.mjs'

/**
 * The seed by which a run throws the dice of its random tests, as text: what `GLIMMER_SEED` says; else, for `npm test`, one that
 * follows from the files of the last commit, so that the same source passes or fails alike wherever it is tried, and each
 * change tries others; for the longer run, and where there is no commit, any.
 */
export function seedOfRun({ isFull = false, environment = process.env, folder = root } = {}) {
  if (environment.GLIMMER_SEED) return environment.GLIMMER_SEED
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD^{tree}'], { cwd: folder, encoding: 'utf8' })
  if (isFull || status !== 0) return String(randomInt(2 ** 31))
  return String(Number.parseInt(stdout.slice(0, 8), 16) % 2 ** 31)
}
