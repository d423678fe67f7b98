import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { bundledBrowser, type FoundBrowser } from './bundled-browser.ts'

const installed = [
  // The same engine without the windows that nobody would see here: less work for each page.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Some systems keep a script under the browser's name that only says how to install one. */
function isBrowser(path: string): boolean {
  if (!existsSync(path)) return false
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 })
  return /Chrom(?:e|ium) \d+/.test(stdout ?? '')
}

/**
 * A Chromium for the journeys: the npm package's, so that everybody tries the same; an installed one where that is not made
 * for this machine. GLIMMER_CHROMIUM insists on `bundled` or `installed`, or names one by its path. Throws with a sentence
 * that says what to do where there is none.
 */
export async function findBrowser(): Promise<FoundBrowser> {
  const named = process.env['GLIMMER_CHROMIUM'] || 'any'
  if (!/^(?:any|bundled|installed)$/.test(named)) {
    if (!existsSync(named)) throw new Error(`GLIMMER_CHROMIUM names ${named}, which is not there.`)
    return { path: named, env: {} }
  }
  const bundled = named === 'installed' ? undefined : await bundledBrowser()
  if (bundled !== undefined) return bundled
  if (named === 'bundled') throw new Error('GLIMMER_CHROMIUM=bundled is for Linux on x64. Leave it out.')
  const path = installed.find(isBrowser)
  if (path !== undefined) return { path, env: {} }
  throw new Error(
    'No Chromium or Chrome was found for the journeys. Install one, or set GLIMMER_CHROMIUM to its path.',
  )
}

/**
 * A whole Chromium loads two pages of its own under the address bar of every window that it opens, also where no window can
 * be seen: as much work as ours. Of several such lists the last one counts, so what Playwright switches off stands here too.
 */
const switchedOff = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** Quiet, and the same everywhere: no traffic of the browser's own. A root user's Chromium has no sandbox. */
export const browserFlags = [
  `--disable-features=${switchedOff.join(',')}`,
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** The environment of the browser's process. */
export function browserEnvironment(browser: FoundBrowser): Record<string, string> {
  const own = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return { ...Object.fromEntries(own), ...browser.env }
}

if (import.meta.main) {
  try {
    console.log((await findBrowser()).path)
  } catch (error) {
    console.log(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
