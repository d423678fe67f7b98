// `npm run mutate [-- PATH…]`: changes what the rules say, one small thing at a time, and asks whether a test notices. By hand
// and by night, as there are thousands of such changes. They are made in a copy, never in the tree that somebody works in.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { listFiles } from './files.mjs'
import { installIfStale, machineEnvironment } from './install.mjs'
import { describeMutants } from './mutants.mjs'
import { inRepository, root } from './paths.mjs'
import { ExpectedError, runMain } from './run-main.mjs'
import { runNode } from './steps.mjs'
import { makeTestFolder } from './test-folder.mjs'

/** Where all rules stand that decide whether something is lost, and on which day it is. */
const DAYS = 'packages/domain/src/days'
const RULES = ['packages/sync/src', DAYS, 'packages/domain/src/tasks']
/** Of a hundred changes, how many a test has to notice. */
const AIM = 85
const VERSION = '10.1.1'
/** What these stand on is taken as it was on this day, so that scores can be compared. */
const AS_OF = '2026-11-26'
/** Below the project's own node_modules, where they find its Vitest. */
const tools = inRepository('node_modules/.cache/mutate', VERSION)

/** Among the dependencies they would be 125 packages more in every install of the tests (docs/decisions/0072). */
function installTools() {
  if (existsSync(join(tools, 'installed'))) return
  console.log('Installing Stryker beside the project. The first time takes half a minute.')
  rmSync(tools, { recursive: true, force: true })
  mkdirSync(tools, { recursive: true })
  writeFileSync(join(tools, 'package.json'), '{ "private": true }')
  const wanted = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${VERSION}`)
  const how = ['--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', ['install', ...wanted, `--before=${AS_OF}`, ...how], {
    cwd: tools,
    env: machineEnvironment(),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new ExpectedError('The install did not finish: see what npm says above.')
  writeFileSync(join(tools, 'installed'), '')
}

/** The packages find each other in the copy, and everything else where the project has it. */
function copyTree(copy) {
  const isOurs = (path) => !path.endsWith('node_modules')
  for (const part of ['packages', 'scripts', 'package.json', 'tsconfig.base.json'])
    cpSync(inRepository(part), join(copy, part), { recursive: true, filter: isOurs })
  const modules = join(copy, 'node_modules')
  mkdirSync(join(modules, '@glimmer'), { recursive: true })
  for (const name of readdirSync(join(copy, 'packages')))
    symlinkSync(join(copy, 'packages', name), join(modules, '@glimmer', name))
  for (const name of readdirSync(inRepository('node_modules')))
    if (!name.startsWith('.') && name !== '@glimmer')
      symlinkSync(inRepository('node_modules', name), join(modules, name))
}

const isTest = (file) => file.endsWith('.test.ts')
const isSource = (file) => file.endsWith('.ts') && !isTest(file) && !file.includes('/test/')
const changesZone = (file) => readFileSync(inRepository(file), 'utf8').includes("stubEnv('TZ'")

/** A process for each mutant takes longer than a thread, but only a process has a zone of its own, which tests of days change. */
function planRuns(sources) {
  const [ofDays, others] = [true, false].map((isOfDays) =>
    sources.filter((file) => file.startsWith(DAYS) === isOfDays),
  )
  const tests = listFiles(root, RULES).filter(isTest)
  return [
    { pool: 'threads', mutate: others, include: tests.filter((file) => !changesZone(file)) },
    { pool: 'forks', mutate: ofDays, include: tests },
  ].filter(({ mutate }) => mutate.length > 0)
}

/** Returns what became of each mutant, by its file. */
async function run(copy, { pool, mutate, include }) {
  const vitest = {
    test: { include, setupFiles: ['scripts/seed-properties.mjs'], testTimeout: 30_000, isolate: false },
  }
  const stryker = {
    mutate,
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.config.mjs', pool },
    coverageAnalysis: 'perTest',
    // What a module does as it is loaded would have to be loaded anew for each: tables and lists, whose tests name them.
    ignoreStatic: true,
    inPlace: true,
    concurrency: Number(process.env.GLIMMER_CONCURRENCY ?? 2),
    reporters: ['progress-append-only', 'json'],
    allowConsoleColors: false,
    jsonReporter: { fileName: 'mutants.json' },
  }
  writeFileSync(join(copy, 'vitest.config.mjs'), `export default ${JSON.stringify(vitest)}`)
  writeFileSync(join(copy, 'stryker.config.json'), JSON.stringify(stryker))
  const { ok } = await runNode([join(tools, 'node_modules/@stryker-mutator/core/bin/stryker.js'), 'run'], {
    cwd: copy,
  })
  if (!ok) throw new ExpectedError('Stryker did not get through: see what it says above.')
  return JSON.parse(readFileSync(join(copy, 'mutants.json'), 'utf8')).files
}

await runMain(async () => {
  installIfStale({ withTools: true })
  installTools()
  const seed = (process.env.GLIMMER_SEED ||= String(randomInt(2 ** 31)))
  console.log(`Random tests throw their dice by GLIMMER_SEED=${seed}`)
  const copy = makeTestFolder()
  // Also where somebody ends the run: it lies in memory.
  process.on('exit', () => rmSync(copy, { recursive: true, force: true, maxRetries: 5 }))
  copyTree(copy)
  const asked = process.argv.slice(2)
  const sources = listFiles(root, asked.length > 0 ? asked : RULES).filter(isSource)
  if (sources.length === 0) throw new ExpectedError(`There is no source file below ${asked.join(', ')}.`)
  const files = {}
  for (const plan of planRuns(sources)) Object.assign(files, await run(copy, plan))
  const { score, lines } = describeMutants({ files })
  console.log(lines.join('\n'))
  return score < AIM ? 1 : 0
})
