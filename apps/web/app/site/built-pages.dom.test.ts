// The style sheets that the pages name are not looked at.
// @vitest-environment-options { "settings": { "disableCSSFileLoading": true, "handleDisabledFileLoadingAsSuccess": true } }
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { ORIGIN } from '@glimmer/api/open-places'
import { unkindWords } from '@glimmer/content/wording/test/kindness'
import { longParts, PAGE_LIMITS } from '@glimmer/content/wording/test/reading-length'
import { expect, test } from 'vitest'
import { sitePages } from '../features/marketing/site-pages.ts'

// The public pages as the build wrote them: what a browser, a search engine and a person without scripts get.

const client = `${import.meta.dirname}/../../build/client/`
const LARGEST_SCRIPT = 5_000

const paths = sitePages.filter(({ search }) => search).map(({ path }) => path)
const fileOf = (path: string) => `${client}${path.replace(/^\//, '')}/index.html`
const openPage = (path: string) =>
  new DOMParser().parseFromString(readFileSync(fileOf(path), 'utf8'), 'text/html')
const documents = new Map(paths.map((path) => [path, openPage(path)]))
const pages = [...documents].map(([path, page]) => ({ path, page }))

const meta = (page: Document, name: string) =>
  page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? ''

/** Whether there is a page, or a file, and in it the place behind the `#`. */
function leadsSomewhere(from: Document, address: string): boolean {
  const [path = '', id] = address.split('#')
  const isPage = path === '' || existsSync(fileOf(path)) || existsSync(client + path.replace(/^\//, ''))
  const target = path === '' ? from : documents.get(path)
  return isPage && (id === undefined || target?.getElementById(id) !== null)
}

test.each(pages)('$path has one style sheet, which names what it is a part of', ({ page }) => {
  const sheets = [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  const whole = sheets.flatMap((sheet) => sheet.dataset['whole']?.split(' ') ?? [])
  expect(sheets).toHaveLength(1)
  expect(whole.length).toBeGreaterThan(0)
  expect(whole.filter((href) => !existsSync(client + href))).toEqual([])
})

test.each(pages)('$path sends one script of at most 5 kB, and nothing else that runs', ({ page }) => {
  const scripts = [...page.querySelectorAll<HTMLScriptElement>('script[src]')]
  expect(scripts.map(({ type }) => type)).toEqual(['module'])
  const script = readFileSync(client + scripts[0]?.getAttribute('src'))
  expect(gzipSync(script).byteLength).toBeLessThanOrEqual(LARGEST_SCRIPT)
  // What it needs before it can run is in it.
  expect(script.toString()).not.toMatch(/\bimport\s*(?:[\w*{]|["'`])/)
  expect([...page.querySelectorAll('link[rel="modulepreload"]')]).toEqual([])
  expect(page.documentElement.outerHTML).not.toContain('__reactRouter')
})

test.each(pages)('every link of $path leads somewhere', ({ page }) => {
  const named = [...page.querySelectorAll('a, link, script, img')]
    .flatMap((element) => [element.getAttribute('href'), element.getAttribute('src')])
    .filter((address) => address !== null)
    .map((address) => address.replace(ORIGIN, ''))
    .filter((address) => !/^(https:|mailto:)/.test(address))
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((address) => !leadsSomewhere(page, address))).toEqual([])
  const controls = [...page.querySelectorAll('[popovertarget], [aria-labelledby], [aria-describedby]')]
  const ids = controls.flatMap((element) =>
    ['popovertarget', 'aria-labelledby', 'aria-describedby'].flatMap(
      (name) => element.getAttribute(name)?.split(' ') ?? [],
    ),
  )
  expect(ids.filter((id) => page.getElementById(id) === null)).toEqual([])
})

test.each(pages)('$path has one heading of its own, and paragraphs that are short and kind', ({ page }) => {
  expect(page.querySelectorAll('h1')).toHaveLength(1)
  const kinds = 'p, li, dt, dd, td, th, h1, h2, h3, summary, a, button'
  const blocks = [...page.querySelectorAll(kinds)]
    .filter((element) => element.querySelector(kinds) === null)
    .map((element) => element.textContent.replaceAll(/\s+/g, ' ').trim())
  expect(blocks.flatMap((block) => longParts(block, PAGE_LIMITS))).toEqual([])
  expect(blocks.flatMap(unkindWords)).toEqual([])
})

test.each(pages)('search engines and previews are told what $path is (A2)', ({ path, page }) => {
  expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(ORIGIN + path)
  expect(meta(page, 'og:url')).toBe(ORIGIN + path)
  expect(meta(page, 'og:title')).toBe(page.title)
  expect(meta(page, 'og:description')).toBe(meta(page, 'description'))
  expect(meta(page, 'og:locale')).toBe('en_GB')
  expect(existsSync(client + meta(page, 'og:image').replace(ORIGIN, ''))).toBe(true)
  expect(meta(page, 'keywords')).toContain(', ')
  expect(meta(page, 'robots')).toBe('')
  const about = page.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
  expect(about).not.toMatch(/"(aggregateRating|review)/)
  const kinds = path === '/' ? 'WebSite.*SoftwareApplication' : 'BreadcrumbList.*ListItem'
  expect(JSON.stringify(JSON.parse(about))).toMatch(new RegExp(`${kinds}.*"${ORIGIN}${path}"`))
})

test('every page has a title, a description and a place in the sitemap of its own (A2, A3)', () => {
  const titles = pages.map(({ page }) => page.title)
  const descriptions = pages.map(({ page }) => meta(page, 'description'))
  expect(new Set(titles).size).toBe(pages.length)
  expect(new Set(descriptions).size).toBe(pages.length)
  const xml = readFileSync(`${client}sitemap.xml`, 'utf8')
  expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual(
    paths.map((path) => ORIGIN + path),
  )
  expect(readFileSync(`${client}robots.txt`, 'utf8')).toBe(
    `User-agent: *\nAllow: /\nCrawl-delay: 1\n\nSitemap: ${ORIGIN}/sitemap.xml\n`,
  )
})

test('whatever is no public page asks search engines to leave it out', () => {
  const others = readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .filter(
      (file) => !paths.some((path) => fileOf(path) === client + file || fileOf(path) === `${client}/${file}`),
    )
  expect(others.length).toBeGreaterThan(8)
  const indexed = others.filter(
    (file) => !readFileSync(client + file, 'utf8').includes('<meta name="robots" content="noindex"/>'),
  )
  expect(indexed).toEqual([])
})
