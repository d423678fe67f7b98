import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fingerprint, listFiles, readStamp } from './files.mjs'
import { inRepository, node, root } from './paths.mjs'
import { ExpectedError } from './run-main.mjs'

/** What is built and run. What only tests and checks need stands in the package.json of the repository and is left out for these. */
export const apps = ['--workspace=apps/server', '--workspace=apps/web']

const stampPath = inRepository('node_modules/.glimmer-install')
const TOOLS = 'with tools'

function manifestsHash() {
  const manifests = listFiles(root, ['apps', 'packages']).filter((file) =>
    /^[^/]+\/[^/]+\/package\.json$/.test(file),
  )
  return fingerprint(root, ['package.json', 'package-lock.json', ...manifests])
}

/**
 * Whether what lies in node_modules is all that the lock file names. npm keeps its own list of what it installed;
 * reading it spares a second install after somebody's own `npm ci`.
 */
export function installMatchesLock(lock, installed) {
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === '' || !path.includes('node_modules/')) return true
    const present = installed.packages[path]
    if (present === undefined) return wanted.optional === true || wanted.devOptional === true
    return present.version === wanted.version && present.integrity === wanted.integrity
  })
}

function isWholeInstall() {
  const list = inRepository('node_modules/.package-lock.json')
  if (!existsSync(list)) return false
  const read = (path) => JSON.parse(readFileSync(path, 'utf8'))
  return installMatchesLock(read(inRepository('package-lock.json')), read(list))
}

/** The environment without the Node that is about to be replaced, so that npm runs on the machine's own. */
export function machineEnvironment() {
  const env = { ...process.env }
  env.PATH = (env.PATH ?? '')
    .split(delimiter)
    .filter((part) => !/node_modules[\\/]\.bin[\\/]?$/.test(part))
    .join(delimiter)
  delete env.npm_node_execpath
  delete env.NODE
  return env
}

/**
 * What makes node_modules hold what is wanted: `nothing`, to `note` that it is there already, to `add` the tools, or to
 * install `anew`. The stamp is written last: without one, whatever lies there may be half of something.
 */
export function planInstall({ wanted, withTools, stamp, isWhole }) {
  const [hash, ...rest] = (stamp ?? '').split(' ')
  const hasTools = rest.join(' ') === TOOLS
  if (hash === wanted && (hasTools || !withTools)) return { step: 'nothing' }
  if (isWhole()) return { step: 'note', withTools: true }
  // Who has had the tools keeps them.
  return { step: hash === wanted ? 'add' : 'anew', withTools: withTools || hasTools }
}

function npm(...args) {
  const { status } = spawnSync(
    'npm',
    [...args, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      env: machineEnvironment(),
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  )
  if (status !== 0) throw new ExpectedError('The install did not finish: see what npm says above.')
}

/** Beside what a server runs from it touches nothing. Returns whether everything is there now. */
function addTools() {
  console.log('Installing what tests and checks need besides (npm install). The first time takes a minute.')
  npm('install', '--no-save')
  return isWholeInstall()
}

function installAnew(withTools) {
  console.log('Installing what Glimmer stands on (npm ci). The first time takes a minute or two.')
  npm('ci', ...(withTools ? [] : apps))
}

/** 67 MB of C headers come with Node, for compiling what we have none of. */
function removeHeaders() {
  const around = join(dirname(dirname(node)), 'node_modules')
  if (!existsSync(around)) return
  for (const name of readdirSync(around).filter((each) => each.startsWith('node-'))) {
    rmSync(join(around, name, 'include'), { recursive: true, force: true })
  }
}

/**
 * Installs by the lock file where node_modules is missing or stale: what building and running need, or with the tools of
 * tests and checks. Throws an ExpectedError where that is impossible.
 */
export function installIfStale({ withTools = false } = {}) {
  const wanted = manifestsHash()
  const stamp = existsSync(node) ? readStamp(stampPath) : undefined
  const isWhole = () => existsSync(node) && isWholeInstall()
  const plan = planInstall({ wanted, withTools, stamp, isWhole })
  if (plan.step === 'nothing') return
  if (plan.step !== 'note') {
    rmSync(stampPath, { force: true })
    if (plan.step === 'anew' || !addTools()) installAnew(plan.withTools)
    if (!existsSync(node)) {
      throw new ExpectedError(
        'npm held back the install script of the package "node". Run: npm install-scripts approve node && npm ci',
      )
    }
    removeHeaders()
  }
  writeFileSync(stampPath, plan.withTools ? `${wanted} ${TOOLS}` : wanted)
}
