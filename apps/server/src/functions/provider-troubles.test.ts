import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, openAccount } from '../../test/account.ts'
import { type BehaviourName, startAiProvider, STEPS } from '../../test/ai-provider.ts'
import { ASKED, BREAKDOWN, eventsOf } from '../../test/breakdown.ts'
import { prepareGround } from '../../test/databases.ts'
import { startApp, type StartedApp } from '../../test/start-app.ts'

const TITLE = 'Call Dr Amsel about the test'
const KEY = 'sk-very-secret'
const NOTHING_MADE = 'Failed to generate breakdown'
const UNREADABLE = ['unreadable', 'Invalid response format: missing suggestions'] as const
const DOWN = ['down', NOTHING_MADE] as const
const SLOW = ['slow', `${NOTHING_MADE}. The AI service took too long to answer.`] as const
const EMPTY = ['empty', 'No data received from AI service'] as const
const KEY_REFUSED = [
  'key_refused',
  `${NOTHING_MADE}. Please check the AI provider key configuration.`,
] as const

const troubles: [BehaviourName, readonly [string, string]][] = [
  ['key refused', KEY_REFUSED],
  ['forbidden', KEY_REFUSED],
  ['busy', ['busy', `${NOTHING_MADE}. The AI service is very busy right now.`]],
  ['broken', DOWN],
  ['no such model', DOWN],
  ['hangs up', DOWN],
  ['trouble in the stream', DOWN],
  ['another place', DOWN],
  ['hangs up half-way', DOWN],
  ['silent', SLOW],
  ['stuck half-way', SLOW],
  ['nothing', EMPTY],
  ['an empty body', EMPTY],
  ['half a stream', UNREADABLE],
  ['a page', UNREADABLE],
  ['a page as JSON', UNREADABLE],
  ['junk', UNREADABLE],
  ['prose', UNREADABLE],
  ['another shape', UNREADABLE],
  ['steps of another shape', UNREADABLE],
  ['no steps', UNREADABLE],
  ['five megabytes', UNREADABLE],
  ['without end', UNREADABLE],
]

describe('a provider in trouble', () => {
  const ground = prepareGround('pglite')
  let provider: Awaited<ReturnType<typeof startAiProvider>>
  let patient: StartedApp
  let hasty: StartedApp

  beforeAll(async () => {
    provider = await startAiProvider()
    const settings = { AI_BASE_URL: provider.baseUrl, AI_MODEL: 'small', AI_API_KEY: KEY }
    const database = await ground.open()
    patient = await startApp(database, settings)
    hasty = await startApp(database, settings, { limits: { limitMs: 30 } })
  })
  afterAll(() => provider.close())

  let asker: Promise<Account> | undefined
  let asked = 0
  /** Asks as somebody who may still ask; of a server that does not wait for long, where that is said. */
  const ask = async (app = patient) => {
    if (asked % 15 === 0) asker = openAccount(patient)
    asked += 1
    const person = await asker
    if (!person) throw new Error('nobody is here')
    const browser = app.openBrowser()
    for (const [name, value] of person.browser.cookies) browser.cookies.set(name, value)
    const answer = await browser.post(BREAKDOWN, { ...ASKED, taskTitle: TITLE, taskContext: 'In private' })
    expect(answer.status).toBe(200)
    return eventsOf(answer)
  }

  it.each(troubles)('%s: says so in the words there are for it', async (behaviour, [trouble, error]) => {
    provider.does(behaviour)
    const events = await ask(trouble === 'slow' ? hasty : patient)
    expect(events.at(-1)).toEqual({ kind: 'error', trouble, error })
  })

  it.each([
    'steps in a fence',
    'steps after thoughts',
    'steps in one piece',
    'no schema, please',
  ] satisfies BehaviourName[])('%s: makes do with it', async (behaviour) => {
    provider.does(behaviour)
    const events = await ask()
    expect(events.at(-1)).toEqual({ kind: 'done', suggestions: STEPS })
  })

  it('cannot be reached: says the same as of one that is broken', async () => {
    const gone = await startAiProvider()
    await gone.close()
    const app = await startApp(await ground.open(), { AI_BASE_URL: gone.baseUrl, AI_MODEL: 'small' })
    expect(await ask(app)).toEqual([{ kind: 'error', trouble: 'down', error: NOTHING_MADE }])
  })

  it('is none: says what the operator can do', async () => {
    const [, error] = KEY_REFUSED
    const app = await startApp(await ground.open())
    expect(await ask(app)).toEqual([{ kind: 'error', trouble: 'not_configured', error }])
  })

  it('writes what nobody should read: it comes tidied, cut and as plain text', async () => {
    provider.does('hostile')
    const last = (await ask()).at(-1)
    if (last?.kind !== 'done') throw new Error('no breakdown')
    const { reasoning, subtasks } = last.suggestions
    expect(subtasks).toHaveLength(20)
    expect(reasoning).toHaveLength(2_000)
    expect(subtasks[0]).toMatchObject({ priority: 'medium', estimatedTime: 25 })
    for (const step of subtasks) {
      expect(Object.keys(step).toSorted()).toEqual(['description', 'estimatedTime', 'priority', 'title'])
      expect(step.title.length).toBeLessThanOrEqual(500)
      expect(step.estimatedTime).toBeLessThanOrEqual(480)
    }
    expect(JSON.stringify(last)).not.toMatch(/\\u00[01]|\\u202e|\\ud800|\\[rn]|polluted/)
  })

  it('tells the operator the status of what went wrong', async () => {
    provider.does('no such model')
    await ask()
    expect(patient.logged.findLast((line) => line.includes('gave no answer'))).toContain('"status":404')
  })

  it('leaves nothing in the log but who asked, how it ended and how long it took', async () => {
    // All of the above, and these two.
    for (const behaviour of ['steps', 'key refused'] satisfies BehaviourName[]) {
      provider.does(behaviour)
      await ask()
    }
    const lines = [...patient.logged, ...hasty.logged].filter((line) => !line.includes('confirm-email'))
    const outcomes = lines.filter((line) => line.includes('"msg":"task-breakdown-ai"'))
    expect(outcomes.length).toBeGreaterThanOrEqual(2)
    for (const line of outcomes) {
      expect(line).toMatch(/"requestId":"[\w-]+","userId":"\w+","outcome":"\w+","ms":\d+,"msg"/)
    }
    const log = lines.join('\n')
    expect(log).toContain('a breakdown ended unexpectedly')
    expect(log).toContain('"outcome":"done"')
    for (const secret of [
      TITLE,
      'Amsel',
      'private',
      KEY,
      'cupboard',
      'Starting',
      'API key',
      provider.baseUrl,
    ]) {
      expect(log).not.toContain(secret)
    }
  })
})
