import { expect, it } from 'vitest'
import { openAccount, PASSWORD } from '../../../test/account.ts'
import { cbor, makeAuthenticator, type Signing } from '../../../test/authenticator.ts'
import { type Browser, jsonOf, refusalOf } from '../../../test/browser.ts'
import { describeOnBothDatabases } from '../../../test/databases.ts'
import { startApp, type StartedApp } from '../../../test/start-app.ts'
import { addPasskey, byPassword, newQuestion, questionFor, waysOf } from '../../../test/ways.ts'

const refused = [400, 'passkey_refused']

describeOnBothDatabases('passkeys', (ground) => {
  let started: Promise<StartedApp> | undefined
  const start = () => (started ??= ground.open().then((database) => startApp(database)))
  let visitors = 0
  const visit = async () => {
    const browser = (await start()).openBrowser()
    const address = `2001:db8:aaaa:${(++visitors).toString(16)}::1`
    return {
      browser,
      signIn: (passkey: object) => browser.post('/api/auth/sign-in/passkey', { passkey }, { address }),
    }
  }
  const whoIs = async (browser: Browser) =>
    (await jsonOf<{ user: { id: string } | null }>(await browser.get('/api/me'))).user?.id ?? null

  it('sign in without an address and without a code (I4)', async () => {
    const ada = await openAccount(await start())
    const passkey = await addPasskey(ada, 'My phone')
    expect(await waysOf(ada)).toMatchObject({
      passkeys: [{ name: 'My phone', lastUsed: null, isSynced: false }],
      codes: null,
    })
    const { browser, signIn } = await visit()
    const question = await questionFor(browser)
    expect(question).toEqual({ challenge: expect.any(String), rpId: 'localhost', passkeys: [] })
    const answer = await signIn(passkey.sign(question))
    expect(await answer.json()).toMatchObject({ status: 'signed_in', user: { id: ada.owner } })
    expect(await whoIs(browser)).toBe(ada.owner)
    expect((await waysOf(ada)).passkeys[0]?.lastUsed).not.toBeNull()
  })

  it('are taken only for a question of ours, from our page, for our name, by a person who was looked at', async () => {
    const ada = await openAccount(await start())
    const ben = await openAccount(await start())
    const passkey = await addPasskey(ada)
    const own = await jsonOf<{ challenge: string }>(
      await ada.post('/api/auth/passkeys/own-question', { owner: ada.owner }),
    )
    const foreign = Buffer.from(ben.owner).toString('base64url')
    const wrong: Signing[] = [
      { origin: 'https://localhost:3000' },
      { origin: 'http://localhost:3001' },
      { origin: 'https://glimmer.example' },
      { rpId: 'example.org' },
      { type: 'webauthn.create' },
      { isVerified: false },
      { challenge: Buffer.alloc(54).toString('base64url') },
      { challenge: '' },
      { challenge: own.challenge },
      { handle: foreign },
    ]
    for (const signing of wrong) {
      const { browser, signIn } = await visit()
      const answer = await signIn(passkey.sign(await questionFor(browser), signing))
      expect([signing, await refusalOf(answer)]).toEqual([signing, refused])
      expect(await whoIs(browser)).toBeNull()
    }
    // Another key that says it is this one, and one that nobody knows.
    const stranger = makeAuthenticator()
    const { browser, signIn } = await visit()
    const question = await questionFor(browser)
    expect(
      await refusalOf(await signIn({ ...stranger.sign(question), id: passkey.id, handle: undefined })),
    ).toEqual(refused)
    expect(await refusalOf(await signIn({ ...stranger.sign(question), handle: undefined }))).toEqual(refused)
    expect((await signIn(passkey.sign(question))).status).toBe(200)
  })

  it('count once for each question, also where the same answer comes five times at once', async () => {
    const ada = await openAccount(await start())
    const passkey = await addPasskey(ada)
    const { browser } = await visit()
    const answer = passkey.sign(await questionFor(browser))
    const guests = await Promise.all(Array.from({ length: 5 }, visit))
    const statuses = (await Promise.all(guests.map(({ signIn }) => signIn(answer)))).map(
      ({ status }) => status,
    )
    expect(statuses.toSorted()).toEqual([200, 400, 400, 400, 400])
  })

  it('that count how often they signed are refused once a copy has signed', async () => {
    const ada = await openAccount(await start())
    const passkey = await addPasskey(ada, 'Key', { counts: true })
    const signWith = async (signing: Signing) => {
      const { browser, signIn } = await visit()
      return (await signIn(passkey.sign(await questionFor(browser), signing))).status
    }
    expect(await signWith({ counter: 7 })).toBe(200)
    expect(await signWith({ counter: 7 })).toBe(400)
    expect(await signWith({ counter: 3 })).toBe(400)
    expect(await signWith({ counter: 0 })).toBe(400)
    expect(await signWith({ counter: 8 })).toBe(200)
  })

  it('are added, renamed and removed with a proof, by their own person alone', async () => {
    const [ada, ben] = [await openAccount(await start()), await openAccount(await start())]
    const passkey = await addPasskey(ada)
    const bens = await addPasskey(ben, 'Ben’s')
    const change = (path: string, more: object, proof: object = byPassword, who = ada) =>
      who.post(`/api/auth/passkeys/${path}`, { owner: who.owner, proof, ...more })

    for (const path of ['new-question', 'rename', 'remove']) {
      const more = path === 'new-question' ? {} : { passkey: passkey.rowId }
      const named = path === 'rename' ? { ...more, name: 'Mine' } : more
      const wrong = await change(path, named, { password: 'not the one' })
      expect([path, await refusalOf(wrong)]).toEqual([path, [400, 'wrong_current_password']])
      expect((await change(path, named, {})).status).toBe(400)
      const asOther = await ada.post(`/api/auth/passkeys/${path}`, {
        owner: ben.owner,
        proof: byPassword,
        ...named,
      })
      expect([path, await refusalOf(asOther)]).toEqual([path, [409, 'other_owner']])
    }
    // Another person's passkey proves nothing, and is neither renamed nor removed.
    const ownQuestion = async () =>
      jsonOf<{ challenge: string; rpId: string; passkeys: { id: string }[] }>(
        await ada.post('/api/auth/passkeys/own-question', { owner: ada.owner }),
      )
    const question = await ownQuestion()
    expect(question.passkeys.map(({ id }) => id)).toEqual([passkey.id])
    const byBens = await change('remove', { passkey: passkey.rowId }, { passkey: bens.sign(question) })
    expect(await refusalOf(byBens)).toEqual(refused)
    await change('rename', { passkey: bens.rowId, name: 'Taken' })
    await change('remove', { passkey: bens.rowId })
    expect((await waysOf(ben)).passkeys).toMatchObject([{ name: 'Ben’s' }])

    const renamed = await change('rename', { passkey: passkey.rowId, name: '  Desk  ' })
    expect(await renamed.json()).toMatchObject({ passkeys: [{ id: passkey.rowId, name: 'Desk' }] })
    // One's own passkey is a proof as good as the password, once.
    const again = passkey.sign(await ownQuestion())
    const removed = await change('remove', { passkey: passkey.rowId }, { passkey: again })
    expect(await removed.json()).toMatchObject({ passkeys: [] })
    const { browser, signIn } = await visit()
    expect(await refusalOf(await signIn(passkey.sign(await questionFor(browser))))).toEqual(refused)
  })

  it('are kept only where they were made for a question of this session, without certificates, and once', async () => {
    const [ada, ben] = [await openAccount(await start()), await openAccount(await start())]
    const add = (made: object, who = ada) =>
      who.post('/api/auth/passkeys/add', { owner: who.owner, name: 'Lamp', ...made })
    const passkey = makeAuthenticator()
    const question = await newQuestion(ada)
    const withCertificate = cbor.map([
      [cbor.text('alg'), cbor.integer(-7)],
      [cbor.text('sig'), cbor.bytes(Buffer.alloc(70))],
      [cbor.text('x5c'), cbor.list([cbor.bytes(Buffer.alloc(300))])],
    ])
    const wrong = [
      passkey.make(question, { origin: 'http://localhost:9' }),
      passkey.make(question, { rpId: 'example.org' }),
      passkey.make(question, { isVerified: false }),
      passkey.make(question, { type: 'webauthn.get' }),
      passkey.make(await newQuestion(ben)),
      passkey.make(question, { challenge: 'x' }),
      passkey.make(question, {}, ['packed', withCertificate]),
      passkey.make(question, {}, ['tpm', cbor.map([])]),
      { ...passkey.make(question), attestation: 'AAAA' },
      { ...passkey.make(question), clientData: 'AAAA' },
    ]
    for (const [place, made] of wrong.entries()) {
      const address = `2001:db8:bbbb:${place}::1`
      const answer = await ada.browser.post(
        '/api/auth/passkeys/add',
        { owner: ada.owner, name: 'Lamp', ...made },
        { address },
      )
      expect([place, await refusalOf(answer)]).toEqual([place, refused])
    }
    const made = passkey.make(question)
    const answers = await Promise.all([add(made), add(made)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    // The same key for somebody else.
    expect(await refusalOf(await add(passkey.make(await newQuestion(ben)), ben))).toEqual([
      409,
      'passkey_known',
    ])
    expect((await waysOf(ada)).passkeys).toHaveLength(1)
  })

  it('begun before a new password are not kept after it', async () => {
    const ada = await openAccount(await start())
    const made = makeAuthenticator().make(await newQuestion(ada))
    const elsewhere = (await start()).openBrowser()
    await elsewhere.post('/api/auth/sign-in/email', { email: ada.email, password: PASSWORD })
    await elsewhere.post('/api/auth/change-password', {
      currentPassword: PASSWORD,
      newPassword: 'calm heron sky',
    })
    const late = await ada.post('/api/auth/passkeys/add', { owner: ada.owner, name: 'Lamp', ...made })
    expect(await refusalOf(late)).toEqual([401, 'signed_out'])
  })
})
