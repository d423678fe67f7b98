import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { anchorsIn } from './anchors.mjs'
import { inRepository } from './paths.mjs'

const read = (path) => readFileSync(inRepository(path), 'utf8')

/** How many requirements of level 1 and 2 each section of ASVS 5.0.0 begins with; those of level 3 follow them. */
const SECTIONS = {
  'V1.1': 2,
  'V1.2': 9,
  'V1.3': 11,
  'V1.4': 3,
  'V1.5': 2,
  'V2.1': 3,
  'V2.2': 3,
  'V2.3': 4,
  'V2.4': 1,
  'V3.2': 2,
  'V3.3': 4,
  'V3.4': 6,
  'V3.5': 5,
  'V3.7': 2,
  'V4.1': 3,
  'V4.2': 1,
  'V4.3': 2,
  'V4.4': 4,
  'V5.1': 1,
  'V5.2': 3,
  'V5.3': 2,
  'V5.4': 3,
  'V6.1': 3,
  'V6.2': 12,
  'V6.3': 4,
  'V6.4': 4,
  'V6.5': 5,
  'V6.6': 3,
  'V6.8': 4,
  'V7.1': 3,
  'V7.2': 4,
  'V7.3': 2,
  'V7.4': 5,
  'V7.5': 2,
  'V7.6': 2,
  'V8.1': 2,
  'V8.2': 3,
  'V8.3': 1,
  'V8.4': 1,
  'V9.1': 3,
  'V9.2': 4,
  'V10.1': 2,
  'V10.2': 2,
  'V10.3': 4,
  'V10.4': 11,
  'V10.5': 5,
  'V10.6': 2,
  'V10.7': 3,
  'V11.1': 2,
  'V11.2': 3,
  'V11.3': 3,
  'V11.4': 4,
  'V11.5': 1,
  'V11.6': 1,
  'V12.1': 3,
  'V12.2': 2,
  'V12.3': 4,
  'V13.1': 1,
  'V13.2': 5,
  'V13.3': 2,
  'V13.4': 5,
  'V14.1': 2,
  'V14.2': 4,
  'V14.3': 3,
  'V15.1': 3,
  'V15.2': 3,
  'V15.3': 7,
  'V16.1': 1,
  'V16.2': 5,
  'V16.3': 4,
  'V16.4': 3,
  'V16.5': 3,
  'V17.1': 1,
  'V17.2': 4,
  'V17.3': 2,
}

const idsFrom = (section, first, last) =>
  Array.from({ length: last - first + 1 }, (_, i) => `${section}.${first + i}`)

/** `V1.2.6 to V1.2.8, V2.1.1`: all that this names. */
function idsIn(text) {
  return text.split(', ').flatMap((part) => {
    const [, section, first, last = first] = /^(V\d+\.\d+)\.(\d+)(?: to \1\.(\d+))?$/.exec(part) ?? []
    expect([part, section]).toEqual([part, expect.any(String)])
    return idsFrom(section, Number(first), Number(last))
  })
}

describe('what is said about safety', () => {
  it.each(['docs/security.md', 'docs/asvs.md'])('%s names only files that are there', (page) => {
    const named = [...read(page).matchAll(/`([a-z][\w./-]*\/[\w.-]+\.(?:md|mjs|tsx?))`/g)].map(
      ([, path]) => path,
    )
    expect(named.length).toBeGreaterThan(20)
    const found = (path) =>
      existsSync(inRepository(/^(?:src|test)\//.test(path) ? `apps/server/${path}` : path))
    expect(named.filter((path) => !found(path))).toEqual([])
  })
})

describe('a journey that proves a promise about faults or safety', () => {
  it.each(['docs/faults.md', 'docs/security.md'])('gets no second try (%s)', (page) => {
    const journeys = new Set([...read(page).matchAll(/`(e2e\/[\w-]+\.spec\.ts)`/g)].map(([, path]) => path))
    expect(journeys.size).toBeGreaterThan(3)
    expect([...journeys].filter((path) => !read(path).includes('retries: 0'))).toEqual([])
  })
})

describe('a journey that ends a server or a browser', () => {
  it('gets no second try', () => {
    const journeys = readdirSync(inRepository('e2e'))
      .filter((name) => name.endsWith('.spec.ts'))
      .map((name) => `e2e/${name}`)
      .filter((path) => /testOnOwnServer|openKillableBrowser/.test(read(path)))
    expect(journeys.length).toBeGreaterThan(4)
    expect(journeys.filter((path) => !read(path).includes('retries: 0'))).toEqual([])
  })
})

describe('the pages about safety', () => {
  it.each(['SECURITY.md', 'docs/security.md', 'docs/asvs.md'])(
    '%s leads to headings that are there',
    (page) => {
      const links = [...read(page).matchAll(/\]\((?!https?:)([\w./-]+)#([^)]+)\)/g)]
      const lost = links.filter(
        ([, path, anchor]) => !anchorsIn(read(posix.join(dirname(page), path))).includes(anchor),
      )
      expect(lost.map(([link]) => link)).toEqual([])
    },
  )
})

describe('the table of OWASP’s requirements', () => {
  const page = read('docs/asvs.md')
  const rows = [...page.matchAll(/^\| (V[^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)]

  it('has each of level 1 and 2 once, and no other', () => {
    const wanted = Object.entries(SECTIONS).flatMap(([section, last]) => idsFrom(section, 1, last))
    expect(wanted).toHaveLength(253)
    const named = rows.flatMap(([, ids]) => idsIn(ids))
    expect(wanted.filter((id) => !named.includes(id))).toEqual([])
    expect(named.filter((id, i) => !wanted.includes(id) || named.indexOf(id) !== i)).toEqual([])
  })

  it.each([
    ['Not met', '**Not met'],
    ['Partly met', '**Partly'],
  ])('lists at its head what is %s', (title, mark) => {
    const listed = new RegExp(`^- \\*\\*${title}:\\*\\* (V[^;\\n]*\\d)\\.`, 'm').exec(page)?.[1]
    const marked = rows.filter(([, , , state]) => state.startsWith(mark)).map(([, ids]) => ids)
    expect(listed).toBe(marked.join(', '))
  })
})
