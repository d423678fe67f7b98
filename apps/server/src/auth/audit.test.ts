import { pino } from 'pino'
import { expect, it, test } from 'vitest'
import { openAccount, PASSWORD } from '../../test/account.ts'
import { describeOnBothDatabases } from '../../test/databases.ts'
import { SECRET, startApp } from '../../test/start-app.ts'
import { createAudit } from './audit.ts'
import { makeOperatorToken } from './operator-token.ts'

const linesOf = (logged: readonly string[]) =>
  logged
    .map((line) => JSON.parse(line))
    .filter(({ audit }) => audit === true)
    .map(({ event, account }) => [event, account])

describeOnBothDatabases('the log, for whoever looks for a break-in', (ground) => {
  it('has who tried to sign in, changed a password or deleted an account, as ids and without content', async () => {
    const app = await startApp(await ground.open())
    const { owner, email, post } = await openAccount(app)
    const signIn = (address: string, password: string) =>
      post('/api/auth/sign-in/email', { email: address, password })
    await signIn(email, 'no otter at all')
    await signIn('nobody@example.org', 'no otter at all')
    await signIn(email, PASSWORD)
    const change = (currentPassword: string) =>
      post('/api/auth/change-password', { currentPassword, newPassword: 'calm heron sky' })
    await change('no otter at all')
    await change(PASSWORD)
    const token = makeOperatorToken({ email, secret: SECRET, now: Date.now() })
    await post('/api/auth/reset-password', { token, newPassword: 'calm owl sky' })
    await signIn(email, 'calm owl sky')
    await post('/api/auth/delete-account', { owner, password: 'no otter at all' })
    await post('/api/auth/delete-account', { owner, password: 'calm owl sky' })
    expect(linesOf(app.logged)).toEqual([
      ['sign_in_failed', owner],
      ['sign_in_failed', null],
      ['signed_in', owner],
      ['password_check_failed', owner],
      ['password_changed', owner],
      ['password_changed', owner],
      ['signed_in', owner],
      ['password_check_failed', owner],
      ['account_deleted', owner],
    ])
    const audited = app.logged.filter((line) => line.includes('"audit":true')).join('\n')
    for (const secret of ['example.org', 'otter', 'sky', PASSWORD]) expect(audited).not.toContain(secret)
  })
})

test('a quieter log keeps these lines, a silent one does not', () => {
  const written = (level: 'error' | 'silent') => {
    const logged: string[] = []
    const log = pino({ level }, { write: (line: string) => void logged.push(line) })
    createAudit(log)('sign_in_failed', null)
    return linesOf(logged)
  }
  expect(written('error')).toEqual([['sign_in_failed', null]])
  expect(written('silent')).toEqual([])
})
