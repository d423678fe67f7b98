// What Lighthouse says of the public pages, as a phone on a slow line has them: three runs each.
import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { browserEnvironment, browserFlags, findBrowser } from '../e2e/support/browser.ts'
import { startGlimmer } from '../e2e/support/glimmer-server.ts'
import { type Figure, report } from './report.ts'

const ADDRESSES = ['/', '/adhd', '/features']
const RUNS = 3
const PORT = 9333

const scores = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 } as const
const timings = {
  'first-contentful-paint': { name: 'first contentful paint', unit: 'ms' },
  'largest-contentful-paint': { name: 'largest contentful paint', unit: 'ms', limit: 1500 },
  'total-blocking-time': { name: 'total blocking time', unit: 'ms', limit: 0 },
  'cumulative-layout-shift': { name: 'cumulative layout shift', unit: '', limit: 0 },
} as const
const categories = Object.keys(scores) as (keyof typeof scores)[]
const audits = Object.keys(timings) as (keyof typeof timings)[]

/** On a busy machine a recording can lack its beginning: then Lighthouse asks to be run again. */
async function run(url: string, tries = 3): Promise<Result> {
  const result = await lighthouse(url, { port: PORT, onlyCategories: categories, logLevel: 'error' })
  const problem = result?.lhr.runtimeError
  if (result && !problem) return result.lhr
  if (tries > 1) return run(url, tries - 1)
  throw new Error(`Lighthouse said nothing of ${url}: ${problem?.message}`)
}

/** One run. What falls short is named, so that a low score can be understood. */
async function look(url: string): Promise<ReadonlyMap<string, number>> {
  const lhr = await run(url)
  for (const name of categories) {
    for (const { id, weight } of lhr.categories[name]?.auditRefs ?? []) {
      const score = lhr.audits[id]?.score ?? 1
      if (name !== 'performance' && weight > 0 && score < 1) console.log(`  ${url}: ${name}: ${id}`)
    }
  }
  return new Map([
    ...categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)] as const),
    ...audits.map((name) => [name, lhr.audits[name]?.numericValue ?? Number.NaN] as const),
  ])
}

async function measure(url: string, address: string): Promise<Figure[]> {
  const runs: ReadonlyMap<string, number>[] = []
  for (let i = 0; i < RUNS; i += 1) runs.push(await look(url + address))
  const samplesOf = (name: string) => runs.map((run) => run.get(name) ?? Number.NaN)
  return [
    ...categories.map((name) => ({
      name: `${address}: ${name}`,
      unit: '' as const,
      samples: samplesOf(name),
      least: scores[name],
    })),
    ...audits.map((name) => ({
      ...timings[name],
      name: `${address}: ${timings[name].name}`,
      samples: samplesOf(name),
    })),
  ]
}

const found = await findBrowser()
const server = await startGlimmer()
const browser = await chromium.launch({
  executablePath: found.path,
  env: browserEnvironment(found),
  args: [...browserFlags, `--remote-debugging-port=${PORT}`],
})
try {
  const figures: Figure[] = []
  for (const address of ADDRESSES) figures.push(...(await measure(server.url, address)))
  await report(figures)
} finally {
  await browser.close()
  await server.dispose()
}
