import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openAccount } from '../../test/account.ts'
import { startAiProvider, STEPS } from '../../test/ai-provider.ts'
import { ASKED, BREAKDOWN, eventsOf } from '../../test/breakdown.ts'
import { type Browser, jsonOf, refusalOf } from '../../test/browser.ts'
import { prepareGround } from '../../test/databases.ts'
import { startApp } from '../../test/start-app.ts'

describe('task-breakdown-ai', () => {
  const ground = prepareGround('pglite')
  let provider: Awaited<ReturnType<typeof startAiProvider>>
  beforeAll(async () => {
    provider = await startAiProvider()
  })
  afterAll(() => provider.close())
  beforeEach(() => provider.does('steps'))

  const settings = () => ({ AI_BASE_URL: provider.baseUrl, AI_MODEL: 'small', AI_API_KEY: 'sk-key' })

  it('answers with the steps, one after the other, and then with the whole (J1)', async () => {
    const ada = await openAccount(await startApp(await ground.open(), settings()))
    const answer = await ada.post(BREAKDOWN, ASKED)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
    const { reasoning, subtasks } = STEPS
    expect(await eventsOf(answer)).toEqual([
      { kind: 'partial', suggestions: { subtasks: subtasks.slice(0, 1) } },
      { kind: 'partial', suggestions: { subtasks: subtasks.slice(0, 2) } },
      { kind: 'partial', suggestions: { subtasks } },
      { kind: 'done', suggestions: { reasoning, subtasks } },
    ])
    const { path, authorization, body } = provider.asked.at(-1)!
    expect([path, authorization, body.model]).toEqual(['/v1/chat/completions', 'Bearer sk-key', 'small'])
    expect(body.messages.at(-1)?.content).toContain('"title":"Tidy the kitchen"')
  })

  it('answers with one JSON where no stream is asked for, from the body of the specification and the consent beside it (J1)', async () => {
    const ada = await openAccount(await startApp(await ground.open(), settings()))
    const ask = async (agreedTo: string | null, changed: object = {}) => {
      const headers: Record<string, string> = agreedTo === null ? {} : { 'x-glimmer-agreed-to': agreedTo }
      const body = { taskTitle: 'Tidy the kitchen', taskContext: null, userPreferences: {}, ...changed }
      const answer = await ada.browser.post(BREAKDOWN, body, { headers })
      return [answer.headers.get('content-type'), await answer.json()]
    }
    const { reasoning, subtasks } = STEPS
    const whole = ['application/json', { suggestions: { reasoning, subtasks } }]
    expect(await ask('localhost')).toEqual(whole)
    // A row of a person's preferences, as the specification has it, or none; what is not known of it goes nowhere.
    const row = { primary_challenges: ['Secret'], primaryChallenges: ['Starting tasks'], goals: ['Secret'] }
    expect(await ask('localhost', { taskContext: 'One sink', userPreferences: row })).toEqual(whole)
    const sent = JSON.stringify(provider.asked.at(-1)?.body)
    expect(sent).toContain('Starting tasks')
    expect(sent).not.toContain('Secret')
    expect(await ask('localhost', { userPreferences: null })).toEqual(whole)

    provider.does('steps')
    const before = provider.asked.length
    expect(await ask(null)).toEqual(['application/json', { error: expect.stringContaining('agreed') }])
    expect(await ask('api.before.example')).toEqual([
      'application/json',
      { error: expect.stringContaining('another AI service') },
    ])
    expect(provider.asked).toHaveLength(before)
  })

  it('answers with a stream where one is asked for, with the consent beside it, and to pages of before (J1)', async () => {
    const ada = await openAccount(await startApp(await ground.open(), settings()))
    const { agreedTo, ...body } = ASKED
    const headers = { accept: 'text/event-stream', 'x-glimmer-agreed-to': agreedTo }
    const events = await eventsOf(await ada.browser.post(BREAKDOWN, body, { headers }))
    expect(events).toEqual(await eventsOf(await ada.post(BREAKDOWN, ASKED)))
    expect(events.at(-1)?.kind).toBe('done')
  })

  it('asks a service that cannot keep to a schema again without one, and remembers that', async () => {
    const ada = await openAccount(await startApp(await ground.open(), settings()))
    provider.does('no schema, please')
    const before = provider.asked.length
    for (const requests of [2, 3]) {
      const events = await eventsOf(await ada.post(BREAKDOWN, ASKED))
      expect([events.at(-1)?.kind, provider.asked.length - before]).toEqual(['done', requests])
    }
    const formats = provider.asked.slice(before).map(({ body }) => body.response_format !== undefined)
    expect(formats).toEqual([true, false, false])
  })

  it('is for those who are signed in, and takes nothing but its own fields', async () => {
    const started = await startApp(await ground.open(), settings())
    const before = provider.asked.length
    expect(await refusalOf(await started.openBrowser().post(BREAKDOWN, ASKED))).toEqual([401, 'signed_out'])
    const ada = await openAccount(started)
    const wrong = [
      {},
      [],
      'not JSON',
      { ...ASKED, taskTitle: ' ' },
      { ...ASKED, taskTitle: 'x'.repeat(501) },
      { ...ASKED, model: 'another' },
      { ...ASKED, userPreferences: { ...ASKED.userPreferences, depth: 6 } },
    ]
    for (const body of wrong)
      expect(await refusalOf(await ada.post(BREAKDOWN, body))).toEqual([400, 'bad_request'])
    const form = { headers: { 'content-type': 'text/plain' } }
    expect(await refusalOf(await ada.browser.post(BREAKDOWN, ASKED, form))).toEqual([415, 'not_json'])
    expect(provider.asked).toHaveLength(before)
  })

  it('sends nothing to a service that the person did not agree to, whatever their page knew', async () => {
    const ada = await openAccount(await startApp(await ground.open(), settings()))
    const before = provider.asked.length
    const answer = await ada.post(BREAKDOWN, { ...ASKED, agreedTo: 'api.before.example' })
    expect(await eventsOf(answer)).toEqual([
      { kind: 'error', trouble: 'other_provider', error: expect.stringContaining('another AI service') },
    ])
    expect(provider.asked).toHaveLength(before)
  })

  it('is told of to those who may use it', async () => {
    const started = await startApp(await ground.open(), settings())
    const told = async (browser: Pick<Browser, 'get'>) =>
      (await jsonOf<{ aiProvider: unknown }>(await browser.get('/api/settings'))).aiProvider
    expect(await told(started.openBrowser())).toBeNull()
    expect(await told((await openAccount(started)).browser)).toBe('localhost')
    const elsewhere = await startApp(await ground.open(), {
      ...settings(),
      AI_BASE_URL: 'https://ai.example.org:8443/v1',
    })
    expect(await told((await openAccount(elsewhere)).browser)).toBe('ai.example.org')
    expect(await told((await openAccount(await startApp(await ground.open()))).browser)).toBeNull()
  })
})
