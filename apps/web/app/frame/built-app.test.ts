import { existsSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

// The app's pages as the build wrote them: what a browser loads of each before anything is pressed.

const client = `${import.meta.dirname}/../../build/client`

/** Gzipped kilobytes of scripts. What is seen is 1 to 3 below: enough for a mend, not for a part that could load later. */
const budgets = {
  '/tasks': 181,
  '/dashboard': 186,
  '/brain-dump': 179,
  '/later': 168,
  '/wins': 172,
  '/energy': 174,
  '/settings': 191,
  '/auth': 177,
}

function scriptsOf(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))].filter((file) => existsSync(client + file))
}

/** A chunk names what it rests on in its first lines: `import{t as e}from"./base-1a2b3c4d.js"`. */
function restsOn(file: string): string[] {
  const found = readFileSync(client + file, 'utf8').matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)
  return [...found].map(([, name]) => `/assets/${name}`)
}

test.each(Object.entries(budgets))('the scripts of %s weigh at most %i kB', (path, budget) => {
  const scripts = scriptsOf(readFileSync(`${client}${path}/index.html`, 'utf8'))
  const kilobytes = scripts.map((file) => gzipSync(readFileSync(client + file)).byteLength / 1000)
  const sum = kilobytes.reduce((all, size) => all + size, 0)
  expect(sum).toBeLessThanOrEqual(budget)
  expect(sum).toBeGreaterThan(100)
  // All are named in the page: none is found out only when another has arrived.
  expect(scripts.flatMap(restsOn).filter((file) => !scripts.includes(file))).toEqual([])
})

// A sheet with a mark at its end belongs to a dialog as well, and comes a second time with it, after the page's own.
test.each(Object.keys(budgets))(
  '%s names its styles before its scripts, and the style sheet of everything first, and once',
  (path) => {
    const html = readFileSync(`${client}${path}/index.html`, 'utf8')
    const sheets = [...html.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href)
    const sizeOf = (href: string) => readFileSync(client + href.replace(/#$/, '')).byteLength
    expect(html.lastIndexOf('rel="stylesheet"')).toBeLessThan(html.indexOf('rel="modulepreload"'))
    expect(sheets[0]).toMatch(/root-.{8}\.css$/)
    expect(sizeOf(sheets[0] ?? '')).toBeGreaterThan(50_000)
    const twice = sheets.filter((href) => href.endsWith('#'))
    expect(twice.reduce((sum, href) => sum + sizeOf(href), 0)).toBeLessThan(10_000)
  },
)

test('an offline install asks for few files, and for none that no browser runs', () => {
  const kept = [...readFileSync(`${client}/sw.js`, 'utf8').matchAll(/url:"([^"]+)"/g)].map(
    ([, url = '']) => url,
  )
  const scripts = kept.filter((url) => url.endsWith('.js'))
  expect(kept).toContain('/tasks')
  expect(kept.length).toBeLessThanOrEqual(135)
  expect(scripts.length).toBeLessThanOrEqual(66)
  expect(scripts.filter((url) => /\/(?:public|landing|marketing|privacy|terms)-/.test(url))).toEqual([])
})
