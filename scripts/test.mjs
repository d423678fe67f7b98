// `npm test`: install, the gate, build, unit and server tests, journeys. The last line is the count. With `full`, faults and
// random histories are tried as often as we promise, and journeys in every width, theme and engine, which takes most of an hour
// instead of minutes.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfStale } from './build.mjs'
import { check } from './check.mjs'
import { inRepository, tool } from './paths.mjs'
import { ExpectedError } from './run-main.mjs'
import { installIfStale } from './install.mjs'
import { seedOfRun } from './seed.mjs'
import { runNode, stepLine } from './steps.mjs'
import { closingLine, judge, sumTally, tallyPlaywright, tallyVitest } from './tally.mjs'
import { makeTestFolder } from './test-folder.mjs'

/** Runs one stage, times it, and turns what it throws into a stage that is not ok. */
async function stage(name, work) {
  console.log(`\n── ${name}`)
  const began = performance.now()
  let outcome
  try {
    outcome = await work()
  } catch (error) {
    console.error(error instanceof ExpectedError ? error.message : error)
    outcome = { ok: false }
  }
  return { name, ...outcome, seconds: (performance.now() - began) / 1000 }
}

const prepare = (make) => async () => {
  await make()
  return { ok: true }
}

function unitTests(folder) {
  return async () => {
    const report = join(folder, 'vitest.json')
    const reporters = ['--reporter=default', `--reporter=${inRepository('scripts/tally-reporter.mjs')}`]
    // The long faults and histories wait more than they work.
    const workers = isFull ? ['--maxWorkers=4'] : []
    const { ok } = await runNode([tool('vitest'), 'run', ...workers, ...reporters], {
      env: { TMPDIR: folder, GLIMMER_TALLY: report },
    })
    return judge(ok, tallyVitest(report))
  }
}

function journeys(folder) {
  return async () => {
    const report = join(folder, 'playwright.json')
    const { ok } = await runNode([tool('playwright'), 'test', '--reporter=list,json'], {
      env: {
        TMPDIR: folder,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        // Kept for the next run, as Playwright keeps it in the system's temporary folder.
        PWTEST_CACHE_DIR: inRepository('node_modules/.cache/playwright'),
      },
    })
    return judge(ok, tallyPlaywright(report))
  }
}

/** Outside CI a machine without a browser still gets everything else, and is told what it did not get. */
async function findBrowser() {
  const found = await runNode([inRepository('e2e/support/browser.ts')], { quiet: true })
  if (found.ok) return { ok: true }
  console.log(found.output.trimEnd())
  if (process.env.CI) return { ok: false }
  console.log('The journeys are left out. In CI this is a failure.')
  return {
    ok: true,
    leftOut: true,
    tally: { passed: 0, failed: 0, skipped: { 'all journeys, for want of a browser': 1 } },
  }
}

async function runStages(folder) {
  const stages = []
  const run = async (name, work) => {
    const result = await stage(name, work)
    stages.push(result)
    return result
  }
  const installed = await run(
    'install',
    prepare(() => installIfStale({ withTools: true })),
  )
  if (!installed.ok) return stages
  const built = await run('build', prepare(buildIfStale))
  // Many of these tests wait for a server, a disk or a timeout: meanwhile the gate has a core. Its lines come after theirs.
  const said = []
  const gate = run('check', async () => ({ ok: await check((line) => said.push(line)) }))
  await run('unit and server tests', unitTests(folder))
  await gate
  console.log(['', '── what check says', ...said].join('\n'))
  if (!built.ok) return stages
  const browser = await run('browser', findBrowser)
  if (browser.ok && !browser.leftOut) await run('journeys', journeys(folder))
  return stages
}

/** What did not pass says why in a file, with the counterexample of a property, where the scrolled lines are lost. */
function keepFailures(told) {
  const file = inRepository('test-results/failures.txt')
  rmSync(file, { force: true })
  if (told.length === 0) return
  mkdirSync(inRepository('test-results'), { recursive: true })
  writeFileSync(file, [`GLIMMER_SEED=${process.env.GLIMMER_SEED}`, ...told, ''].join('\n\n'))
  console.log('What these say, with their counterexamples: test-results/failures.txt')
}

const isFull = process.argv.includes('full')
process.env.GLIMMER_SEED = seedOfRun({ isFull })
console.log(`Random tests throw their dice by GLIMMER_SEED=${process.env.GLIMMER_SEED}`)
if (isFull) {
  Object.assign(process.env, { GLIMMER_FAULTS: 'full', GLIMMER_HISTORIES: '500', GLIMMER_MODEL_RUNS: '500' })
} else process.env.GLIMMER_FORMS = 'one'

const folder = makeTestFolder()
// Also where somebody ends the run: what lies in memory would stay there. A process that was killed may still let go of files.
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
const stages = await runStages(folder)

for (const { name, tally } of stages) {
  if (tally?.slowest?.length) console.log(`\nWhat took longest of the ${name}, in seconds:`)
  for (const { title, seconds } of tally?.slowest ?? [])
    console.log(`${seconds.toFixed(1).padStart(6)} ${title}`)
}
console.log('')
for (const result of stages) console.log(stepLine(result.name, result))
const noted = (kind) => stages.flatMap(({ tally }) => tally?.[kind] ?? [])
for (const title of noted('unsteady')) console.log(`WARNING, passed only at a second try: ${title}`)
for (const title of noted('broken')) console.log(`did not pass: ${title}`)
keepFailures(noted('told'))
console.log(
  `The dice were thrown by GLIMMER_SEED=${process.env.GLIMMER_SEED}: with it, the same are thrown again.`,
)
if (!isFull) {
  console.log(
    'Where there are several widths, themes or engines, one was tried by turns; all are by npm run test:full.',
  )
}
console.log(closingLine(sumTally(stages)))
process.exitCode = stages.every((result) => result.ok) ? 0 : 1
