import { randomUUID } from 'node:crypto'
import { calendarEventDefaults } from '@glimmer/domain/calendar/calendar-event'
import { eventOverrideDefaults, overrideId } from '@glimmer/domain/calendar/event-override'
import { icsEventOf } from '@glimmer/domain/calendar/ics/event-rows'
import { readCalendar } from '@glimmer/domain/calendar/ics/read-calendar'
import { writeCalendar } from '@glimmer/domain/calendar/ics/write-calendar'
import { expect, it } from 'vitest'
import { type Account, openAccount } from '../../test/account.ts'
import { jsonOf, refusalOf } from '../../test/browser.ts'
import { describeOnBothDatabases } from '../../test/databases.ts'
import { dumpEverything, tablesThatMention } from '../../test/rows-of-person.ts'
import { startApp, type StartedApp } from '../../test/start-app.ts'

const FEED = '/api/calendar/feed'

const eventAt = (title: string, day: string, more: object = {}) => ({
  id: randomUUID(),
  ...calendarEventDefaults,
  title,
  startDatetime: `${day}T09:00:00`,
  endDatetime: `${day}T10:00:00`,
  ...more,
})
type Event = ReturnType<typeof eventAt>

const insert = (table: string, { id, ...data }: { readonly id: string }) => ({
  table,
  rowId: id,
  op: 'insert',
  data,
})
const mutation = (changes: readonly object[]) => ({ id: randomUUID(), generation: 1, changes })
const withEvents = (events: readonly Event[]) =>
  mutation(events.map((event) => insert('calendar_events', event)))

async function makeAddress(person: Account): Promise<string> {
  const answer = await person.post(FEED, { owner: person.owner })
  expect(answer.status).toBe(200)
  const { pathname, search } = new URL((await jsonOf<{ address: string }>(answer)).address)
  return pathname + search
}

