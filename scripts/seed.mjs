import { spawnSync } from 'node:child_process'
import { createHash, randomInt } from 'node:crypto'
import { root } from './paths.mjs'

/** Of a line of `git ls-tree`, which ends with the name: documents say nothing about what a test finds. */
const isDocument = (line) => /\t(?:docs|.*\.md)$/.test(line)

/**
 * The seed by which a run throws the dice of its random tests, as text: what `GLIMMER_SEED` says; else, for `npm test`, one that
 * follows from the files of the last commit but for the documents, so that the same source passes or fails alike wherever it is
 * tried, and each change of it tries others; for the longer run, and where there is no commit, any.
 */
export function seedOfRun({ isFull = false, environment = process.env, folder = root } = {}) {
  if (environment.GLIMMER_SEED) return environment.GLIMMER_SEED
  const { status, stdout } = spawnSync('git', ['ls-tree', 'HEAD'], { cwd: folder, encoding: 'utf8' })
  if (isFull || status !== 0) return String(randomInt(2 ** 31))
  const source = stdout.split('\n').filter((line) => !isDocument(line))
  return String(createHash('sha256').update(source.join('\n')).digest().readUInt32BE() % 2 ** 31)
}
