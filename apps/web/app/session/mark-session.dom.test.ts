import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nameOf } from '../lib/kept-keys.ts'
import { sessionBootScript } from './boot-script.ts'
import { GUEST_SESSION, NO_SESSION, type Session, writeSession } from './session-store.ts'
import { markSession } from './mark-session.ts'

const root = document.documentElement
const marks = () => ({ ...root.dataset })

function clear() {
  localStorage.clear()
  for (const name of Object.keys(root.dataset)) delete root.dataset[name]
}
beforeEach(clear)
afterEach(clear)

/** What <html> says before the first paint. */
function boot() {
  // The script is text for the page; running it here is the point of the test.
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function(sessionBootScript)()
  return marks()
}

const account: Session = {
  kind: 'account',
  owner: 'ada-id',
  email: 'ada@example.org',
  name: 'Ada',
  emailVerified: true,
  role: 'admin',
  expired: false,
}

test.each<{ who: string; session: Session }>([
  { who: 'a visitor', session: NO_SESSION },
  { who: 'a guest', session: GUEST_SESSION },
  { who: 'an admin', session: account },
  { who: 'an account that must sign in again', session: { ...account, role: 'user', expired: true } },
])(
  'the page is marked before the first paint exactly as the script marks it later: $who (A5)',
  ({ session }) => {
    writeSession(session)
    const before = boot()
    expect(before['session']).toBe(session.kind)
    markSession(root, session)
    expect(marks()).toEqual(before)
  },
)

test('whoever signs out leaves no mark behind (A5)', () => {
  markSession(root, { ...account, expired: true })
  markSession(root, NO_SESSION)
  expect(marks()).toEqual({ session: 'none' })
})

test.each([
  'glimmer:tutorial-completed',
  // As earlier versions named it.
  'glimmer-tutorial-completed',
])('a completed tutorial is known before the first paint (A9), by %s', (name) => {
  localStorage.setItem(name, 'true')
  expect(boot()).toEqual({ session: 'none', tutorial: 'done' })
})

test('where the device may keep nothing, the page says that it does not know yet (A9)', () => {
  vi.stubGlobal('localStorage', {
    clear() {},
    getItem() {
      throw new DOMException('forbidden', 'SecurityError')
    },
  })
  expect(boot()).toEqual({ session: 'checking' })
})

test('what is read before the first paint is what the app keeps', () => {
  for (const key of ['session', 'tutorial-completed']) {
    expect(sessionBootScript).toContain(`getItem("${nameOf(key)}")`)
  }
})
