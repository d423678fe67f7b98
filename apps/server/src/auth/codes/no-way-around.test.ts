import type { SignedIn } from '@glimmer/api/account'
import { expect, it } from 'vitest'
import { PASSWORD } from '../../../test/account.ts'
import { type Browser, jsonOf, refusalOf } from '../../../test/browser.ts'
import { describeOnBothDatabases } from '../../../test/databases.ts'
import { prepareMailboxes, whoIs } from '../../../test/security/mailbox.ts'
import { addPasskey, byPassword, questionFor, turnCodesOn } from '../../../test/ways.ts'

const NEW = 'calm heron sky'

describeOnBothDatabases('where letters are sent', (ground) => {
  const mail = prepareMailboxes(ground)
  let people = 0

  async function person() {
    const email = `person-${++people}@example.org`
    const browser = await mail.openConfirmed(email)
    const { user } = await jsonOf<Pick<SignedIn, 'user'>>(await browser.get('/api/me'))
    const post = (path: string, body: unknown) => mail.post(path.replace('/api/auth/', ''), body, browser)
    return { email, browser, owner: user.id, post, get: (path: string) => browser.get(path) }
  }
  const statusOf = async (answer: Response) => (await jsonOf<{ status: string }>(answer)).status

  it('a password chosen by letter does not go around the codes', async () => {
    const ada = await person()
    const { nextCode } = await turnCodesOn(ada)
    // The letter about those has come, so that the next one is the last.
    await mail.lettersTo(ada.email)
    await mail.post('request-password-reset', { email: ada.email })
    const token = await mail.lastTokenTo(ada.email)
    const chosen = await mail.post('reset-password', { token, newPassword: NEW })
    expect(chosen.headers.getSetCookie()).toEqual([])
    const browser = mail.app().openBrowser()
    expect(await statusOf(await mail.signIn(ada.email, NEW, browser))).toBe('code_needed')
    expect(await whoIs(browser)).toBeNull()
    expect((await mail.post('sign-in/code', { code: nextCode() }, browser)).status).toBe(200)
    expect(await whoIs(browser)).toEqual([ada.email, 'user'])
  })

  it('a link that confirms an address does not either, and who takes it over by a new password ends passkeys', async () => {
    for (const way of ['password', 'new password'] as const) {
      const ada = await person()
      const { nextCode } = await turnCodesOn(ada)
      const passkey = await addPasskey(ada)
      const database = await ground.open()
      // As an account from before there was a mail server.
      const unconfirmed = { email_verified: false }
      await database.accounts.updateTable('user').set(unconfirmed).where('id', '=', ada.owner).execute()
      // The letters about those have come, so that the next one is the last.
      await mail.lettersTo(ada.email)
      const enter = async (browser: Browser) =>
        mail.post('sign-in/passkey', { passkey: passkey.sign(await questionFor(browser)) }, browser)
      expect(await refusalOf(await enter(mail.app().openBrowser()))).toEqual([403, 'email_not_confirmed'])
      const token = await mail.lastTokenTo(ada.email)
      const browser = mail.app().openBrowser()
      const answer =
        way === 'password'
          ? await mail.confirm(token, PASSWORD, browser)
          : await mail.confirmAnew(token, ada.email, NEW, browser)
      expect([way, await statusOf(answer)]).toEqual([way, 'code_needed'])
      expect(await whoIs(browser)).toBeNull()
      expect((await mail.post('sign-in/code', { code: nextCode() }, browser)).status).toBe(200)
      expect((await enter(mail.app().openBrowser())).status).toBe(way === 'password' ? 200 : 400)
    }
  })

  it('a person hears of each change once, and of none that did not happen', async () => {
    const ada = await person()
    const before = (await mail.lettersTo(ada.email)).length
    const { owner } = ada
    const passkey = await addPasskey(ada)
    const row = { owner, proof: byPassword, passkey: passkey.rowId }
    await ada.post('passkeys/rename', { ...row, name: 'Desk' })
    await ada.post('passkeys/rename', { ...row, name: 'Desk' })
    const { recoveryCodes, nextCode } = await turnCodesOn(ada)
    await ada.post('codes/recovery', { owner, proof: { password: 'not the one' } })
    const renewed = await ada.post('codes/recovery', { owner, proof: byPassword })
    const [code = ''] = (await jsonOf<{ recoveryCodes: string[] }>(renewed)).recoveryCodes
    const half = async () => {
      const browser = mail.app().openBrowser()
      await mail.signIn(ada.email, PASSWORD, browser)
      return browser
    }
    expect(
      await refusalOf(await mail.post('sign-in/recovery-code', { code: recoveryCodes[0] }, await half())),
    ).toEqual([400, 'wrong_code'])
    await mail.post('sign-in/recovery-code', { code }, await half())
    const guesser = await half()
    const wrong = nextCode() === '000000' ? '000001' : '000000'
    for (let guess = 0; guess < 5; guess++) await mail.post('sign-in/code', { code: wrong }, guesser)
    await ada.post('codes/off', { owner, proof: byPassword })
    await ada.post('passkeys/remove', row)
    await ada.post('passkeys/remove', row)
    const letters = (await mail.lettersTo(ada.email)).slice(before)
    expect(letters.map(({ subject }) => subject).toSorted()).toEqual([
      'A passkey of your Glimmer account has a new name',
      'A passkey was added to your Glimmer account',
      'A passkey was removed from your Glimmer account',
      'A recovery code was used for your Glimmer account',
      'New recovery codes for your Glimmer account',
      'One-time codes are off for your Glimmer account',
      'One-time codes are on for your Glimmer account',
      'Wrong codes for your Glimmer account',
    ])
    for (const { link } of letters) expect(link).toMatch(/\/settings$/)
  })
})
