import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openAccount, PASSWORD } from '../../test/account.ts'
import { type Answering, BEHAVIOURS, startAiProvider } from '../../test/ai-provider.ts'
import { ASKED, BREAKDOWN, eventsOf } from '../../test/breakdown.ts'
import { jsonOf } from '../../test/browser.ts'
import { addPerson, describeOnBothDatabases, prepareGround } from '../../test/databases.ts'
import { tablesThatMention } from '../../test/rows-of-person.ts'
import { startApp } from '../../test/start-app.ts'
import { type Door, listen } from '../http/listen.ts'
import { useAllowance } from './allowance.ts'

let provider: Awaited<ReturnType<typeof startAiProvider>>
beforeAll(async () => {
  provider = await startAiProvider()
})
afterAll(() => provider.close())

const settings = () => ({ AI_BASE_URL: provider.baseUrl, AI_MODEL: 'small' })

describeOnBothDatabases('how often somebody may ask', (ground) => {
  it('is counted for all servers together, said kindly, and for nobody else', async () => {
    provider.does('steps')
    const database = await ground.open()
    const here = await startApp(database, settings())
    const there = await startApp(database, settings())
    const ada = await openAccount(here)
    const ben = await openAccount(here)
    const elsewhere = there.openBrowser()
    for (const [name, value] of ada.browser.cookies) elsewhere.cookies.set(name, value)
    for (let time = 0; time < 20; time += 1) {
      const answer = await (time % 2 ? ada.browser : elsewhere).post(BREAKDOWN, ASKED)
      expect([time, (await eventsOf(answer)).at(-1)?.kind]).toEqual([time, 'done'])
    }
    const asked = provider.asked.length
    const answer = await elsewhere.post(BREAKDOWN, ASKED)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await jsonOf(answer)).toEqual({
      error: {
        code: 'too_many_requests',
        message: expect.stringMatching(
          /^You have asked the AI helper .* ask it again in (\d+ minutes|a minute)\. The built-in steps/,
        ),
      },
    })
    expect(provider.asked).toHaveLength(asked)
    expect((await eventsOf(await ben.post(BREAKDOWN, ASKED))).at(-1)?.kind).toBe('done')
    await ada.post('/api/auth/delete-account', { owner: ada.owner, password: PASSWORD })
    expect(await tablesThatMention(database, ada.owner, ada.owner)).toEqual([])
  })

  it('begins anew when its time is over', async () => {
    const database = await ground.open()
    const ada = await addPerson(database)
    const rule = { name: 'test', times: 2, windowMs: 60_000 }
    const at = (now: number) => useAllowance(database, rule, ada, 1_800_000_000_000 + now)
    expect([await at(0), await at(1), await at(1_500), await at(59_999)]).toEqual([null, null, 59, 1])
    expect([await at(60_000), await at(60_001), await at(119_000)]).toEqual([null, null, 1])
    const many = await Promise.all(Array.from({ length: 6 }, () => at(300_000)))
    expect(many.filter((wait) => wait === null)).toHaveLength(2)
    // What was counted by a clock that was months ahead counts no more once it is right again.
    const ahead = 180 * 24 * 60 * 60_000
    expect([await at(ahead), await at(ahead), await at(ahead)]).toEqual([null, null, 60])
    expect([await at(600_000), await at(600_000), await at(600_000)]).toEqual([null, null, 60])
  })

  it('is still counted when what was counted of sign-ins a while ago is cleared away', async () => {
    const database = await ground.open()
    const { openBrowser } = await startApp(database)
    const ada = await addPerson(database)
    const use = () => useAllowance(database, { name: 'test', times: 1, windowMs: 600_000 }, ada, Date.now())
    const signIn = (address: string) =>
      openBrowser().post(
        '/api/auth/sign-in/email',
        { email: 'nobody@example.org', password: PASSWORD },
        { address },
      )
    expect(await use()).toBeNull()
    await signIn('2001:db8:a:1::1')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 60_000 })
    try {
      await signIn('2001:db8:a:2::1')
      await signIn('2001:db8:a:1::1')
      expect(await use()).toBeGreaterThan(300)
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('what is under way', () => {
  const ground = prepareGround('pglite')
  let door: Door | undefined
  afterEach(() => door?.close(1_000))

  /** A provider that says one step and waits to be told more. */
  function hold() {
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<Answering>()
    provider.does((answering) => {
      answering.say('{"reasoning": "", "subtasks": [{"title": "Open the door"}')
      arrive(answering)
    })
    return arrived
  }

  it('is no more than the server can bear; others are told at once', async () => {
    const app = await startApp(await ground.open(), settings(), { limits: { atOnce: 1 } })
    const ada = await openAccount(app)
    const ben = await openAccount(app)
    const held = hold()
    const first = ada.post(BREAKDOWN, ASKED).then(eventsOf)
    const answering = await held
    expect(await eventsOf(await ben.post(BREAKDOWN, ASKED))).toMatchObject([
      { kind: 'error', trouble: 'busy' },
    ])
    answering.say(']}')
    answering.end()
    expect((await first).at(-1)).toMatchObject({ kind: 'done' })
    provider.does(BEHAVIOURS.steps)
    expect((await eventsOf(await ben.post(BREAKDOWN, ASKED))).at(-1)).toMatchObject({ kind: 'done' })
  })

  it('reaches the person piece by piece, and ends at the provider when the person leaves', async () => {
    const app = await startApp(await ground.open(), settings(), { limits: { atOnce: 1 } })
    const ada = await openAccount(app)
    door = await listen('127.0.0.1', 0)
    door.open((request, env) => app.app.fetch(request, env))
    const held = hold()
    const leaving = new AbortController()
    const origin = `http://127.0.0.1:${door.port}`
    const answer = await fetch(`${origin}${BREAKDOWN}`, {
      method: 'POST',
      headers: { cookie: ada.cookie(), origin, 'content-type': 'application/json' },
      body: JSON.stringify(ASKED),
      signal: leaving.signal,
    })
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
    let seen = ''
    while (!seen.includes('Open the door')) seen += (await reader.read()).value ?? ''
    const { left, response } = await held
    expect(response.writableEnded).toBe(false)
    leaving.abort()
    await left
    // Its place is free again.
    provider.does('steps')
    expect((await eventsOf(await ada.post(BREAKDOWN, ASKED))).at(-1)).toMatchObject({ kind: 'done' })
    expect(app.logged.some((line) => line.includes('"outcome":"left"'))).toBe(true)
  })
})
