import { afterEach, expect, it, vi } from 'vitest'
import { serverEnvironment } from './paths.mjs'

afterEach(() => vi.unstubAllEnvs())

it('the server keeps little of what was freed, unless whoever runs it says otherwise', () => {
  vi.stubEnv('PORT', '3001')
  expect(serverEnvironment()).toMatchObject({ PORT: '3001', MALLOC_ARENA_MAX: '2' })
  vi.stubEnv('MALLOC_ARENA_MAX', '8')
  expect(serverEnvironment()).toMatchObject({ MALLOC_ARENA_MAX: '8', MALLOC_TRIM_THRESHOLD_: '131072' })
})
