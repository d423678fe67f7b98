import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { FACTS } from '@glimmer/api/open-places'
import { afterEach, expect, test } from 'vitest'
import { listKeptFiles, withKeptFiles } from './kept-files.ts'

const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'glimmer-kept-'))
  folders.push(folder)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

const revisions = (folder: string) =>
  Object.fromEntries(listKeptFiles(folder).map(({ url, revision }) => [url, revision]))

test('a device keeps scripts, styles, pictures, letters and the pages, and what is seldom needed when it asked', () => {
  const folder = folderWith({
    'assets/app-1a.js': 'a',
    'assets/app-1a.js.br': 'a',
    'assets/lexend-latin-2b.woff2': 'b',
    'assets/lexend-latin-ext-3c.woff2': 'c',
    'icons/icon.svg': 'd',
    'icons/glimmer.svg': 'e',
    'icons/social-card.jpg': 'f',
    'icons/icon-512.png': 'g',
    'imports.json': '{}',
    'pages/public.json': '{}',
    'tasks/index.html': '<p>',
    'robots.txt': 'h',
  })
  expect(Object.keys(revisions(folder))).toEqual([
    '/assets/app-1a.js',
    '/assets/lexend-latin-2b.woff2',
    '/icons/icon.svg',
    '/imports.json',
    '/pages/public.json',
  ])
})

test('a file is fetched anew where what is inside changed, and never where its name says what is inside', () => {
  const before = folderWith({ 'assets/app-1a.js': 'a', 'icon.svg': 'b', 'imports.json': 'c' })
  const after = `${before}-after`
  folders.push(after)
  cpSync(before, after, { recursive: true })
  writeFileSync(join(after, 'icon.svg'), 'another')
  const [first, second] = [revisions(before), revisions(after)]
  expect(first['/assets/app-1a.js']).toBeNull()
  expect(first['/icon.svg']).toMatch(/^[0-9a-f]{32}$/)
  expect(second).toEqual({ ...first, '/icon.svg': expect.any(String) })
  expect(second['/icon.svg']).not.toBe(first['/icon.svg'])
})

test('what the server fills into the public pages is a part of their revision', () => {
  const folder = folderWith({ 'pages/public.json': '{}', 'pages/app.json': '{}' })
  expect(revisions(folder)['/pages/public.json']).toMatch(new RegExp(`^[0-9a-f]{32}-${FACTS}$`))
  expect(revisions(folder)['/pages/app.json']).toMatch(/^[0-9a-f]{32}$/)
})

test('the service worker names them in the one place where it asks for them', () => {
  const files = [{ url: '/$&.js', revision: null }]
  expect(withKeptFiles('keep(self.__WB_MANIFEST)', files)).toBe('keep([{"url":"/$&.js","revision":null}])')
  expect(() => withKeptFiles('keep([])', files)).toThrow('once')
  expect(() => withKeptFiles('self.__WB_MANIFEST self.__WB_MANIFEST', files)).toThrow('once')
})
