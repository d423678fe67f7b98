import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedOfRun } from './seed.mjs'

const folder = mkdtempSync(join(tmpdir(), 'glimmer-seed-'))
const AUTHOR = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', '-c', 'commit.gpgsign=false']
const git = (...words) => spawnSync('git', [...AUTHOR, ...words], { cwd: folder, encoding: 'utf8' })
const commit = (text, file = 'apps/file.txt') => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
  git('add', '.')
  git('commit', '--quiet', '-m', text)
}
beforeAll(() => git('init', '--quiet'))
afterAll(() => rmSync(folder, { recursive: true }))

const thrown = (options) =>
  new Set(Array.from({ length: 5 }, () => seedOfRun({ environment: {}, folder, ...options })))

it('the same files throw the same dice, and others others, unless somebody says which', () => {
  expect(thrown().size).toBe(5)
  commit('one')
  const [first, ...more] = thrown()
  expect(more).toEqual([])
  expect(first).toMatch(/^\d{1,10}$/)
  expect(Number(first)).toBeLessThan(2 ** 31)
  commit('two')
  expect(thrown()).not.toEqual(new Set([first]))
  expect(seedOfRun({ environment: { GLIMMER_SEED: '7' }, isFull: true, folder })).toBe('7')
})

it('documents throw no other dice: those at the root and all in docs', () => {
  commit('three')
  const before = thrown()
  for (const file of ['README.md', 'docs/performance.md', 'docs/decisions/0001.md']) commit('words', file)
  expect(thrown()).toEqual(before)
  for (const file of ['package.json', 'docs-site/page.ts', 'apps/page.md']) {
    const last = thrown()
    commit('source', file)
    expect([file, thrown()]).not.toEqual([file, last])
  }
})

it('the longer run throws any', () => {
  expect(thrown({ isFull: true }).size).toBe(5)
})
