import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSecrets } from '../secrets.ts'
import { makeInvitationLink } from './invitation-link.ts'
import { readInvitation } from './invitation-token.ts'

const now = Date.UTC(2026, 0, 15)
const DAY_MS = 24 * 60 * 60 * 1000
let dataDir: string

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'glimmer-data-'))
})
afterAll(() => rmSync(dataDir, { recursive: true }))

const tokenIn = (message: string) =>
  /^https:\/\/glimmer\.example\/auth#invite=(\S+)$/m.exec(message)?.[1] ?? ''

test('the command makes an invitation that this server takes, while it runs and holds its data', () => {
  const { authSecret } = readSecrets(dataDir)
  const env = { DATA_DIR: dataDir, BASE_URL: 'https://glimmer.example', SIGN_UP: 'invite' }
  const forRobin = makeInvitationLink(['Robin@Example.org'], env, now)
  const forAnybody = makeInvitationLink([], env, now)
  expect([forRobin.kind, forAnybody.kind]).toEqual(['ok', 'ok'])
  const read = (message: string, at: number) => readInvitation(tokenIn(message), authSecret, at)
  expect(read(forRobin.message, now)).toMatchObject({ kind: 'ok', payload: { email: 'robin@example.org' } })
  expect(read(forAnybody.message, now + 14 * DAY_MS - 1)).toMatchObject({
    kind: 'ok',
    payload: { email: null },
  })
  expect(read(forAnybody.message, now + 14 * DAY_MS)).toEqual({ kind: 'over' })
  expect(readInvitation(tokenIn(forAnybody.message), 'another secret', now)).toEqual({ kind: 'wrong' })
})

test.each([
  { what: 'a name', args: ['robin'], env: { SIGN_UP: 'invite' }, says: 'Name one address, or none' },
  {
    what: 'two addresses',
    args: ['a@x.org', 'b@x.org'],
    env: { SIGN_UP: 'invite' },
    says: 'Name one address',
  },
  { what: 'a folder that is none', args: [], env: { DATA_DIR: '/nowhere' }, says: 'There is no Glimmer' },
  {
    what: 'no need',
    args: [],
    env: { AUTH_SECRET: 'a-lantern-by-the-window-at-dusk-7', SIGN_UP: 'open' },
    says: 'nobody needs an invitation',
  },
  {
    what: 'a closed door',
    args: [],
    env: { AUTH_SECRET: 'a-lantern-by-the-window-at-dusk-7', SIGN_UP: 'closed' },
    says: 'SIGN_UP=invite',
  },
  { what: 'a wrong setting', args: [], env: { SIGN_UP: 'maybe' }, says: 'SIGN_UP must be' },
])('with $what it says what to do', ({ args, env, says }) => {
  const made = makeInvitationLink(args, env, now)
  expect(made.kind).toBe('wrong')
  expect(made.message).toContain(says)
})
