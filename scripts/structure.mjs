// The rules about which file may know which, and the few about tests and sizes that the linter cannot say.
import { readFileSync } from 'node:fs'
import { dirname, posix } from 'node:path'
import { parseSync } from 'oxc-parser'
import { inRepository } from './paths.mjs'
import { layerProblem, placeProblem, rowProblem } from './layers.mjs'
import { localDateProblems } from './local-dates.mjs'

/** Who may import whom. Tests in e2e and bench stand outside and may look at everything. */
const zones = {
  content: { folder: 'packages/content/', mayImport: ['content'] },
  domain: { folder: 'packages/domain/', mayImport: ['content', 'domain'] },
  sync: { folder: 'packages/sync/', mayImport: ['domain', 'sync'] },
  api: { folder: 'packages/api/', mayImport: ['domain', 'sync', 'api'] },
  web: { folder: 'apps/web/', mayImport: ['content', 'domain', 'sync', 'api', 'web'] },
  server: { folder: 'apps/server/', mayImport: ['content', 'domain', 'sync', 'api', 'server'] },
}

const purePackages = {
  // Words and plain lists: they need nothing.
  content: /^$/,
  domain: /^(zod(\/mini)?|@glimmer\/(content|domain)\/.+)$/,
  sync: /^(zod(\/mini)?|@glimmer\/(domain|sync)\/.+)$/,
  api: /^(zod(\/mini)?|@orpc\/contract|@glimmer\/(domain|sync|api)\/.+)$/,
}
const extension = /\.(ts|tsx|mjs|js|css|json|svg|png|webp|avif|woff2)(\?[\w=&-]+)?$/
const code = /\.(ts|tsx|mjs)$/
/** What developers run by hand; it is not shipped and may borrow from the tests. */
const byHand = /^apps\/web\/scripts\//
const test = /\.(test|spec)\.(ts|tsx|mjs)$|(^|\/)test\//

/** `npm start` installs what the apps name. What the repository names besides is there for tests and checks alone. */
const tools = Object.keys(JSON.parse(readFileSync(inRepository('package.json'), 'utf8')).devDependencies)

/** What a file imports and exports again, as written. The last part of its name says how to read it. */
export function importsOf(file, text) {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module
  const exported = staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest?.value))
  const late = dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start, end))
  return [
    ...staticImports.map((statement) => statement.moduleRequest.value),
    ...new Set(exported.filter((specifier) => specifier !== undefined)),
    ...late.filter((written) => /^['"`][^$]*$/.test(written)).map((written) => written.slice(1, -1)),
  ]
}

/** Where the links of a Markdown file lead, as far as that is a file of ours, relative to its folder. */
export function linksOf(text) {
  return [...text.matchAll(/\]\(([^)#\s]+)/g)]
    .map((match) => match[1])
    .filter((link) => !/^[a-z]+:/.test(link))
}

const homeOf = (path) => Object.keys(zones).find((name) => path.startsWith(zones[name].folder))

function relativeImportProblem(file, specifier) {
  if (specifier.includes('/+types/')) return undefined
  if (!extension.test(specifier)) return `"${specifier}" lacks its file extension`
  const target = posix.join(dirname(file), specifier)
  const from = homeOf(file)
  if (from !== undefined && !byHand.test(file) && !target.startsWith(zones[from].folder)) {
    return `"${specifier}" leaves its workspace: import the package by its name`
  }
  const problem = layerProblem(file, target)
  return problem && `${problem} ("${specifier}")`
}

function packageImportProblem(file, specifier) {
  const from = homeOf(file)
  if (from === undefined) return undefined
  const workspace = specifier.match(/^@glimmer\/([^/]+)/)?.[1]
  if (workspace !== undefined && !zones[from].mayImport.includes(workspace)) {
    return `${from} must not know ${workspace} ("${specifier}")`
  }
  if (test.test(file)) return undefined
  if (!byHand.test(file) && tools.some((name) => specifier === name || specifier.startsWith(`${name}/`))) {
    return `\`npm start\` does not install "${specifier}": it is for tests and checks`
  }
  if (purePackages[from]?.test(specifier) === false) {
    return `${from} is pure: it must not import "${specifier}"`
  }
  if (file.startsWith('apps/web/app/') && specifier.startsWith('node:')) {
    return `"${specifier}" does not exist in a browser`
  }
  return undefined
}

function importProblems(file, text) {
  return importsOf(file, text)
    .map((specifier) =>
      specifier.startsWith('.')
        ? relativeImportProblem(file, specifier)
        : packageImportProblem(file, specifier),
    )
    .filter((problem) => problem !== undefined)
}

/** Habits that make a test worthless, or slow and unsure. The linter sees the ones Vitest has; these are ours. */
function testProblems(text) {
  const problems = []
  if (/\b(?:test|it|describe)\.(?:skip|only|todo|fixme)\b/.test(text))
    problems.push('a test that does not run')
  if (/\b(?:test|it|describe)\.(?:skipIf|runIf)\b/.test(text))
    problems.push('a test that is skipped without a word: `({ skip }) => skip(condition, reason)` says why')
  if (/\bwaitForTimeout\(|\bsetTimeout\(\s*(?:resolve|done|r)\b/.test(text)) {
    problems.push('a sleep: wait for what a person would see')
  }
  return problems
}

/**
 * The problems of one file, each a sentence without the path.
 * @example problemsOf('packages/domain/src/a.ts', "import 'hono'") // ['domain is pure: …']
 */
export function problemsOf(file, text) {
  const ownRows = test.test(file) ? undefined : rowProblem(file, text)
  const problems = [placeProblem(file), ownRows].filter((problem) => problem !== undefined)
  if (code.test(file)) problems.push(...importProblems(file, text))
  problems.push(...(test.test(file) ? testProblems(text) : localDateProblems(file, text)))
  if (/^packages\/\w+\/src\//.test(file) && !test.test(file) && /\bnew Date\(\s*\)/.test(text)) {
    problems.push('reads the clock: take the time as an argument')
  }
  const lines = text.split('\n').length - 1
  if (file.endsWith('.css') && lines > 400) problems.push(`has ${lines} lines, more than 400`)
  return problems
}
