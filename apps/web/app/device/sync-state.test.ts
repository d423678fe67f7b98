import { expect, it } from 'vitest'
import { isFirstPull, type SyncPhase } from './sync-state.ts'

it('is the first pull while the server is asked for the first time, and no longer', () => {
  const isFirst = (phase: SyncPhase) => isFirstPull({ phase, isComplete: false })
  expect(isFirst('starting')).toBe(true)
  expect(isFirst('syncing')).toBe(true)
  // Offline there is no server to wait for: what is on the device is shown.
  expect(isFirst('offline')).toBe(false)
  expect(isFirst('signed_out')).toBe(false)
  expect(isFirstPull({ phase: 'syncing', isComplete: true })).toBe(false)
})
