import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSecrets } from '../secrets.ts'
import { readOperatorToken } from './operator-token.ts'
import { makeResetLink } from './reset-link.ts'

const now = Date.UTC(2026, 0, 15)
let dataDir: string

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'glimmer-data-'))
})
afterAll(() => rmSync(dataDir, { recursive: true }))

test('the command makes a link that this server takes, while it runs and holds its data (B7)', () => {
  const { authSecret } = readSecrets(dataDir)
  const env = { DATA_DIR: dataDir, BASE_URL: 'https://glimmer.example' }
  const made = makeResetLink(['Robin@Example.org'], env, now)
  const token = /^https:\/\/glimmer\.example\/auth#reset=(\S+)$/m.exec(made.message)?.[1] ?? ''
  expect(made.kind).toBe('ok')
  expect(readOperatorToken(token, authSecret, now)?.email).toBe('robin@example.org')
})

test('the link turns one-time codes off only where the operator says so, which is printed plainly', () => {
  const { authSecret } = readSecrets(dataDir)
  const make = (args: string[]) => makeResetLink(args, { DATA_DIR: dataDir }, now)
  const read = ({ message }: { message: string }) =>
    readOperatorToken(/#reset=(\S+)$/m.exec(message)?.[1] ?? '', authSecret, now)?.turnsCodesOff
  const [kept, off] = [make(['robin@example.org']), make(['robin@example.org', '--turn-off-codes'])]
  expect([read(kept), read(off)]).toEqual([false, true])
  expect(kept.message).toContain('One-time codes, where they are on, stay on.')
  expect(off.message).toContain('It also turns one-time codes off')
})

test('a secret from the settings goes before the one in the folder', () => {
  const AUTH_SECRET = 'a secret that all replicas of a server share'
  const made = makeResetLink(['robin@example.org'], { DATA_DIR: dataDir, AUTH_SECRET }, now)
  const token = /#reset=(\S+)$/m.exec(made.message)?.[1] ?? ''
  expect(readOperatorToken(token, AUTH_SECRET, now)?.email).toBe('robin@example.org')
})

test.each([
  { what: 'no address', args: [], env: {}, says: 'Say whose password' },
  { what: 'a name', args: ['robin'], env: {}, says: 'Say whose password' },
  { what: 'two addresses', args: ['a@example.org', 'b@example.org'], env: {}, says: 'Say whose password' },
  { what: 'a wrong setting', args: ['a@example.org'], env: { PORT: 'x' }, says: 'PORT must be' },
  { what: 'a folder that is none', args: ['a@example.org'], env: { DATA_DIR: '/nowhere' }, says: 'DATA_DIR' },
])('with $what it says what to do', ({ args, env, says }) => {
  const made = makeResetLink(args, env, now)
  expect(made.kind).toBe('wrong')
  expect(made.message).toContain(says)
})
