import { expect, it } from 'vitest'
import { PASSWORD } from '../../../test/account.ts'
import { type Browser, jsonOf, refusalOf } from '../../../test/browser.ts'
import { describeOnBothDatabases } from '../../../test/databases.ts'
import { passDays } from '../../../test/pass-days.ts'
import { tokenOf } from '../../../test/post-office.ts'
import { prepareMailboxes, whoIs } from '../../../test/security/mailbox.ts'

const DAY_MS = 24 * 60 * 60 * 1000

describeOnBothDatabases('the letters about a deletion', (ground) => {
  const mail = prepareMailboxes(ground, { DELETE_GRACE_DAYS: '7' })

  const ownerOf = async (browser: Browser) =>
    (await jsonOf<{ user: { id: string } }>(await browser.get('/api/me'))).user.id
  async function leave(email: string) {
    const browser = await mail.openConfirmed(email)
    const owner = await ownerOf(browser)
    const asked = await mail.post('delete-account', { owner, password: PASSWORD }, browser)
    return { owner, browser, ...(await jsonOf<{ dueAt: string }>(asked)) }
  }

  it('hold a link that changes nothing by being looked at, and keeps the account by being pressed', async () => {
    const email = 'ada@example.org'
    const { owner, dueAt } = await leave(email)
    const letter = (await mail.lettersTo(email)).at(-1)
    expect(letter?.subject).toBe('Your Glimmer account will be deleted')
    expect(letter?.link).toContain('/auth#keep=')
    const token = tokenOf(letter?.link)

    for (let look = 0; look < 2; look += 1) {
      const looked = await mail.post('keep-account/look', { token })
      expect(await jsonOf(looked)).toEqual({ status: 'waiting', dueAt })
    }
    expect(await mail.app().auth.deletions.find(owner)).toMatchObject({ dueAt })
    for (const wrong of ['x', `${token}x`, token.replace('keep-account', 'new-email')]) {
      const refused = await mail.post('keep-account/use', { token: wrong })
      expect(await refusalOf(refused)).toEqual([400, 'link_expired'])
    }

    const opener = mail.app().openBrowser()
    expect(await jsonOf(await mail.post('keep-account/use', { token }, opener))).toEqual({
      status: 'account_kept',
    })
    // It opens nothing: whoever has the letter still needs a way in.
    expect(await whoIs(opener)).toBeNull()
    expect(opener.cookies.size).toBe(0)
    expect((await mail.lettersTo(email)).at(-1)?.subject).toBe('Your Glimmer account stays')
    const again = await mail.post('keep-account/use', { token })
    expect(await refusalOf(again)).toEqual([400, 'link_expired'])
    expect(await jsonOf(await mail.signIn(email))).toMatchObject({ status: 'signed_in' })

    // A link of an earlier request does not speak for a later one.
    const browser = mail.app().openBrowser()
    await mail.signIn(email, PASSWORD, browser)
    await mail.post('delete-account', { owner, password: PASSWORD }, browser)
    expect(await refusalOf(await mail.post('keep-account/use', { token }))).toEqual([400, 'link_expired'])
    expect(await mail.app().auth.deletions.find(owner)).not.toBeNull()

    // The log says what happened to whom, and holds nothing that keeps or opens an account.
    const half = mail.app().openBrowser()
    await mail.signIn(email, PASSWORD, half)
    const { logged } = mail.app()
    const audited = logged
      .map((line) => JSON.parse(line))
      .filter(({ audit, account }) => audit && account === owner)
    expect(audited.map(({ event }) => event).filter((event) => event !== 'signed_in')).toEqual([
      'deletion_asked',
      'account_kept',
      'deletion_asked',
      'keep_asked',
    ])
    const newest = tokenOf((await mail.linksTo(email)).at(-1))
    for (const secret of [token, newest, ...half.cookies.values()])
      expect(logged.join('')).not.toContain(secret)
    expect(JSON.stringify(audited)).not.toContain('@')
  })

  it('answer a sign-up with the address, of which the page says nothing', async () => {
    const email = 'wren@example.org'
    const { owner, dueAt } = await leave(email)
    const known = await mail.signUp(email)
    const unknown = await mail.signUp('nobody@example.org')
    expect([known.status, await jsonOf(known)]).toEqual([unknown.status, await jsonOf(unknown)])
    const letter = (await mail.lettersTo(email)).at(-1)
    expect(letter?.subject).toBe('You still have a Glimmer account')
    const looked = await mail.post('keep-account/look', { token: tokenOf(letter?.link) })
    expect(await jsonOf(looked)).toEqual({ status: 'waiting', dueAt })
    // A link for a new password works, and with it the person comes to the question.
    await mail.post('request-password-reset', { email })
    const token = await mail.lastTokenTo(email)
    const chosen = await mail.post('reset-password', { token, newPassword: 'calm heron sky' })
    expect(chosen.status).toBe(200)
    const browser = mail.app().openBrowser()
    expect(await jsonOf(await mail.signIn(email, 'calm heron sky', browser))).toMatchObject({
      status: 'deletion_pending',
    })
    // A later password shuts out who was half way in.
    await mail.post('request-password-reset', { email })
    const another = { token: await mail.lastTokenTo(email), newPassword: 'mossy stone path' }
    expect((await mail.post('reset-password', another)).status).toBe(200)
    expect(await refusalOf(await mail.post('keep-account', {}, browser))).toEqual([400, 'step_over'])
    expect(await mail.app().auth.deletions.find(owner)).not.toBeNull()
  })

  it('leave the days to an account that was never confirmed and holds nothing', async () => {
    const database = await ground.open()
    const email = 'finch@example.org'
    const { owner } = await leave(email)
    const old = new Date(Date.now() - 100 * DAY_MS).toISOString()
    await database.accounts
      .updateTable('user')
      .set({ email_verified: false, created_at: old })
      .where('id', '=', owner)
      .execute()
    const { forgetUnconfirmed } = await import('../unconfirmed.ts')
    expect(await forgetUnconfirmed(database, new Date())).toBe(0)
    await mail.signUp(email)
    expect(await mail.app().auth.deletions.find(owner)).not.toBeNull()
    // Its time comes as everybody’s does.
    await passDays(database, owner, 8)
    await mail.app().auth.deletions.deleteDue()
    await passDays(database, owner, 1)
    expect(await mail.app().auth.deletions.deleteDue()).toBe(1)
    await mail.signUp(email)
    expect((await mail.lettersTo(email)).at(-1)?.subject).toBe('Confirm your email for Glimmer')
  })
})
