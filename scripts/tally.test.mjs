import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { inHouse, tool } from './house.mjs'
import { runNode } from './steps.mjs'
import { judge, sumTally, tallyPlaywright, tallyVitest } from './tally.mjs'

const folder = mkdtempSync(join(tmpdir(), 'glimmer-tally-'))
afterAll(() => rmSync(folder, { recursive: true }))

function report(name, content) {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify(content))
  return path
}

describe('counting', () => {
  it('counts what Vitest runs, and names what broke and what passed only at a second try', async () => {
    const root = mkdtempSync(join(folder, 'run-'))
    writeFileSync(
      join(root, 'sample.test.mjs'),
      `import { expect, test } from 'vitest'
       let tries = 0
       test('steady', () => {})
       test('second try', () => expect(++tries).toBe(2))
       test('never', () => { throw new Error('no\\nmore') })`,
    )
    writeFileSync(join(root, 'crash.test.mjs'), `throw new Error('at once')`)
    writeFileSync(
      join(root, 'after.test.mjs'),
      `import { afterAll, describe, test } from 'vitest'
       describe('a group', () => {
         afterAll(() => { throw new Error('not tidied') })
         test('steady too', () => {})
       })`,
    )
    const path = join(root, 'tally.json')
    const args = ['run', `--root=${root}`, `--reporter=${inHouse('scripts/tally-reporter.mjs')}`, '--retry=1']
    const { ok } = await runNode([tool('vitest'), ...args], { quiet: true, env: { GLIMMER_TALLY: path } })
    expect(ok).toBe(false)
    expect(tallyVitest(path)).toEqual({
      passed: 3,
      failed: 1,
      broken: expect.arrayContaining([
        'after.test.mjs > a group: not tidied',
        'crash.test.mjs: at once',
        'sample.test.mjs > never: no',
      ]),
      unsteady: [expect.stringContaining('sample.test.mjs > second try: expected 1 to be 2')],
    })
    expect(tallyVitest(join(folder, 'absent.json'))).toBeUndefined()
  })

  it('reads the report of the journeys', () => {
    const stats = { expected: 5, unexpected: 2, flaky: 1, skipped: 3 }
    const spec = (title, status) => ({ title, tests: [{ status }] })
    const suites = [
      { specs: [spec('steady', 'expected')], suites: [{ specs: [spec('second try', 'flaky')] }] },
      { specs: [spec('never', 'unexpected')] },
    ]
    expect(tallyPlaywright(report('p.json', { stats, suites }))).toEqual({
      passed: 6,
      failed: 2,
      broken: ['never'],
      unsteady: ['second try'],
    })
    expect(tallyPlaywright(join(folder, 'absent.json'))).toBeUndefined()
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
