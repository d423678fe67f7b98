import { existsSync, readFileSync } from 'node:fs'

const nothing = { passed: 0, failed: 0 }
const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined)

/** What our reporter counted of Vitest's run; undefined where it wrote nothing. */
export const tallyVitest = read

/**
 * What Playwright's JSON report counts. `broken` names what did not pass, `unsteady` what passed only at a second try: both
 * are to be mended.
 */
export function tallyPlaywright(path) {
  const report = read(path)
  if (!report) return undefined
  const { expected, flaky, unexpected } = report.stats
  return {
    passed: expected + flaky,
    failed: unexpected,
    broken: titlesOf(report.suites, 'unexpected'),
    unsteady: titlesOf(report.suites, 'flaky'),
  }
}

function titlesOf(suites = [], wanted) {
  return suites.flatMap(({ specs = [], suites: inner }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === wanted)).map(({ title }) => title),
    ...titlesOf(inner, wanted),
  ])
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
    }),
    nothing,
  )
}
