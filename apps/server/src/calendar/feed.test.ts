import { randomUUID } from 'node:crypto'
import { calendarEventDefaults } from '@glimmer/domain/calendar/calendar-event'
import { eventOverrideDefaults, overrideId } from '@glimmer/domain/calendar/event-override'
import { eventOfBlock } from '@glimmer/domain/calendar/block-occurrences'
import { icsEventOf } from '@glimmer/domain/calendar/ics/event-rows'
import { readCalendar } from '@glimmer/domain/calendar/ics/read-calendar'
import { createTask } from '@glimmer/domain/tasks/create-task'
import { writeCalendar } from '@glimmer/domain/calendar/ics/write-calendar'
import { expect, it } from 'vitest'
import { type Account, openAccount, PASSWORD } from '../../test/account.ts'
import { jsonOf, refusalOf } from '../../test/browser.ts'
import { describeOnBothDatabases } from '../../test/databases.ts'
import { dumpEverything, tablesThatMention } from '../../test/rows-of-person.ts'
import { SECRET, startApp, type StartedApp } from '../../test/start-app.ts'
import { makeOperatorToken } from '../auth/operator-token.ts'

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

const block = (title: string) => ({
  id: randomUUID(),
  taskId: randomUUID(),
  title,
  startDatetime: '2026-11-24T10:00:00',
  endDatetime: '2026-11-24T10:30:00',
})
const insertTask = (id: string, title: string) =>
  insert('tasks', { id, ...createTask({ title }, new Date('2026-11-20T09:00:00.000Z')) })
