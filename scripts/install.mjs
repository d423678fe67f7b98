import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fingerprint, listFiles, readStamp } from './files.mjs'
import { node, root } from './paths.mjs'
import { ExpectedError } from './run-main.mjs'

const stampPath = (folder) => join(folder, 'node_modules/.glimmer-install')

function manifestsHash(folder) {
  const manifests = listFiles(folder, ['apps', 'packages']).filter((file) =>
    /^[^/]+\/[^/]+\/package\.json$/.test(file),
  )
  return fingerprint(folder, ['package.json', 'package-lock.json', ...manifests])
}

/**
 * Whether what lies in node_modules is what the lock file names. npm keeps its own list of what it installed;
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

function installedByHand(folder) {
  const list = join(folder, 'node_modules/.package-lock.json')
  if (!existsSync(list)) return false
  const read = (path) => JSON.parse(readFileSync(path, 'utf8'))
  return installMatchesLock(read(join(folder, 'package-lock.json')), read(list))
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

/** Installs by the lock file where node_modules is missing or stale. Throws an ExpectedError where that is impossible. */
export function installIfStale() {
  const wanted = manifestsHash(root)
  if (readStamp(stampPath(root)) === wanted && existsSync(node)) return
  if (existsSync(node) && installedByHand(root)) {
    writeFileSync(stampPath(root), wanted)
    return
  }
  console.log('Installing what Glimmer stands on (npm ci). The first time takes a minute or two.')
  const result = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    env: machineEnvironment(),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (result.status !== 0) throw new ExpectedError('The install did not finish: see what npm says above.')
  if (!existsSync(node)) {
    throw new ExpectedError(
      'npm held back the install script of the package "node". Run: npm install-scripts approve node && npm ci',
    )
  }
  writeFileSync(stampPath(root), wanted)
}
