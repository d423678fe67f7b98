import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

const nothing = { passed: 0, failed: 0, skipped: {} }
const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined)

/** The ten that took longest, the longest first. */
export const slowestOf = (took) => took.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10)

/** What our reporter counted of Vitest's run; undefined where it wrote nothing. */
export const tallyVitest = read

/**
 * What Playwright's JSON report counts. `broken` names what did not pass, `unsteady` what passed only at a second try: both
 * are to be mended, and `told` is what they said.
 */
export function tallyPlaywright(path) {
  const report = read(path)
  if (!report) return undefined
  const tests = testsOf(report.suites)
  const those = (wanted) => tests.filter(({ status }) => status === wanted)
  const skipped = {}
  for (const { annotations = [] } of those('skipped')) {
    const reason = annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given'
    skipped[reason] = (skipped[reason] ?? 0) + 1
  }
  const { expected, flaky, unexpected } = report.stats
  return {
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    broken: [...new Set(those('unexpected').map(({ title }) => title))],
    unsteady: [...new Set(those('flaky').map(({ title }) => title))],
    told: [...those('unexpected'), ...those('flaky')].map(wordsOf),
    slowest: slowestOf(tests.map(tookOf)),
  }
}

function testsOf(suites = []) {
  return suites.flatMap(({ specs = [], suites: inner }) => [
    ...specs.flatMap(({ title, tests }) => tests.map((test) => ({ ...test, title }))),
    ...testsOf(inner),
  ])
}

function tookOf({ title, projectName, results = [] }) {
  const ms = results.reduce((sum, { duration = 0 }) => sum + duration, 0)
  return { title: `[${projectName}] ${title}`, seconds: ms / 1000 }
}

function wordsOf({ title, results = [] }) {
  const errors = results.flatMap(({ errors: said = [] }) => said.map(({ message }) => message))
  return stripVTControlCharacters([title, ...errors].join('\n'))
}

/**
 * What a run of tests is worth. The exit code alone is not believed: a library may end the process with 0 after
 * tests that did not pass, or before any ran.
 */
export function judge(exitedWell, tally = nothing) {
  return { ok: exitedWell && tally.failed === 0 && tally.passed > 0, tally }
}

/**
 * The sum over all steps. A step that went wrong without naming a test (a crash, a type error) counts as one
 * failure: the closing line must never look better than the exit code.
 */
export function sumTally(steps) {
  return steps.reduce(
    (sum, { ok, tally = nothing }) => ({
      passed: sum.passed + tally.passed,
      failed: sum.failed + (ok ? tally.failed : Math.max(1, tally.failed)),
      skipped: addUp(sum.skipped, tally.skipped),
    }),
    nothing,
  )
}

function addUp(counts, more) {
  const sum = { ...counts }
  for (const [reason, count] of Object.entries(more)) sum[reason] = (sum[reason] ?? 0) + count
  return sum
}

/** `3 passed, 0 failed, 2 skipped (no disk may be mounted: 2)` */
export function closingLine({ passed, failed, skipped }) {
  const reasons = Object.entries(skipped).map(([reason, count]) => `${reason}: ${count}`)
  const count = Object.values(skipped).reduce((sum, one) => sum + one, 0)
  const why = reasons.length > 0 ? ` (${reasons.join('; ')})` : ''
  return `${passed} passed, ${failed} failed, ${count} skipped${why}`
}