/** A task and its time. */
const withTimes = ({ title, ...row }: ReturnType<typeof block>) =>
  mutation([insertTask(row.taskId, title), insert('time_blocks', row)])

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

  it('brings the person’s own events and timed tasks as the export does, and nobody else’s (H2)', async () => {
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
    await ben.push([withEvents([eventAt('Ben’s', '2026-11-26')]), withTimes(block('Ben’s letter'))])
    const washing = block('Fold the washing, slowly 🌱')
    // A task without a time stays out.
    await ada.push([withTimes(washing), mutation([insertTask(randomUUID(), 'Nobody sees this')])])

    const answer = await fetchFile(await makeAddress(ada))
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    const events = [
      ...own.map((event) => icsEventOf(event, [concert])),
      icsEventOf(eventOfBlock(washing, washing), []),
    ]
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
    await app.auth.settled()
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
    await ada.post('/api/auth/delete-account', { owner: ada.owner, password: PASSWORD })
    expect(await gone(fourth)).toEqual([404, 'not_found'])
  })

  it('ends with a new password, changed or chosen by a link, whoever made it', async () => {
    const app = await start()
    const ada = await openAccount(app)
    const gone = async (path: string) => refusalOf(await fetchFile(path))
    const thief = app.openBrowser()
    const signIn = { email: ada.email, password: PASSWORD }
    await thief.post('/api/auth/sign-in/email', signIn, { address: ada.address })
    const made = await thief.post(FEED, { owner: ada.owner })
    const { address } = await jsonOf<{ address: string }>(made)
    const stolen = address.replace('http://localhost:3000', '')
    expect((await fetchFile(stolen)).status).toBe(200)
    const wrong = { currentPassword: 'not the otter', newPassword: 'calm heron sky' }
    expect((await ada.post('/api/auth/change-password', wrong)).status).toBe(400)
    expect((await fetchFile(stolen)).status).toBe(200)
    const change = { ...wrong, currentPassword: PASSWORD }
    expect((await ada.post('/api/auth/change-password', change)).status).toBe(200)
    expect(await gone(stolen)).toEqual([404, 'not_found'])

    const own = await makeAddress(ada)
    const token = makeOperatorToken({ email: ada.email, secret: SECRET, now: Date.now() })
    const reset = await thief.post('/api/auth/reset-password', { token, newPassword: 'calm owl sky' })
    expect(reset.status).toBe(200)
    expect(await gone(own)).toEqual([404, 'not_found'])
    expect(await (await ada.get('/api/me')).json()).toEqual({ user: null, role: null })
  })

  it('is made by its owner alone, and guessed by nobody', async () => {
    const app = await start()
    const [ada, ben] = [await openAccount(app), await openAccount(app)]
    const path = await makeAddress(ben)
    for (const place of [FEED, `${FEED}/off`])
      expect(await refusalOf(await ada.post(place, { owner: ben.owner }))).toEqual([409, 'other_owner'])
    expect(await refusalOf(await ada.get(`${FEED}?owner=${ben.owner}`))).toEqual([409, 'other_owner'])

    const guess = (token: string, address = '2001:db8:bad:1::1') =>
      app.openBrowser().get(`${FEED}.ics?token=${token}`, { address })
    for (let i = 0; i < 70; i += 1) expect((await guess('what somebody mistyped')).status).toBe(404)
    for (let i = 0; i < 60; i += 1) {
      const answer = await guess('x'.repeat(43), `2001:db8:bad:1::${i.toString(16)}`)
      expect([i, answer.status]).toEqual([i, 404])
    }
    const refused = await guess('y'.repeat(43))
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
    expect(await refusalOf(refused)).toEqual([429, 'too_many_requests'])
    expect((await guess('y'.repeat(43), '2001:db8:bad:2::1')).status).toBe(404)
    // Somebody else in that network has the right one.
    const right = new URLSearchParams(path.split('?')[1]).get('token') ?? ''
    expect((await guess(right)).status).toBe(200)
  })

  it('is turned off also while the disk is full, and made only when there is room', async () => {
    let isFull = false
    const database = await ground.open()
    const app = await startApp({ ...database, hasRoom: () => !isFull })
    const ada = await openAccount(app)
    const path = await makeAddress(ada)
    isFull = true
    expect(await refusalOf(await ada.post(FEED, { owner: ada.owner }))).toEqual([507, 'disk_full'])
    expect((await ada.post(`${FEED}/off`, { owner: ada.owner })).status).toBe(200)
    expect((await fetchFile(path)).status).toBe(404)
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

  it('comes in pieces of some bytes where texts are long, also of events that are told again with each change', async () => {
    const ada = await openAccount(await start())
    const long = () => eventAt('Long', '2026-11-24', { description: '\u4e2d'.repeat(10_000) })
    for (let part = 0; part < 3; part += 1) await ada.push([withEvents(Array.from({ length: 9 }, long))])
    const choir = eventAt('Choir', '2026-11-24', {
      description: '\u4e2d'.repeat(10_000),
      recurrence: 'FREQ=DAILY',
    })
    const moved = Array.from({ length: 20 }, (_, i) => {
      const originalStart = `2026-12-${i + 10}T09:00:00`
      const own = {
        id: overrideId(choir.id, originalStart),
        eventId: choir.id,
        originalStart,
        title: 'Concert',
      }
      return insert('calendar_event_overrides', { ...eventOverrideDefaults, ...own })
    })
    await ada.push([withEvents([choir]), mutation(moved)])
    const pieces: string[] = []
    const body = (await fetchFile(await makeAddress(ada))).body?.pipeThrough(new TextDecoderStream())
    for await (const piece of body ?? []) pieces.push(piece)
    expect(pieces.join('').split('BEGIN:VEVENT').length - 1).toBe(27 + 1 + 20)
    expect(Math.max(...pieces.map((piece) => Buffer.byteLength(piece)))).toBeLessThan(300_000)
  })

  it('tells the zones that most events are in, a hundred at most', async () => {
    const ada = await openAccount(await start())
    const zones = Array.from(
      { length: 150 },
      (_, i) => `+0${Math.floor(i / 60)}:${String(i % 60).padStart(2, '0')}`,
    )
    const inZone = (timeZone: string) => eventAt('Away', '2026-11-24', { timeZone })
    await ada.push([withEvents([...zones, 'Europe/Lisbon', 'Europe/Lisbon'].map(inZone))])
    const text = await (await fetchFile(await makeAddress(ada))).text()
    expect(text.split('BEGIN:VTIMEZONE').length - 1).toBe(100)
    expect(text).toContain('\r\nTZID:Europe/Lisbon\r\n')
    expect(eventsIn(text)).toHaveLength(152)
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