describeOnBothDatabases('the private address of a calendar', (ground) => {
  let started: Promise<StartedApp> | undefined
  const start = () => (started ??= ground.open().then((database) => startApp(database)))
  /** A calendar program elsewhere: no cookie, a network address of its own. */
  const fetchFile = async (path: string, headers: Record<string, string> = {}) =>
    (await start()).openBrowser().get(path, { headers, address: '198.51.100.7' })

  it('brings the person’s own events as the export does, and nobody else’s (H2)', async () => {
    const [ada, ben] = [await openAccount(await start()), await openAccount(await start())]
    const choir = eventAt('Choir', '2026-11-03', {
      recurrence: 'FREQ=WEEKLY',
      timeZone: 'Europe/Lisbon',
      exceptions: { '2026-11-10T09:00:00': true },
    })
    const concert = {
      ...eventOverrideDefaults,
      id: overrideId(choir.id, '2026-11-17T09:00:00'),
      eventId: choir.id,
      originalStart: '2026-11-17T09:00:00',
      title: 'Concert, with Zoë 🌱',
    }
    const own = [eventAt('Dentist', '2026-11-24', { description: 'Ring\nfirst' }), choir]
    const others = eventAt('From elsewhere', '2026-11-25', { calendarId: randomUUID() })
    await ada.push([withEvents([...own, others]), mutation([insert('calendar_event_overrides', concert)])])
    await ben.push([withEvents([eventAt('Ben’s', '2026-11-26')])])

    const answer = await fetchFile(await makeAddress(ada))
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    const events = own.map((event) => icsEventOf(event, [concert]))
    expect(eventsIn(await answer.text())).toEqual(
      eventsIn(writeCalendar({ events, name: 'Glimmer', now: new Date() })),
    )
  })

  it('says that nothing changed by the person’s revision, without building, and builds nothing for HEAD', async () => {
    const { app } = await start()
    const ada = await openAccount(await start())
    const path = await makeAddress(ada)
    const first = await fetchFile(path)
    await first.body?.cancel()
    const etag = first.headers.get('etag') ?? ''
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const same = await fetchFile(path, { 'if-none-match': tag })
      expect([tag, same.status, await same.text(), same.headers.get('etag')]).toEqual([tag, 304, '', etag])
    }
    const head = await app.request(path, { method: 'HEAD' })
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, ''])
    await ada.push([withEvents([eventAt('Dentist', '2026-11-24')])])
    const changed = await fetchFile(path, { 'if-none-match': etag })
    expect([changed.status, (await changed.text()).includes('SUMMARY:Dentist')]).toEqual([200, true])
  })

  it('is kept as a hash alone, changes nothing when it is read, and stands in no log', async () => {
    const app = await start()
    const database = await ground.open()
    const ada = await openAccount(app)
    const path = await makeAddress(ada)
    const token = new URLSearchParams(path.split('?')[1]).get('token') ?? ''
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(await tablesThatMention(database, ada.owner, token)).toEqual([])
    const before = await dumpEverything(database)
    await (await fetchFile(path)).text()
    expect(await dumpEverything(database)).toEqual(before)
    expect(app.logged.filter((line) => line.includes(token))).toEqual([])
    expect(JSON.stringify(await ada.pull())).not.toContain(token)
  })

  it('is void once it is renewed, turned off, reset or its account deleted', async () => {
    const ada = await openAccount(await start())
    const gone = async (path: string) => refusalOf(await fetchFile(path))
    const since = async () => (await ada.get(`${FEED}?owner=${ada.owner}`)).json()
    expect(await since()).toEqual({ since: null })
    const first = await makeAddress(ada)
    const second = await makeAddress(ada)
    expect(await since()).toEqual({ since: expect.stringMatching(/^20/) })
    expect(await gone(first)).toEqual([404, 'not_found'])
    expect((await fetchFile(second)).status).toBe(200)
    await ada.post(`${FEED}/off`, { owner: ada.owner })
    expect(await gone(second)).toEqual([404, 'not_found'])
    expect(await since()).toEqual({ since: null })

    const third = await makeAddress(ada)
    await ada.post('/api/rpc/reset_user_account', { owner: ada.owner, id: randomUUID() })
    expect(await gone(third)).toEqual([404, 'not_found'])
    const fourth = await makeAddress(ada)
    await ada.post('/api/auth/delete-account', { owner: ada.owner, password: 'quiet otter lamp' })
    expect(await gone(fourth)).toEqual([404, 'not_found'])
  })

  it('is made by its owner alone, and guessed by nobody', async () => {
    const app = await start()
    const [ada, ben] = [await openAccount(app), await openAccount(app)]
    const path = await makeAddress(ben)
    for (const place of [FEED, `${FEED}/off`])
      expect(await refusalOf(await ada.post(place, { owner: ben.owner }))).toEqual([409, 'other_owner'])
    expect(await refusalOf(await ada.get(`${FEED}?owner=${ben.owner}`))).toEqual([409, 'other_owner'])

    const guess = (token: string) => app.openBrowser().get(`${FEED}.ics?token=${token}`)
    for (let i = 0; i < 60; i += 1) expect((await guess(i % 2 ? 'x' : 'x'.repeat(43))).status).toBe(404)
    const refused = await guess('y'.repeat(43))
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
    expect(await refusalOf(refused)).toEqual([429, 'too_many_requests'])
    expect((await fetchFile(path)).status).toBe(200)
  })

  it('of a great many events comes in pieces, and others are answered meanwhile', async () => {
    const app = await start()
    const [ada, ben] = [await openAccount(app), await openAccount(app)]
    const day = (i: number) => `20${String((i % 90) + 10)}-0${(i % 9) + 1}-15`
    for (let part = 0; part < 3; part += 1)
      await ada.push([
        withEvents(
          Array.from({ length: 300 }, (_, i) =>
            eventAt(`Day ${i}`, day(i), { description: 'ä'.repeat(300) }),
          ),
        ),
      ])
    const path = await makeAddress(ada)
    const reader = (await fetchFile(path)).body?.getReader()
    const first = await reader?.read()
    expect(new TextDecoder().decode(first?.value).startsWith('BEGIN:VCALENDAR\r\n')).toBe(true)
    // The file is half read, and nobody waits for the rest of it.
    expect((await ben.pull()).rows).toEqual([])
    let [pieces, count] = [1, 0]
    const decoder = new TextDecoder()
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
      pieces += 1
      count += decoder.decode(next.value, { stream: true }).split('BEGIN:VEVENT').length - 1
    }
    expect(pieces).toBeGreaterThanOrEqual(9)
    expect(count).toBe(900)
  })

  it('is read four times at once and no more; a reader who leaves makes room', async () => {
    const ada = await openAccount(await start())
    const path = await makeAddress(ada)
    const four = await Promise.all([1, 2, 3, 4].map(() => fetchFile(path)))
    expect(await refusalOf(await fetchFile(path))).toEqual([429, 'too_many_requests'])
    await four.pop()?.body?.cancel()
    await expect.poll(async () => (await fetchFile(path)).status).toBe(200)
  })
})

function eventsIn(text: string) {
  const reading = readCalendar(text)
  if (reading.kind !== 'calendar') throw new Error(reading.reason)
  return reading.events.toSorted((a, b) => (a.uid < b.uid ? -1 : 1))
}
