import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { addressIn, readImportMap } from '../../import-map.config.ts'

// The app's pages as the build wrote them: what a browser loads of each before anything is pressed.

const client = `${import.meta.dirname}/../../build/client`

/** Gzipped kilobytes of scripts. What is seen is 1 to 2 below: enough for a mend, not for a part that could load later. */
const budgets = {
  '/tasks': 176,
  '/dashboard': 182,
  '/brain-dump': 174,
  '/calendar': 177,
  '/later': 160,
  '/wins': 166,
  '/energy': 169,
  '/settings': 185,
  '/auth': 172,
}

/** The page's import map names what can be asked for later: that is not loaded. */
function scriptsOf(page: string): string[] {
  const html = page.replace(readImportMap(client), '')
  return [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))].filter((file) => existsSync(client + file))
}

/** A chunk names what it rests on in its first lines: `import{t as e}from"./base.js"`. */
function restsOn(file: string): string[] {
  const found = readFileSync(client + file, 'utf8').matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)
  return [...found].map(([, name]) => addressIn(client, `/assets/${name}`))
}

test.each(Object.entries(budgets))('the scripts of %s weigh at most %i kB', (path, budget) => {
  const scripts = scriptsOf(readFileSync(`${client}${path}/index.html`, 'utf8'))
  const kilobytes = scripts.map((file) => gzipSync(readFileSync(client + file)).byteLength / 1000)
  const sum = kilobytes.reduce((all, size) => all + size, 0)
  expect(sum).toBeLessThanOrEqual(budget)
  expect(sum).toBeGreaterThan(100)
  // All are named in the page, so that no script is discovered only when another has arrived.
  expect(scripts.flatMap(restsOn).filter((file) => !scripts.includes(file))).toEqual([])
})

test.each(Object.keys(budgets))(
  '%s names its styles before its scripts, and the style sheet of everything first, and once',
  (path) => {
    const html = readFileSync(`${client}${path}/index.html`, 'utf8')
    const sheets = [...html.matchAll(/rel="stylesheet" href="([^"#]+)#?"/g)].map(([, href = '']) => href)
    expect(html.lastIndexOf('rel="stylesheet"')).toBeLessThan(html.indexOf('rel="modulepreload"'))
    expect(sheets[0]).toMatch(/styles-.{8}\.css$/)
    expect(readFileSync(client + sheets[0]).byteLength).toBeGreaterThan(50_000)
    expect(new Set(sheets).size).toBe(sheets.length)
    expect(sheets.length).toBeLessThanOrEqual(2)
  },
)

/** What the service worker fetches, by address. */
function keptFiles(): string[] {
  const found = readFileSync(`${client}/sw.js`, 'utf8').matchAll(/\burl:["'`]([^"'`]+)["'`]/g)
  return [...found].map(([, url = '']) => url)
}

test('an offline install asks for at most 60 files with its service worker, and for none that no browser runs', () => {
  const kept = keptFiles()
  expect(kept).toContain('/pages/app.json')
  expect(JSON.parse(readFileSync(`${client}/pages/app.json`, 'utf8'))).toContain('/tasks')
  expect(kept.length).toBeLessThanOrEqual(59)
  expect(kept.filter((url) => /\/(?:public|landing|marketing|privacy|terms)-.{8}\.js$/.test(url))).toEqual([])
})

// What a changed word makes a device fetch again: the file that it stands in, and what names the files of the build.
test('no script knows by what name another goes in this build, so that a changed word renames one file', () => {
  const names = readdirSync(`${client}/assets`).filter((name) => name.endsWith('.js'))
  const knowing = names.filter((name) => {
    const text = readFileSync(`${client}/assets/${name}`, 'utf8')
    return names.some((other) => other !== name && text.includes(other))
  })
  expect(names.length).toBeGreaterThan(30)
  expect(knowing).toEqual([expect.stringMatching(/^manifest-/)])
})
