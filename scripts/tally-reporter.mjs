import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'

/**
 * Counts a run of Vitest, as Playwright counts its own: what passed, what did not with the first line of why, and what passed
 * only at a second try. Writes it as JSON to the path in GLIMMER_TALLY.
 */
export default class TallyReporter {
  onInit(vitest) {
    this.root = vitest.config.root
  }

  onTestRunEnd(modules, errors) {
    const tally = { passed: 0, failed: 0, broken: errors.map(firstLine), unsteady: [] }
    for (const module of modules) {
      const file = relative(this.root, module.moduleId)
      tally.broken.push(...module.errors().map((error) => `${file}: ${firstLine(error)}`))
      for (const suite of module.children.allSuites())
        tally.broken.push(
          ...suite.errors().map((error) => `${file} > ${suite.fullName}: ${firstLine(error)}`),
        )
      for (const test of module.children.allTests()) count(tally, test, `${file} > ${test.fullName}`)
    }
    writeFileSync(process.env.GLIMMER_TALLY, JSON.stringify(tally))
  }
}

function count(tally, test, title) {
  const { state, errors } = test.result()
  const why = () => `${title}: ${firstLine(errors?.[0])}`
  if (state === 'passed') tally.passed += 1
  if (state === 'passed' && test.diagnostic()?.flaky) tally.unsteady.push(why())
  if (state === 'failed') {
    tally.failed += 1
    tally.broken.push(why())
  }
}

function firstLine(error) {
  return String(error?.message ?? error).split('\n', 1)[0]
}
