import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { markSignOut } from './pending-sign-out.ts'
import { markSessionExpired, refreshSession, sessionAfter } from './refresh-session.ts'
import { type AccountSession, GUEST_SESSION, NO_SESSION, readSession, writeSession } from './session-store.ts'

const user = { id: 'ada-id', email: 'ada@example.org', name: 'Ada', emailVerified: true }
const ada: AccountSession = {
  kind: 'account',
  owner: user.id,
  email: user.email,
  name: user.name,
  emailVerified: true,
  role: 'admin',
  expired: false,
}

/** The server as the browser meets it: what each address answers, and which were asked. */
function serve(answers: Record<string, () => Response>): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    const answer = answers[path]
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  })
  return asked
}
const me = (value: object) => ({ '/api/me': () => Response.json(value) })

beforeEach(() => {
  localStorage.clear()
  writeSession(NO_SESSION)
})
afterEach(() => vi.unstubAllGlobals())

test('a cookie that still speaks brings its account back, with the role (B4, B5)', async () => {
  serve(me({ user, role: 'admin' }))
  expect(await refreshSession()).toEqual(ada)
})

test('no answer changes nothing: the app opens offline as it was', async () => {
  writeSession(ada)
  serve({})
  expect(await refreshSession()).toEqual(ada)
})

test('a session that the server forgot is expired, not signed out', async () => {
  writeSession(ada)
  serve(me({ user: null, role: null }))
  expect(await refreshSession()).toEqual({ ...ada, expired: true })
})

test('an account that waits for its deletion says until when, and no longer once it was kept elsewhere (I5)', async () => {
  writeSession(ada)
  const nobody = { user: null, role: null }
  const about = (fate: object) => ({
    ...me(nobody),
    '/api/me?owner=ada-id': () => Response.json({ ...nobody, ...fate }),
  })
  const deletionDueAt = '2026-12-03T12:00:00.000Z'
  serve(about({ deletionDueAt }))
  expect(await refreshSession()).toEqual({ ...ada, expired: true, deletionDueAt })
  serve({})
  expect(await refreshSession()).toEqual({ ...ada, expired: true, deletionDueAt })
  serve(about({}))
  expect(await refreshSession()).toEqual({ ...ada, expired: true })
  serve(about({ isGone: true }))
  expect(await refreshSession()).toEqual({ ...ada, expired: true, isGone: true })
})

test('an account that the server no longer has is gone; what is on the device stays (I5)', async () => {
  writeSession(ada)
  const nobody = { user: null, role: null }
  serve({
    ...me(nobody),
    '/api/me?owner=ada-id': () => Response.json({ ...nobody, isGone: true }),
  })
  expect(await refreshSession()).toEqual({ ...ada, expired: true, isGone: true })
  expect(sessionAfter(GUEST_SESSION, { ...nobody, isGone: true })).toBe(GUEST_SESSION)
})

test('a guest and a visitor stay what they are when nobody is signed in', () => {
  const nobody = { user: null, role: null }
  expect(sessionAfter(GUEST_SESSION, nobody)).toBe(GUEST_SESSION)
  expect(sessionAfter(NO_SESSION, nobody)).toBe(NO_SESSION)
})

test('a missing role is the role user (B5)', () => {
  expect(sessionAfter(NO_SESSION, { user, role: null })).toMatchObject({ role: 'user' })
})

test('an answer that arrives after the person signed out is about the past', async () => {
  writeSession(ada)
  serve({
    '/api/me': () => {
      writeSession(NO_SESSION)
      return Response.json({ user, role: 'admin' })
    },
  })
  expect(await refreshSession()).toEqual(NO_SESSION)
})

test('what became of an account is learnt also where the sync hears meanwhile that its session has ended (I5)', async () => {
  writeSession(ada)
  const nobody = { user: null, role: null }
  serve({
    ...me(nobody),
    '/api/me?owner=ada-id': () => {
      markSessionExpired('ada-id')
      return Response.json({ ...nobody, isGone: true })
    },
  })
  expect(await refreshSession()).toEqual({ ...ada, expired: true, isGone: true })
})

test('an answer about an ended session does not end the one that began meanwhile', async () => {
  writeSession({ ...ada, expired: true })
  serve({
    ...me({ user: null, role: null }),
    '/api/me?owner=ada-id': () => {
      writeSession(ada)
      return Response.json({ user: null, role: null })
    },
  })
  expect(await refreshSession()).toEqual(ada)
})

test('a 401 of the sync concerns only the account that was syncing', () => {
  writeSession(ada)
  markSessionExpired('somebody-else')
  expect(readSession()).toEqual(ada)
  markSessionExpired('ada-id')
  expect(readSession()).toEqual({ ...ada, expired: true })
})

test('a sign-out made offline is carried out before anything else is asked', async () => {
  markSignOut()
  const offline = serve({})
  await refreshSession()
  expect(offline).toEqual(['/api/auth/sign-out'])

  const online = serve({
    '/api/auth/sign-out': () => Response.json({ status: 'signed_out' }),
    ...me({ user: null, role: null }),
  })
  await refreshSession()
  await refreshSession()
  expect(online).toEqual(['/api/auth/sign-out', '/api/me', '/api/me'])
})

test('a server in trouble has not carried out the sign-out', async () => {
  markSignOut()
  serve({ '/api/auth/sign-out': () => new Response('', { status: 503 }), ...me({ user, role: 'user' }) })
  expect(await refreshSession()).toEqual(NO_SESSION)
})
