import { expect, test } from 'vitest'
import { pageAfterAuth, stateFor } from './asked-page.ts'

test('who opened a page goes there, with what its address says, and everybody else to today’s tasks', () => {
  const state: unknown = JSON.parse(
    JSON.stringify(stateFor({ pathname: '/calendar', search: '?view=week', hash: '#top' })),
  )
  expect(pageAfterAuth(state)).toBe('/calendar?view=week#top')
  expect(pageAfterAuth(state, '/wins')).toBe('/calendar?view=week#top')
  expect(pageAfterAuth(null, '/wins')).toBe('/wins')
  for (const other of [null, undefined, 'back', { askedPage: 3 }]) {
    expect(pageAfterAuth(other)).toBe('/tasks')
  }
})
