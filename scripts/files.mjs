import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const neverOurs = new Set(['node_modules', 'build'])
const notSources = new Set(['data', 'test-results', 'playwright-report', 'bench/results'])

/**
 * The files under the given paths of a folder, as sorted relative paths with forward slashes. Dependencies,
 * what a build made and names that begin with a dot are left out; a path that does not exist is nothing.
 */
export function listFiles(folder, paths = ['.']) {
  const found = []
  const visit = (path) => {
    for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
      if (entry.name.startsWith('.') || neverOurs.has(entry.name)) continue
      const child = path === '.' ? entry.name : `${path}/${entry.name}`
      if (notSources.has(child)) continue
      if (entry.isDirectory()) visit(child)
      else if (entry.isFile()) found.push(child)
    }
  }
  for (const path of paths) {
    const full = join(folder, path)
    if (!existsSync(full)) continue
    if (statSync(full).isDirectory()) visit(path)
    else found.push(path)
  }
  return found.toSorted()
}

/** One hash over the names and contents of files. It changes when a file is added, removed or edited. */
export function fingerprint(folder, files) {
  const hash = createHash('sha256')
  for (const file of files) {
    const content = readFileSync(join(folder, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/** What a stamp file says, or undefined where there is none. */
export function readStamp(path) {
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined
}
