import { signInWayAddresses } from '@glimmer/api/sign-in-way-addresses'
import type { PasskeyQuestion, SignInWays } from '@glimmer/api/sign-in-ways'
import { expect, it } from 'vitest'
import { openAccount, PASSWORD } from '../../test/account.ts'
import { makeAuthenticator } from '../../test/authenticator.ts'
import { jsonOf } from '../../test/browser.ts'
import { codeAt } from '../../test/code-at.ts'
import { describeOnBothDatabases } from '../../test/databases.ts'
import { startApp } from '../../test/start-app.ts'
import { byPassword } from '../../test/ways.ts'

// The browser of these tests compares each answer with the table of addresses.

describeOnBothDatabases('the addresses of passkeys and one-time codes', (ground) => {
  it('all answer as the table says, and no answer or line of the log holds a secret', async () => {
    const started = await startApp(await ground.open())
    const ada = await openAccount(started)
    const { owner } = ada
    const asked = new Set<string>()
    const secrets: string[] = []
    async function post<T>(path: string, body: object, browser = ada.browser): Promise<T> {
      const answer = await browser.post(`/api/auth/${path}`, body, {
        address: `2001:db8:cc:${asked.size}::1`,
      })
      expect([path, answer.status]).toEqual([path, 200])
      asked.add(`POST /api/auth/${path}`)
      secrets.push(...ada.browser.cookies.values(), ...browser.cookies.values())
      const text = await answer.clone().text()
      const tokens = [...browser.cookies.values()].flatMap((value) => value.split('.')[0] || [])
      expect(tokens.filter((token) => text.includes(token))).toEqual([])
      return jsonOf<T>(answer)
    }
    const guest = started.openBrowser()
    const passkey = makeAuthenticator()
    const made = passkey.make(await post('passkeys/new-question', { owner, proof: byPassword }))
    const added = await post<SignInWays>('passkeys/add', { owner, name: 'Lamp', ...made })
    const row = added.passkeys[0]?.id
    const question = await post<PasskeyQuestion>('passkeys/question', {}, guest)
    const signed = passkey.sign(question)
    await post('sign-in/passkey', { passkey: signed }, guest)
    const own = async () => post<PasskeyQuestion>('passkeys/own-question', { owner })
    const proof = { passkey: passkey.sign(await own()) }
    await post('passkeys/rename', { owner, passkey: row, name: 'Desk', proof })

    const { secret } = await post<{ secret: string }>('codes/begin', { owner, proof: byPassword })
    const first = codeAt(secret, Date.now())
    await post('codes/on', { owner, code: first })
    const renewed = await post<{ recoveryCodes: string[] }>('codes/recovery', { owner, proof: byPassword })
    const [recoveryCode = ''] = renewed.recoveryCodes
    const code = codeAt(secret, Date.now() + 30_000)
    for (const [path, given] of [
      ['sign-in/code', code],
      ['sign-in/recovery-code', recoveryCode.toUpperCase()],
    ] as const) {
      const browser = started.openBrowser()
      await browser.post('/api/auth/sign-in/email', { email: ada.email, password: PASSWORD })
      secrets.push(...browser.cookies.values())
      await post(path, { code: given }, browser)
    }
    await post('codes/off', { owner, proof: byPassword })
    await post('passkeys/remove', { owner, passkey: row, proof: { passkey: passkey.sign(await own()) } })
    expect((await ada.get(`/api/auth/ways?owner=${owner}`)).status).toBe(200)
    asked.add('GET /api/auth/ways')
    expect([...asked].toSorted()).toEqual(Object.keys(signInWayAddresses).toSorted())

    await started.auth.settled()
    const log = started.logged.join('\n')
    expect(log).toContain('recovery_code_used')
    const kept = [signed.signature, signed.clientData, question.challenge, made.attestation, passkey.id]
    const all = [
      ...secrets.filter((value) => value !== ''),
      ...kept,
      secret,
      first,
      code,
      recoveryCode,
      PASSWORD,
    ]
    for (const text of [...all, ...renewed.recoveryCodes]) {
      // The digits of a code stand in many a number; as a text of its own they do not.
      const shown = /^\d{6}$/.test(text) ? `"${text}"` : text
      expect(log.includes(shown)).toBe(false)
    }
  })
})
