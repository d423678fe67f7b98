import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { addTask, openAccount, PASSWORD } from '../../test/account.ts'
import { describeOnBothDatabases } from '../../test/databases.ts'
import { startPostOffice } from '../../test/post-office.ts'
import { startApp, type StartedApp } from '../../test/start-app.ts'
import { dumpFolderOf } from '../dumps/dump-folder.ts'

const TOKEN = 'numbers-for-the-gardener'
const PATIENCE = { timeout: 60_000, interval: 20 }
const authorization = `Bearer ${TOKEN}`
/** A write that no server takes: its row was never there. */
const UPDATE_OF_NOTHING = {
  id: randomUUID(),
  generation: 1,
  changes: [{ table: 'tasks', rowId: randomUUID(), op: 'update', data: { title: 'gone' } }],
}
const home = mkdtempSync(join(tmpdir(), 'glimmer-metrics-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

const LINE = /^([a-z_]+)(\{[a-z]+="[^"\\\n]*"(?:,[a-z]+="[^"\\\n]*")*\})? (-?[\d.e+-]+)$/

/** What Prometheus makes of an answer: each series with its value. Throws where it could not read a line. */
async function scrape({ app }: StartedApp): Promise<Map<string, number>> {
  const answer = await app.request('/metrics', { headers: { authorization } })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const lines = (await answer.text()).split('\n')
  expect(lines.pop()).toBe('')
  const read = lines
    .filter((line) => !/^# (HELP|TYPE) [a-z_]+ ./.test(line))
    .map((line) => LINE.exec(line) ?? [line])
  expect(read.filter((parts) => parts.length === 1)).toEqual([])
  return new Map(read.map(([, name, labels = '', value]) => [`${name}${labels}`, Number(value)]))
}

describeOnBothDatabases('/metrics', (ground) => {
  let started: StartedApp
  const settings = { METRICS_TOKEN: TOKEN, DATA_DIR: join(home, ground.kind) }

  beforeAll(async () => {
    mkdirSync(settings.DATA_DIR)
    started = await startApp(await ground.open(), settings)
  })

  it('counts what devices do, streams, sign-ins that are refused, connections and the newest dump', async () => {
    const database = await ground.open()
    const ada = await openAccount(started)
    const before = await scrape(started)
    const pushed = await ada.push([addTask('Water the fern'), UPDATE_OF_NOTHING])
    expect(await pushed.json()).toMatchObject({ results: [{ status: 'applied' }, { status: 'rejected' }] })
    expect((await ada.push([], { schema: 0 })).status).toBe(426)
    await ada.pull()
    const stream = await ada.get(`/api/sync/events?owner=${ada.owner}`)
    const wrong = { email: ada.email, password: 'not this one' }
    expect((await ada.post('/api/auth/sign-in/email', wrong)).status).toBe(401)
    const now = new Date('2026-11-21T13:05:48.012Z')
    const folder = dumpFolderOf(settings.DATA_DIR)
    const dump = await database.dump({ folder, app: '0.1.0', reason: 'by-hand', now })

    const after = await scrape(started)
    const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0)
    const push = 'route="POST /api/sync/push"'
    expect(grown(`glimmer_http_requests_total{${push},status="2xx"}`)).toBe(1)
    expect(grown(`glimmer_http_requests_total{${push},status="4xx"}`)).toBe(1)
    expect(grown(`glimmer_http_request_seconds_bucket{${push},le="+Inf"}`)).toBe(2)
    expect(grown(`glimmer_http_request_seconds_count{${push}}`)).toBe(2)
    expect(after.get(`glimmer_http_request_seconds_sum{${push}}`)).toBeGreaterThan(0)
    expect(grown('glimmer_http_requests_total{route="GET /api/sync/pull",status="2xx"}')).toBe(1)
    expect(grown('glimmer_mutations_total{outcome="applied"}')).toBe(1)
    expect(grown('glimmer_mutations_total{outcome="rejected"}')).toBe(1)
    expect(grown('glimmer_sign_ins_refused_total')).toBe(1)
    expect(after.get('glimmer_event_streams')).toBe(1)
    expect(after.get('glimmer_last_dump_timestamp_seconds')).toBe(now.getTime() / 1000)
    expect(after.get('glimmer_last_dump_bytes')).toBe(dump.bytes)
    expect(before.has('glimmer_last_dump_bytes')).toBe(false)
    expect(after.get('glimmer_memory_bytes{kind="resident"}')).toBeGreaterThan(50_000_000)
    expect(after.get('glimmer_disk_free_bytes')).toBeGreaterThan(0)
    const info = `glimmer_build_info{version="0.1.0",node="${process.version}",database="${ground.kind}"}`
    expect(after.get(info)).toBe(1)
    await stream.body?.cancel()
    await vi.waitFor(
      async () => expect((await scrape(started)).get('glimmer_event_streams')).toBe(0),
      PATIENCE,
    )
  })

  it('tells of connections in use, and of work that waits for one', async () => {
    const database = await ground.open()
    const { promise: hold, resolve: letGo } = Promise.withResolvers<void>()
    const most = ground.kind === 'pglite' ? 1 : 10
    const ada = await openAccount(started)
    const work = Array.from({ length: most + 2 }, () => database.withUser(ada.owner, () => hold))
    try {
      await vi.waitFor(async () => {
        const now = await scrape(started)
        expect(now.get('glimmer_database_connections{state="in_use"}')).toBe(most)
        // Something else may wait besides.
        expect(now.get('glimmer_database_connections{state="waiting"}')).toBeGreaterThanOrEqual(2)
      }, PATIENCE)
    } finally {
      letGo()
      await Promise.allSettled(work)
    }
    expect((await scrape(started)).get('glimmer_database_connections{state="waiting"}')).toBe(0)
  })

  it('has as many series for many people and addresses as for one, and names none of them', async () => {
    const visit = async (word: string) => {
      const person = await openAccount(started, `${word}@example.org`)
      await person.push([addTask(`Ring ${word}`)])
      for (const path of [`/${word}`, `/api/${word}`, `/avatars/${word}/avatar.jpg`, `/?q=${word}`])
        await person.get(path)
      await started.app.request(`/${word}`, { method: 'PUT' })
      await started.app.request(`/api/${word}`, { method: word.toUpperCase() })
      return person
    }
    await visit('lantern')
    const before = [...(await scrape(started)).keys()]
    const people = [await visit('heron'), await visit('otter')]
    const after = [...(await scrape(started)).keys()]
    expect(after).toEqual(before)
    const text = after.join('\n')
    for (const word of ['heron', 'otter', 'HERON', ...people.map(({ owner }) => owner)])
      expect(text).not.toContain(word)
  })

  it('is an address like any that is not there for who does not know its token, and where there is none', async () => {
    const without = await startApp(await ground.open(), { DATA_DIR: settings.DATA_DIR })
    const ask = async ({ app }: StartedApp, path: string, given?: string) => {
      const answer = await app.request(path, given === undefined ? {} : { headers: { authorization: given } })
      const headers = [...answer.headers].filter(([name]) => name !== 'x-request-id')
      return [answer.status, headers, await answer.text()]
    }
    const unknown = await ask(started, '/nothing')
    expect(unknown[0]).toBe(404)
    for (const given of [
      undefined,
      'Bearer ',
      'Bearer wrong',
      `Basic ${TOKEN}`,
      `${authorization}x`,
      TOKEN,
    ]) {
      expect(await ask(started, '/metrics', given)).toEqual(unknown)
    }
    expect(await ask(without, '/metrics', authorization)).toEqual(unknown)
    expect(await ask(without, '/metrics', 'Bearer undefined')).toEqual(unknown)
  })

  it('changes nothing by being read', async () => {
    const own = (series: Map<string, number>) =>
      [...series].filter(([name]) => !/memory|disk|route="GET \/metrics"/.test(name))
    expect(own(await scrape(started))).toEqual(own(await scrape(started)))
  })

  it('counts letters that the mail server took, and those it refused', async () => {
    const office = await startPostOffice()
    const mailing = await startApp(await ground.open(), { ...settings, SMTP_URL: office.smtpUrl })
    const signUp = async (email: string) => {
      await mailing
        .openBrowser()
        .post('/api/auth/sign-up/email', { name: 'Robin', email, password: PASSWORD })
      await mailing.auth.settled()
      const now = await scrape(mailing)
      return ['sent', 'refused'].map((outcome) => now.get(`glimmer_letters_total{outcome="${outcome}"}`))
    }
    expect(await signUp(`wren-${ground.kind}@example.org`)).toEqual([1, 0])
    await office.close()
    expect(await signUp(`finch-${ground.kind}@example.org`)).toEqual([1, 1])
  })
})
