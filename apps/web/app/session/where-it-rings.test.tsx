import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { words } from './ring-words.ts'
import { GUEST_SESSION, writeSession } from './session-store.ts'
import { useRingsWhile, WhereItRings } from './where-it-rings.tsx'

function Page() {
  return (
    <MemoryRouter>
      <WhereItRings />
      <output>{useRingsWhile()}</output>
    </MemoryRouter>
  )
}

beforeEach(() => localStorage.clear())

test('says that a page has to be open, and leads to where that can be changed', () => {
  writeSession({
    kind: 'account',
    owner: 'sam',
    email: 'sam@example.org',
    name: 'Sam',
    emailVerified: true,
    role: 'user',
    expired: false,
  })
  render(<Page />)
  expect(screen.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('/settings#notifications')
  expect(screen.getByRole('status').textContent).toBe('It rings while Glimmer is open.')

  // A guest has nothing to turn on there that would help.
  act(() => writeSession(GUEST_SESSION))
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText(words.guest)).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe(words.open)
})
