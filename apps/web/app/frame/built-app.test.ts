import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { restsOn } from '../lib/parts/test/built-scripts.ts'

// The app's pages as the build wrote them: what a browser loads of each before anything is pressed.

const client = `${import.meta.dirname}/../../build/client`

/** Gzipped kilobytes of scripts. What is seen is a little below: enough for a mend, not for a part that could load later. */
const budgets = {
  '/tasks': 162,
  '/dashboard': 167,
  '/brain-dump': 161,
  '/calendar': 174,
  '/calendars': 175,
  '/later': 143,
  '/wins': 150,
  '/energy': 154,
  '/settings': 163,
  '/auth': 160,
}

/** The page's import map names what can be asked for later: that is not loaded. */
function scriptsOf(page: string): string[] {
  const html = page.replace(/<script type="importmap">[^<]*/, '')
  return [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))]
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
    const sheets = [...html.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href)
    expect(html.lastIndexOf('rel="stylesheet"')).toBeLessThan(html.indexOf('rel="modulepreload"'))
    expect(sheets[0]).toMatch(/styles-.{8}\.css$/)
    expect(readFileSync(client + sheets[0]).byteLength).toBeGreaterThan(50_000)
    expect(new Set(sheets).size).toBe(sheets.length)
    expect(sheets.length).toBeLessThanOrEqual(2)
  },
)

/** What the service worker fetches, by address. */
function keptFiles(): string[] {
  const found = readFileSync(`${client}/sw.js`, 'utf8').matchAll(/"url":"([^"]+)"/g)
  return [...found].map(([, url = '']) => url)
}

test('an offline install asks for at most 60 files with its service worker, and has every page', () => {
  const kept = keptFiles()
  expect(kept).toContain('/pages/app.json')
  expect(kept).toContain('/pages/public.json')
  expect(kept).toContain('/imports.json')
  expect(JSON.parse(readFileSync(`${client}/pages/app.json`, 'utf8'))).toHaveProperty(['/tasks'])
  expect(kept.length).toBeLessThanOrEqual(59)
})

// What a changed word makes a device fetch again: the file that it stands in, and what names the files of the build.
test('no script knows by what name another goes in this build, so that a changed word renames one file', () => {
  const names = readdirSync(`${client}/assets`).filter((name) => name.endsWith('.js'))
  const knowing = names.filter((name) => {
    const text = readFileSync(`${client}/assets/${name}`, 'utf8')
    return names.some((other) => other !== name && text.includes(other))
  })
  expect(names.length).toBeGreaterThan(30)
  expect(knowing).toEqual([])
})
