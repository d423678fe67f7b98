// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DESKTOP_FROM, SECTIONS_FROM } from './breakpoints.ts'

const app = join(import.meta.dirname, '..')
const remOf = (text: string) => (text.endsWith('px') ? Number.parseFloat(text) / 16 : Number.parseFloat(text))

test('sheets and scripts change the page at the widths that are named, and near them at no other', () => {
  const sources = globSync('**/*.{css,ts,tsx}', { cwd: app }).filter((path) => !path.includes('.test.'))
  const found = sources.flatMap((path) => {
    const text = readFileSync(join(app, path), 'utf8')
    const asked = text.matchAll(/\((?:min-|max-)?width\s*(?:[<>]=?|:)\s*([\d.]+(?:rem|px))\)/g)
    return [...asked].map(([, width = '']) => ({ path, width }))
  })
  expect(found.length).toBeGreaterThan(20)
  const near = found.filter(({ width }) => [48, 64].some((named) => Math.abs(remOf(width) - named) < 4))
  expect(near.filter(({ width }) => width !== DESKTOP_FROM && width !== SECTIONS_FROM)).toEqual([])
  for (const path of sources.filter((one) => /\.tsx?$/.test(one) && !one.endsWith('ui/breakpoints.ts'))) {
    expect([
      path,
      /matchMedia[^\n]*(48rem|64rem|768|1024)/.test(readFileSync(join(app, path), 'utf8')),
    ]).toEqual([path, false])
  }
})
