import { describe, expect, it } from 'vitest'
import { installMatchesLock } from './install.mjs'

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
