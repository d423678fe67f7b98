import { expect, test } from 'vitest'
import { GUEST_SESSION, NO_SESSION } from '../session/session-store.ts'
import type { KnownSession } from '../session/use-session.ts'
import { morePlaces, places } from './places.ts'
import { siteLinks } from './site-links.ts'

const account: KnownSession = {
  kind: 'account',
  owner: 'ada-id',
  email: 'ada@example.org',
  name: 'Ada',
  emailVerified: true,
  role: 'user',
  expired: false,
}
const paths = (session: KnownSession, navigation: boolean) =>
  siteLinks(session, navigation).map(({ to }) => to)
const publicPaths = ['/features', '/how-it-works', '/for-you']

test('a visitor sees the public links where the page wants navigation (A5)', () => {
  expect(paths(NO_SESSION, true)).toEqual(publicPaths)
  expect(paths(NO_SESSION, false)).toEqual([])
})

test('an account sees them everywhere, and the dashboard (A5)', () => {
  expect(paths(account, false)).toEqual([...publicPaths, '/dashboard'])
})

test('a guest is a visitor who also sees the dashboard (A5)', () => {
  expect(paths(GUEST_SESSION, true)).toEqual([...publicPaths, '/dashboard'])
  expect(paths(GUEST_SESSION, false)).toEqual(['/dashboard'])
})

test('the bottom navigation has seven places, four of them in view on phones (D6)', () => {
  const labels = places(false).map(({ label }) => label)
  expect(labels).toEqual(['Home', 'Dashboard', 'Tasks', 'Brain Dump', 'Inspire', 'Calendar', 'Settings'])
  expect(places(false).filter(({ room }) => room !== 'wide')).toHaveLength(4)
})

test('wins, energy, the dopamine menu and what was deleted wait under More, and have no place in the bar', () => {
  expect(morePlaces.map(({ to }) => to)).toEqual(['/wins', '/energy', '/dopamine-menu', '/recently-deleted'])
  expect(places(false).filter((place) => morePlaces.includes(place))).toEqual([])
})

test('for an admin, Settings is Admin with a dot (D6)', () => {
  expect(places(true).at(-1)).toMatchObject({ to: '/settings', label: 'Admin', hasDot: true })
})
