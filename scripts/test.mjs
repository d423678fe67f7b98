// `npm test`: install, the gate, build, unit and server tests, journeys. The last line is the count.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from './build.mjs'
import { check } from './check.mjs'
import { Halt, inHouse, tool } from './house.mjs'
import { installIfStale } from './install.mjs'
import { runNode, stepLine } from './steps.mjs'
import { judge, sumTally, tallyPlaywright, tallyVitest } from './tally.mjs'

/** Runs one stage, times it, and turns what it throws into a stage that is not ok. */
async function stage(name, work) {
  console.log(`\n── ${name}`)
  const began = performance.now()
  let outcome
  try {
    outcome = await work()
  } catch (error) {
    console.error(error instanceof Halt ? error.message : error)
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
    const reporters = ['--reporter=default', `--reporter=${inHouse('scripts/tally-reporter.mjs')}`]
    const { ok } = await runNode([tool('vitest'), 'run', ...reporters], { env: { GLIMMER_TALLY: report } })
    return judge(ok, tallyVitest(report))
  }
}

function journeys(folder) {
  return async () => {
    const report = join(folder, 'playwright.json')
    const { ok } = await runNode([tool('playwright'), 'test', '--reporter=list,json'], {
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    })
    return judge(ok, tallyPlaywright(report))
  }
}

/** Outside CI a machine without a browser still gets everything else, and is told what it did not get. */
async function findBrowser() {
  const found = await runNode([inHouse('e2e/support/browser.ts')], { quiet: true })
  if (found.ok) return { ok: true }
  console.log(found.output.trimEnd())
  if (process.env.CI) return { ok: false }
  console.log('The journeys are left out. In CI this is a failure.')
  return { ok: true, leftOut: true }
}

async function runStages(folder) {
  const stages = []
  const run = async (name, work) => {
    const result = await stage(name, work)
    stages.push(result)
    return result
  }
  const installed = await run('install', prepare(installIfStale))
  if (!installed.ok) return stages
  await run('check', async () => ({ ok: await check() }))
  const built = await run('build', prepare(buildIfStale))
  await run('unit and server tests', unitTests(folder))
  if (!built.ok) return stages
  const browser = await run('browser', findBrowser)
  if (browser.ok && !browser.leftOut) await run('journeys', journeys(folder))
  return stages
}

const folder = mkdtempSync(join(tmpdir(), 'glimmer-test-'))
const stages = await runStages(folder)
rmSync(folder, { recursive: true })

console.log('')
for (const result of stages) console.log(stepLine(result.name, result))
for (const title of stages.flatMap(({ tally }) => tally?.unsteady ?? []))
  console.log(`passed only at a second try: ${title}`)
for (const title of stages.flatMap(({ tally }) => tally?.broken ?? [])) console.log(`did not pass: ${title}`)
const { passed, failed } = sumTally(stages)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = stages.every((result) => result.ok) ? 0 : 1
