// The built-in steps: a hundred thousand titles of random words, and how long a person waits for an answer in a browser whose
// CPU is slowed four times.
import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { breakDown } from '@glimmer/domain/breakdown/break-down'
import type { WARM_UP } from '@glimmer/domain/breakdown/warm-up'
import { type Browser, chromium, type Page } from '@playwright/test'
import { browserEnvironment, browserFlags, findBrowser } from '../e2e/support/browser.ts'
import { JUDGED_TITLES } from '../packages/domain/src/breakdown/test/titles/all.ts'
import { report } from './report.ts'

const RANDOM_TITLES = 100_000
const MOST_WORDS = 12
const SLOWER = 4
const VISITS = 5
const ORIGIN = 'http://localhost:9'
const PACKAGES = join(import.meta.dirname, '../packages')
/** The rules ask for content by the name of its package. */
const PAGE =
  '<!doctype html><script type="importmap">{"imports":{"@glimmer/content/":"/content/src/"}}</script>'

/** What a page under measurement has. */
interface Rules {
  readonly breakDown: typeof breakDown
  readonly WARM_UP: typeof WARM_UP
}

/** The same numbers each time, from 0 up to, but not, 1. In whole numbers of 32 bits: rounded ones soon come round again. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function timed(work: () => void): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

/** A new page, slowed, that can load the rules as the modules they are. Nothing leaves the process. */
async function slowPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage()
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: PAGE })
    const source = await readFile(join(PACKAGES, pathname.replace(/(?:\.ts)?$/, '.ts')), 'utf8')
    return route.fulfill({ contentType: 'text/javascript', body: stripTypeScriptTypes(source) })
  })
  await page.goto(`${ORIGIN}/`)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return page
}

/** Milliseconds of each piece of the warm-up, where there is one, and then of each answer. */
async function visit(browser: Browser, isWarm: boolean, titles: readonly string[]) {
  const page = await slowPage(browser)
  const measured = await page.evaluate(
    async ({ wanted, warm }) => {
      const from = '/domain/src/breakdown/'
      const { breakDown: ask }: Rules = await import(`${from}break-down.ts`)
      const { WARM_UP: pieces }: Rules = await import(`${from}warm-up.ts`)
      const time = (work: () => void) => {
        const start = performance.now()
        work()
        return performance.now() - start
      }
      return {
        pieces: warm ? pieces.map((piece) => time(piece)) : [],
        answers: wanted.map((title) => time(() => ask(title, { depth: 3 }))),
      }
    },
    { wanted: titles, warm: isWarm },
  )
  await page.close()
  return measured
}

const random = numbers(1)
const words = JUDGED_TITLES.flatMap(({ title }) => title.split(' '))
const titles = Array.from({ length: RANDOM_TITLES }, () =>
  Array.from(
    { length: 1 + Math.floor(random() * MOST_WORDS) },
    () => words[Math.floor(random() * words.length)],
  ).join(' '),
)
const before = process.cpuUsage()
const all = timed(() => {
  for (const title of titles) breakDown(title, { depth: 3 })
})
const used = process.cpuUsage(before)
await report([
  { name: '100,000 titles of random words', unit: 'ms', samples: [all], limit: 5_000 },
  // What others do on the machine counts for less in it.
  {
    name: '100,000 titles of random words, processor time',
    unit: 'ms',
    samples: [(used.user + used.system) / 1_000],
  },
])

const found = await findBrowser()
const browser = await chromium.launch({
  executablePath: found.path,
  args: browserFlags,
  env: browserEnvironment(found),
})
try {
  const cold = []
  const warm = []
  const pieces = []
  const everyday = []
  for (let place = 0; place < VISITS; place += 1) {
    const first = JUDGED_TITLES[place * 97]?.title ?? ''
    cold.push((await visit(browser, false, [first])).answers[0] ?? Number.NaN)
    const visited = await visit(browser, true, [first, ...JUDGED_TITLES.map(({ title }) => title)])
    warm.push(visited.answers[0] ?? Number.NaN)
    pieces.push(Math.max(...visited.pieces))
    everyday.push(...visited.answers.slice(1))
  }
  const unit = 'ms'
  await report([
    // What the menu of a task loads is warmed while the person reads it, so this is the wait.
    { name: 'first answer of a visit, CPU slowed 4x', unit, samples: warm, limit: 50 },
    { name: 'an everyday title, CPU slowed 4x', unit, samples: everyday, limit: 50 },
    { name: 'first answer without the warm-up, CPU slowed 4x', unit, samples: cold },
    { name: 'longest piece of the warm-up, CPU slowed 4x', unit, samples: pieces },
  ])
} finally {
  await browser.close()
}
