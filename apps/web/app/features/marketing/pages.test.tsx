import { breakDown } from '@glimmer/domain/breakdown/break-down'
import { unfoundedClaims } from '@glimmer/content/wording/test/kindness'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { keptKeys, nameOf } from '../../lib/kept-keys.ts'
import { BEGINNING } from '../../session/beginning.ts'
import { pagesOf, siteGroups, sitePages } from './site-pages.ts'
import { PublicView } from './public-view.tsx'
import { findPublicPage, landingPage, privacyPage, publicPages, sitemapPage, termsPage } from './pages.ts'
import { aiHelperWords } from './pages/ai-helper.ts'
import { executiveDysfunctionWords } from './pages/executive-dysfunction.ts'
import { marketingWords } from './words.ts'

const pages = [landingPage, ...publicPages, privacyPage, termsPage, sitemapPage]
const appPages = [
  { path: '/dashboard', label: 'Dashboard' },
  { path: '/tasks', label: 'Tasks' },
]
const ninePages = publicPages.slice(4)

/** What a page shows, as the build writes it. */
const markup = new Map(
  pages.map(({ path }) => [
    path,
    renderToStaticMarkup(
      <MemoryRouter>
        <PublicView path={path} appPages={appPages} />
      </MemoryRouter>,
    ),
  ]),
)
const htmlOf = (path: string) => markup.get(path) ?? ''

/** The texts of a page: each paragraph, entry and cell that holds no other. */
function blocksOf(html: string): string[] {
  const root = document.createElement('div')
  root.innerHTML = html
  const kinds = 'p, li, dt, dd, td, th, h2, h3'
  return [...root.querySelectorAll(kinds)]
    .filter((element) => element.querySelector(kinds) === null)
    .map((element) => element.textContent.replace(/\s+/g, ' ').trim())
}

function wordsIn(html: string): string[] {
  const text = html.replace(/<[^>]+>/g, ' ').replace(/&[a-z#0-9]+;/g, "'")
  return text.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word))
}

function idsIn(html: string): string[] {
  return [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)
}

test('every public address has a page of its own (A1)', () => {
  const asked =
    '/ /home /features /how-it-works /for-you /privacy /terms /sitemap /sprints /check-ins /ai-helper /rewards ' +
    '/adhd /autism /executive-dysfunction /overwhelm /gentle-productivity'
  expect(asked.split(' ').filter((path) => findPublicPage(path)?.path !== path)).toEqual([])
  expect(findPublicPage('/adhd/')?.path).toBe('/adhd')
  expect(findPublicPage('/nowhere')).toBeUndefined()
  expect(new Set(markup.values()).size).toBe(pages.length)
})

test('titles and descriptions are their own, and fit a search result (A2)', () => {
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length)
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length)
  expect(new Set(pages.map(({ keywords }) => keywords)).size).toBe(pages.length)
  expect(pages.filter(({ title }) => title.length > 65).map(({ path }) => path)).toEqual([])
  const unfit = pages.filter(({ description: { length } }) => length < 50 || length > 160)
  expect(unfit.map(({ path }) => path)).toEqual([])
  expect(pages.filter(({ keywords }) => !keywords.includes(',')).map(({ path }) => path)).toEqual([])
})

