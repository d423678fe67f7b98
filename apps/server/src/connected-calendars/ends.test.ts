import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PASSWORD } from '../../test/account.ts'
import { openConnected } from '../../test/connected-person.ts'
import { describeOnBothDatabases, silentLog } from '../../test/databases.ts'
import { type IcsHost, icsEvent, icsFile, startIcsHost } from '../../test/ics-host.ts'
import { openClock } from '../../test/reminded-person.ts'
import { countRows, dumpRows, tablesThatMention } from '../../test/rows-of-person.ts'
import { type StartedApp, startApp } from '../../test/start-app.ts'
import { readConfig } from '../config.ts'
import { createConnectedCalendars } from './connected-calendars.ts'

const MINUTE_MS = 60_000

describeOnBothDatabases('the end of a connected calendar', (ground) => {
  const clock = openClock()
  let host: IcsHost
  let app: StartedApp
  let files = 0
  beforeAll(async () => {
    host = await startIcsHost()
    app = await startApp(
      await ground.open(),
      { ...host.settings, DELETE_GRACE_DAYS: '0' },
      { calendarParts: { now: clock.now } },
    )
  })
  afterAll(() => host.close())

  const open = async (...events: readonly (readonly string[])[]) => {
    const person = await openConnected(app)
    const path = `/secret-${(files += 1)}.ics`
    const address = host.put(path, icsFile(...events))
    await person.connectIcs(address)
    await app.calendars.lookOnce()
    return { ...person, path, address, put: (...now: string[][]) => host.put(path, icsFile(...now)) }
  }
  const syncLater = async () => {
    clock.pass(20 * MINUTE_MS)
    await app.calendars.lookOnce()
  }
  /** Something happens between the question to the other side and its answer. */
  const whileAsked = (path: string, happen: () => Promise<unknown>, text: string) =>
    host.answer(path, (_request, response) => {
      host.answer(path)
      void happen().then(() => response.writeHead(200).end(text))
    })

  it('keeps its address out of everything but what is sealed, and out of the log', async () => {
    const ada = await open(icsEvent('one', 'Rehearsal'))
    const told = await (await ada.get(`/api/calendars/accounts?owner=${ada.owner}`)).text()
    const pulled = await (await ada.get(`/api/sync/pull?owner=${ada.owner}&schema=9`)).text()
    const kept = await dumpRows(await ground.open(), ada.owner)
    for (const text of [told, pulled, kept.join('\n'), app.logged.join('\n')])
      expect(text).not.toContain(ada.path)
    expect(await tablesThatMention(await ground.open(), ada.owner, ada.path)).toEqual([])
  })

  it('a reset while it is synced leaves nothing behind, and the sync writes nothing more', async () => {
    const ada = await open(icsEvent('one', 'Rehearsal'))
    const reset = () => ada.post('/api/rpc/reset_user_account', { owner: ada.owner, id: randomUUID() })
    whileAsked(ada.path, reset, icsFile(icsEvent('two', 'After the reset')))
    await syncLater()
    expect([await ada.titles(), (await ada.state()).accounts]).toEqual([[], []])
    const rows = await countRows(await ground.open(), ada.owner)
    for (const name of ['accounts', 'credentials', 'cursors', 'links', 'overruled', 'integrations', 'events'])
      expect([name, rows[`public.calendar_${name}`]]).toEqual([name, 0])
    await ada.connectIcs(ada.address)
    await app.calendars.lookOnce()
    expect(await ada.titles()).toEqual(['Rehearsal'])
  })

  it('a deleted account while it is synced leaves nothing behind', async () => {
    const ada = await open(icsEvent('one', 'Rehearsal'))
    const end = () => ada.post('/api/auth/delete-account', { owner: ada.owner, password: PASSWORD })
    whileAsked(ada.path, end, icsFile(icsEvent('two', 'Too late')))
    await syncLater()
    expect(await tablesThatMention(await ground.open(), ada.owner, ada.owner)).toEqual([])
  })

  it('a pause ends the sync that is at work, and lasts until it is resumed', async () => {
    const ada = await open(icsEvent('one', 'Rehearsal'))
    const { id: accountId } = await ada.account()
    whileAsked(ada.path, () => ada.act('pause', { accountId }), icsFile(icsEvent('one', 'Changed')))
    await syncLater()
    ada.put(icsEvent('one', 'Changed'))
    await ada.act('sync')
    await syncLater()
    expect([await ada.titles(), (await ada.account()).state]).toEqual([['Rehearsal'], 'paused'])
    await ada.act('resume', { accountId })
    await app.calendars.lookOnce()
    expect([await ada.titles(), (await ada.account()).state]).toEqual([['Changed'], 'active'])
  })

  it('being disconnected while it is synced does what was asked, and nothing comes after', async () => {
    const ada = await open(icsEvent('one', 'Rehearsal'))
    const { id: accountId } = await ada.account()
    const end = () => ada.act('disconnect', { accountId, copies: 'keep' })
    whileAsked(ada.path, end, icsFile(icsEvent('one', 'Changed'), icsEvent('two', 'New')))
    await syncLater()
    expect([await ada.titles(), (await ada.state()).accounts]).toEqual([['Rehearsal'], []])
    expect(await ada.event('Rehearsal')).toMatchObject({ calendarId: null })
    await ada.act('disconnect', { accountId, copies: 'remove' })
    expect(await ada.titles()).toEqual(['Rehearsal'])
  })

  it.each([
    ['an admin disabled', { disabled_at: '2026-11-26T10:00:00.000Z' }],
    [
      'waits for its deletion',
      { deletion_asked_at: '2026-11-26T10:00:00.000Z', deletion_due_at: '2099-11-26T10:00:00.000Z' },
    ],
  ])('nothing is asked for an account that %s, until it is open again', async (_, closed) => {
    const ada = await open(icsEvent('one', 'Rehearsal'))
    const { accounts } = await ground.open()
    const set = (values: object) =>
      accounts.updateTable('user').set(values).where('id', '=', ada.owner).execute()
    await set(closed)
    const before = host.statusesOf(ada.path).length
    await syncLater()
    expect(host.statusesOf(ada.path)).toHaveLength(before)
    await set({ disabled_at: null, deletion_asked_at: null, deletion_due_at: null })
    await app.calendars.lookOnce()
    expect(host.statusesOf(ada.path)).toHaveLength(before + 1)
  })

  it('with another secret, what opens an account is of no use: it asks to be connected again', async () => {
    const ada = await open(icsEvent('one', 'Rehearsal'))
    const asked = host.statusesOf(ada.path).length
    const read = readConfig(host.settings)
    if (read.kind === 'wrong') throw new Error(read.message)
    const other = createConnectedCalendars({
      config: read.config,
      database: await ground.open(),
      secret: 'another secret of more than thirty-two characters',
      log: silentLog,
      now: clock.now,
    })
    clock.pass(20 * MINUTE_MS)
    await other.lookOnce()
    expect(await ada.account()).toMatchObject({ state: 'sign_in_again', trouble: 'sign_in' })
    expect(host.statusesOf(ada.path)).toHaveLength(asked)
    await ada.connectIcs(ada.address)
    await app.calendars.lookOnce()
    expect([await ada.titles(), (await ada.account()).state]).toEqual([['Rehearsal'], 'active'])
  })

  it('nobody reaches the accounts of others, and a device makes no calendars', async () => {
    const [ada, ben] = [await open(icsEvent('one', 'Rehearsal')), await openConnected(app)]
    const { id: accountId } = await ada.account()
    for (const [what, body] of [
      ['pause', { accountId }],
      ['disconnect', { accountId, copies: 'remove' }],
      ['sync', { accountId }],
    ] as const)
      expect((await ben.act(what, body)).accounts).toEqual([])
    expect([await ada.titles(), (await ada.account()).state]).toEqual([['Rehearsal'], 'active'])
    const [calendar] = await ada.rows('calendar_integrations')
    const tries = [
      { op: 'insert', rowId: randomUUID(), data: { ...calendar, id: undefined } },
      { op: 'update', rowId: calendar?.id, data: { isReadOnly: false } },
      { op: 'delete', rowId: calendar?.id },
    ]
    for (const change of tries) {
      const changes = [{ table: 'calendar_integrations', ...change }]
      const answer = await ada.push([{ id: randomUUID(), generation: 1, changes }])
      expect(await answer.json()).toMatchObject({ results: [{ status: 'rejected', reason: 'gone' }] })
    }
    await ada.write({
      table: 'calendar_integrations',
      rowId: calendar?.id,
      op: 'update',
      data: { calendarColor: '#112233' },
    })
    expect(await ada.rows('calendar_integrations')).toEqual([{ ...calendar, calendarColor: '#112233' }])
  })
})
