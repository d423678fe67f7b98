import { expect, test } from 'vitest'
import { privacySections, termsSections } from './legal.ts'
import { findPublicPage, landingPage, privacyPage, publicPages, sitemapPage, termsPage } from './pages.ts'
import { sitemapGroups } from './sitemap-groups.ts'

const pages = [landingPage, ...publicPages, privacyPage, termsPage, sitemapPage]
const paragraphs = [
  ...pages.flatMap((page) => page.paragraphs),
  ...[...privacySections, ...termsSections].flatMap((section) => section.paragraphs),
]

test('every public address has a page of its own (A1)', () => {
  const asked =
    '/ /home /features /how-it-works /for-you /privacy /terms /sitemap /sprints /check-ins /ai-helper /rewards ' +
    '/adhd /autism /executive-dysfunction /overwhelm /gentle-productivity'
  expect(asked.split(' ').filter((path) => findPublicPage(path)?.path !== path)).toEqual([])
  expect(findPublicPage('/adhd/')?.path).toBe('/adhd')
  expect(findPublicPage('/nowhere')).toBeUndefined()
})

test('titles and descriptions are their own, and fit a search result (A2)', () => {
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length)
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length)
  expect(pages.filter(({ title }) => title.length > 65).map(({ path }) => path)).toEqual([])
  expect(pages.filter(({ description }) => description.length > 160).map(({ path }) => path)).toEqual([])
  expect(pages.filter(({ keywords }) => !keywords.includes(',')).map(({ path }) => path)).toEqual([])
})

test('a paragraph has at most fifty words', () => {
  expect(paragraphs.filter((text) => text.split(/\s+/).length > 50)).toEqual([])
})

test('the sitemap page has the six groups, and every page is in one of them (A7)', () => {
  expect(sitemapGroups.map(({ heading }) => heading)).toEqual([
    'Main',
    'Product',
    'Account',
    'Features',
    'For You',
    'Legal',
  ])
  const listed = new Set(sitemapGroups.flatMap(({ links }) => links.map(({ to }) => to)))
  expect(pages.map(({ path }) => path).filter((path) => !listed.has(path))).toEqual([])
})
