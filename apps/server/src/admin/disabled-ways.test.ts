import { afterAll, beforeAll, expect, it } from 'vitest'
import { openAccount, PASSWORD } from '../../test/account.ts'
import { openAdmin, startWithAdmins } from '../../test/admins.ts'
import { jsonOf, refusalOf } from '../../test/browser.ts'
import { describeOnBothDatabases } from '../../test/databases.ts'
import { type OpenIdProviderOnLoopback, startOpenIdProvider } from '../../test/open-id-provider.ts'
import { openIdVisit } from '../../test/open-id-visit.ts'
import { whoIs } from '../../test/security/mailbox.ts'
import { addPasskey, questionFor, turnCodesOn } from '../../test/ways.ts'

describeOnBothDatabases('a disabled account', (ground) => {
  let provider: OpenIdProviderOnLoopback
  beforeAll(async () => {
    provider = await startOpenIdProvider()
  })
  afterAll(() => provider.close())

  it('is opened by no way in, and by each again once it is enabled (I7)', async () => {
    const database = await ground.open()
    const app = await startWithAdmins(database, provider.settings)
    const admin = await openAdmin(app, database)
    const email = 'finch@example.org'
    const finch = await openAccount(app, email)
    await database.accounts
      .updateTable('user')
      .set({ email_verified: true })
      .where('id', '=', finch.owner)
      .execute()
    const passkey = await addPasskey(finch)
    const { recoveryCodes } = await turnCodesOn(finch)
    provider.people.set('finch', { email, email_verified: true })

    const codes = recoveryCodes.values()
    const ways = {
      passkey: async () => {
        const browser = app.openBrowser()
        const answer = passkey.sign(await questionFor(browser))
        return [browser, await browser.post('/api/auth/sign-in/passkey', { passkey: answer })] as const
      },
      code: async () => {
        const browser = app.openBrowser()
        await browser.post('/api/auth/sign-in/email', { email, password: PASSWORD })
        const { value: code } = codes.next()
        return [browser, await browser.post('/api/auth/sign-in/recovery-code', { code })] as const
      },
      openId: async () => {
        const visitor = openIdVisit(app.openBrowser())
        const url = await visitor.start({})
        const half = await visitor.finish(await provider.walk(url.href, 'finch'))
        expect(await jsonOf(half)).toMatchObject({ status: 'code_needed' })
        expect(await whoIs(visitor.browser)).toBeNull()
        const { value: code } = codes.next()
        return [
          visitor.browser,
          await visitor.browser.post('/api/auth/sign-in/recovery-code', { code }),
        ] as const
      },
    }

    await admin.browser.post('/api/admin/accounts/disable', { person: finch.owner })
    for (const [name, enter] of Object.entries(ways)) {
      const [browser, answer] = await enter()
      expect([name, await refusalOf(answer)]).toEqual([name, [403, 'account_disabled']])
      expect(await whoIs(browser)).toBeNull()
    }
    await admin.browser.post('/api/admin/accounts/enable', { person: finch.owner })
    for (const [name, enter] of Object.entries(ways)) {
      const [browser, answer] = await enter()
      expect([name, answer.status]).toEqual([name, 200])
      expect(await whoIs(browser)).toEqual([email, 'user'])
    }
  })
})