test.each(pages.map(({ path }) => path))('%s has one first heading, and a way to /auth (A2)', (path) => {
  expect(htmlOf(path).match(/<h1/g)).toHaveLength(1)
  expect(htmlOf(path)).toContain(`href="${BEGINNING}"`)
  // A heading never skips a level.
  const levels = [...htmlOf(path).matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
  expect(levels.filter((level, place) => level > (levels[place - 1] ?? 0) + 1)).toEqual([])
})

test.each(pages.map(({ path }) => path))('%s says one thing at a time: at most fifty words', (path) => {
  const blocks = blocksOf(htmlOf(path))
  expect(blocks.length).toBeGreaterThan(5)
  expect(blocks.filter((text) => text.split(/\s+/).length > 50)).toEqual([])
})

test.each(ninePages.map(({ path }) => path))('%s is neither thin nor long', (path) => {
  const { length } = wordsIn(htmlOf(path))
  expect(length).toBeGreaterThanOrEqual(350)
  expect(length).toBeLessThanOrEqual(700)
})

test('no page says what another page says', () => {
  const shared = new Set<string>([marketingWords.noSignUp, marketingWords.next])
  const seen = new Map<string, string>()
  const twice: string[] = []
  for (const { path } of [landingPage, ...publicPages]) {
    const sentences = blocksOf(htmlOf(path)).flatMap((text) => text.split(/(?<=[.?!])\s+/))
    for (const sentence of new Set(sentences)) {
      if (sentence.split(' ').length < 5 || shared.has(sentence)) continue
      const before = seen.get(sentence)
      if (before !== undefined) twice.push(`${before} and ${path}: ${sentence}`)
      seen.set(sentence, path)
    }
  }
  expect(seen.size).toBeGreaterThan(300)
  expect(twice).toEqual([])
})

test('every link leads to a page that is there, and to a place that is on it', () => {
  const broken = pages.flatMap(({ path }) =>
    [...htmlOf(path).matchAll(/href="([^"]+)"/g)]
      .map(([, to = '']) => to)
      .filter((to) => {
        const [target = '', place] = to.split('#')
        const page = target === '' ? path : target
        // `BEGINNING` is /auth with a mark that its script reads, not a place on a page.
        if (to === BEGINNING) return false
        const isThere = findPublicPage(page) !== undefined || listedPlaces.has(page)
        return !isThere || (place !== undefined && !idsIn(htmlOf(page)).includes(place))
      })
      .map((to) => `${path}: ${to}`),
  )
  expect(broken).toEqual([])
  expect(pages.filter(({ path }) => new Set(idsIn(htmlOf(path))).size < idsIn(htmlOf(path)).length)).toEqual(
    [],
  )
})

test('the first page has what was asked of it (A8)', () => {
  const html = htmlOf('/')
  const asked = [
    'Your Mind Works Differently',
    'Built for Beautiful, Neurodivergent Minds',
    'Check In',
    'Dump Thoughts',
    'Pick One Thing',
    'Celebrate',
    'No sign-up needed',
    'Works offline',
    'Stays on your device',
    'Open source',
    'Yours to take or delete',
  ]
  expect(asked.filter((text) => !html.includes(text))).toEqual([])
  const featureCards = [...html.matchAll(/<li><a href="(\/[^"]+)"/g)].map(([, to]) => to)
  expect(featureCards).toEqual([
    '/how-it-works#dump-thoughts',
    '/sprints',
    '/check-ins',
    '/ai-helper',
    '/rewards',
    '/gentle-productivity',
  ])
})

test('the steps that the pages show are those that the app answers', () => {
  const ask = (title: string, depth: 3 | 5) => {
    const { reasoning, subtasks } = breakDown(title, { depth, energy: null, challenges: [] })
    return { reasoning, steps: subtasks.map((step) => [step.title, step.estimatedTime]) }
  }
  const { task, reasoning, steps } = aiHelperWords
  expect(ask(task, 3)).toEqual({ reasoning, steps })
  expect(ask('Ring the dentist', 5).steps).toEqual(executiveDysfunctionWords.stairs)
})

test('nothing is claimed of a body, a cure or a number, and nobody is spoken of as ill', () => {
  const claims = pages.map(({ path }) => [path, unfoundedClaims(htmlOf(path).replace(/<[^>]+>/g, ' '))])
  expect(claims.filter(([, found]) => found?.length !== 0)).toEqual([])
})

test('the privacy policy names everything that the browser keeps for the app', () => {
  const said = htmlOf('/privacy')
  const kept = Object.entries(keptKeys).map(([key, { scope }]) =>
    // Settings of one person share a prefix.
    scope === 'owner' ? 'glimmer:own:' : nameOf(key),
  )
  expect(kept.filter((name) => !said.includes(name))).toEqual([])
})

test('the sitemap page has the six groups, and every page is in one of them (A7)', () => {
  expect(siteGroups).toEqual(['Main', 'Product', 'Account', 'Features', 'For You', 'Legal'])
  expect(siteGroups.flatMap(pagesOf)).toEqual(sitePages)
  const forSearch = sitePages.filter(({ search }) => search).map(({ path }) => path)
  expect(forSearch.toSorted()).toEqual(pages.map(({ path }) => path).toSorted())
})

test('who reads the sitemap page finds a heading for each group, and its links below it (A7)', () => {
  const root = document.createElement('div')
  root.innerHTML = htmlOf('/sitemap')
  const shown = [...root.querySelectorAll('section[aria-label]')].map((section) => ({
    heading: section.querySelector('h2')?.textContent,
    links: [...section.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent]),
  }))
  const groups = shown.filter(({ heading }) => siteGroups.some((group) => group === heading))
  expect(groups.map(({ heading }) => heading)).toEqual([
    'Main',
    'Product',
    'Account',
    'Features',
    'For You',
    'Legal',
  ])
  for (const [at, group] of siteGroups.entries()) {
    const links = pagesOf(group).map(({ path, label }) => [path, label])
    expect(links.length).toBeGreaterThan(0)
    expect(groups[at]?.links).toEqual(expect.arrayContaining(links))
  }
})

const listedPlaces = new Set([...sitePages, ...appPages].map(({ path }) => path))
