import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { inRepository, tool } from './paths.mjs'
import { runNode } from './steps.mjs'
import { closingLine, judge, sumTally, tallyPlaywright, tallyVitest } from './tally.mjs'

const folder = mkdtempSync(join(tmpdir(), 'glimmer-tally-'))
afterAll(() => rmSync(folder, { recursive: true }))

function report(name, content) {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify(content))
  return path
}

describe('counting', () => {
  it('counts what Vitest runs, names what broke, keeps what it said, and counts what was skipped by reason', async () => {
    const root = mkdtempSync(join(folder, 'run-'))
    writeFileSync(
      join(root, 'sample.test.mjs'),
      `import { expect, test } from 'vitest'
       let tries = 0
       test('steady', () => {})
       test('second try', { retry: 1 }, () => expect(++tries).toBe(2))
       test('not here', ({ skip }) => skip('no disk of its own'))
       test['runIf'](false)('for no reason', () => {})
       test('never', () => { throw new Error('no\\nmore', { cause: new Error('beneath') }) })
       test('otherwise', () => expect({ a: 1 }).toEqual({ a: 2 }))`,
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
    const args = ['run', `--root=${root}`, `--reporter=${inRepository('scripts/tally-reporter.mjs')}`]
    const { ok } = await runNode([tool('vitest'), ...args], { quiet: true, env: { GLIMMER_TALLY: path } })
    expect(ok).toBe(false)
    expect(tallyVitest(path)).toEqual({
      passed: 3,
      failed: 2,
      skipped: { 'no disk of its own': 1, 'no reason given': 1 },
      broken: expect.arrayContaining([
        'after.test.mjs > a group: not tidied',
        'crash.test.mjs: at once',
        'sample.test.mjs > never: no',
      ]),
      unsteady: ['sample.test.mjs > second try'],
      told: expect.arrayContaining([
        expect.stringMatching(/sample\.test\.mjs > never\nError: no\nmore\n[^]*Caused by: Error: beneath/),
        expect.stringMatching(/sample\.test\.mjs > otherwise\n[^]*- +"a": 2[^]*\+ +"a": 1/),
      ]),
      slowest: expect.arrayContaining([{ title: 'sample.test.mjs > steady', seconds: expect.any(Number) }]),
    })
    expect(tallyVitest(join(folder, 'absent.json'))).toBeUndefined()
  })

  it('reads the report of the journeys', () => {
    const stats = { expected: 5, unexpected: 2, flaky: 1, skipped: 3 }
    const spec = (title, status, more) => ({ title, tests: [{ status, ...more }] })
    const errors = [{ message: '\u001b[31mnot there\u001b[39m' }]
    const suites = [
      {
        specs: [
          spec('steady', 'expected', {
            projectName: 'phone',
            results: [{ errors: [], duration: 1_500 }],
          }),
        ],
        suites: [
          {
            specs: [
              spec('second try', 'flaky', {
                projectName: 'desktop',
                results: [{ errors, duration: 900 }, { duration: 700 }],
              }),
            ],
          },
        ],
      },
      {
        specs: [
          spec('never', 'unexpected'),
          spec('not here', 'skipped', { annotations: [{ type: 'skip', description: 'no such engine' }] }),
        ],
      },
    ]
    expect(tallyPlaywright(report('p.json', { stats, suites }))).toEqual({
      passed: 6,
      failed: 2,
      skipped: { 'no such engine': 1 },
      broken: ['never'],
      unsteady: ['second try'],
      told: ['never', 'second try\nnot there'],
      slowest: expect.arrayContaining([
        { title: '[desktop] second try', seconds: 1.6 },
        { title: '[phone] steady', seconds: 1.5 },
      ]),
    })
    expect(tallyPlaywright(join(folder, 'absent.json'))).toBeUndefined()
  })

  it('believes neither an exit code without passed tests nor a report beside a bad exit', () => {
    expect(judge(true, { passed: 3, failed: 0 }).ok).toBe(true)
    expect(judge(false, { passed: 3, failed: 0 }).ok).toBe(false)
    expect(judge(true, { passed: 3, failed: 1 }).ok).toBe(false)
    expect(judge(true, { passed: 0, failed: 0 }).ok).toBe(false)
    expect(judge(true, undefined)).toMatchObject({ ok: false, tally: { passed: 0, failed: 0 } })
  })

  it('adds up the steps', () => {
    const steps = [
      { ok: true },
      { ok: true, tally: { passed: 7, failed: 0, skipped: { 'no disk': 2 } } },
      { ok: false, tally: { passed: 5, failed: 2, skipped: { 'no disk': 1, 'no engine': 1 } } },
    ]
    const sum = sumTally(steps)
    expect(sum).toEqual({ passed: 12, failed: 2, skipped: { 'no disk': 3, 'no engine': 1 } })
    expect(closingLine(sum)).toBe('12 passed, 2 failed, 4 skipped (no disk: 3; no engine: 1)')
    expect(closingLine(sumTally([{ ok: true }]))).toBe('0 passed, 0 failed, 0 skipped')
  })

  it('counts a step that went wrong without naming a test', () => {
    expect(sumTally([{ ok: false }, { ok: false, tally: { passed: 9, failed: 0, skipped: {} } }])).toEqual({
      passed: 9,
      failed: 2,
      skipped: {},
    })
  })
})
