import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { judge, sumTally, tallyPlaywright, tallyVitest } from './tally.mjs'

const folder = mkdtempSync(join(tmpdir(), 'glimmer-tally-'))
afterAll(() => rmSync(folder, { recursive: true }))

function report(name, content) {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify(content))
  return path
}

describe('counting', () => {
  it('reads both reports', () => {
    expect(tallyVitest(report('v.json', { numPassedTests: 7, numFailedTests: 2 }))).toEqual({
      passed: 7,
      failed: 2,
    })
    const stats = { expected: 5, unexpected: 2, flaky: 1, skipped: 3 }
    const spec = (title, status) => ({ title, tests: [{ status }] })
    const suites = [
      { specs: [spec('steady', 'expected')], suites: [{ specs: [spec('second try', 'flaky')] }] },
    ]
    expect(tallyPlaywright(report('p.json', { stats, suites }))).toEqual({
      passed: 6,
      failed: 2,
      unsteady: ['second try'],
    })
    expect(tallyVitest(join(folder, 'absent.json'))).toBeUndefined()
  })

  it('believes neither an exit code without passed tests nor a report beside a bad exit', () => {
    expect(judge(true, { passed: 3, failed: 0 }).ok).toBe(true)
    expect(judge(false, { passed: 3, failed: 0 }).ok).toBe(false)
    expect(judge(true, { passed: 3, failed: 1 }).ok).toBe(false)
    expect(judge(true, { passed: 0, failed: 0 }).ok).toBe(false)
    expect(judge(true, undefined)).toEqual({ ok: false, tally: { passed: 0, failed: 0 } })
  })

  it('adds up the steps', () => {
    const steps = [
      { ok: true },
      { ok: true, tally: { passed: 7, failed: 0 } },
      { ok: false, tally: { passed: 5, failed: 2 } },
    ]
    expect(sumTally(steps)).toEqual({ passed: 12, failed: 2 })
  })

  it('counts a step that went wrong without naming a test', () => {
    expect(sumTally([{ ok: false }, { ok: false, tally: { passed: 9, failed: 0 } }])).toEqual({
      passed: 9,
      failed: 2,
    })
  })
})
