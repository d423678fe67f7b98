import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { slowestOf } from './tally.mjs'

/**
 * Counts a run of Vitest, as Playwright counts its own: what passed, what was skipped by reason, and what did not pass, with
 * the first line of why and with all that it says: a property's counterexample is there, and what took longest. Writes it as
 * JSON to the path in GLIMMER_TALLY.
 */
export default class TallyReporter {
  onInit(vitest) {
    this.root = vitest.config.root
  }

  /** At once: a run of an hour may not come to its end. */
  onTestCaseResult(test) {
    const { state, errors = [] } = test.result()
    if (state === 'failed')
      console.error([`did not pass: ${test.fullName}`, ...errors.map(wholeText)].join('\n'))
  }

  onTestRunEnd(modules, errors) {
    const tally = { passed: 0, failed: 0, skipped: {}, broken: [], unsteady: [], told: [] }
    const took = []
    for (const error of errors) note(tally, 'outside any test', error)
    for (const module of modules) {
      const file = relative(this.root, module.moduleId)
      for (const error of module.errors()) note(tally, file, error)
      for (const suite of module.children.allSuites())
        for (const error of suite.errors()) note(tally, `${file} > ${suite.fullName}`, error)
      for (const test of module.children.allTests()) {
        const title = `${file} > ${test.fullName}`
        count(tally, test, title)
        took.push({ title, seconds: (test.diagnostic()?.duration ?? 0) / 1000 })
      }
    }
    writeFileSync(process.env.GLIMMER_TALLY, JSON.stringify({ ...tally, slowest: slowestOf(took) }))
  }
}

function count(tally, test, title) {
  const { state, errors = [], note: reason = 'no reason given' } = test.result()
  if (state === 'passed') tally.passed += 1
  // We give no second try here; a test that gives itself one is named.
  if (state === 'passed' && test.diagnostic()?.flaky) tally.unsteady.push(title)
  if (state === 'skipped') tally.skipped[reason] = (tally.skipped[reason] ?? 0) + 1
  if (state === 'failed') {
    tally.failed += 1
    note(tally, title, ...errors)
  }
}

function note(tally, title, error, ...others) {
  const [first] = String(error?.message ?? error).split('\n', 1)
  tally.broken.push(`${title}: ${first}`)
  tally.told.push([title, ...[error, ...others].map(wholeText)].join('\n'))
}

/** What an error says, where, and what lay under it. */
function wholeText(error) {
  const { message, stack = '', diff, cause } = error ?? {}
  const text = stack.includes(message) ? stack : [message ?? String(error), stack].join('\n')
  return [text, diff, cause && `Caused by: ${wholeText(cause)}`].filter(Boolean).join('\n')
}
