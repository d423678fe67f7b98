import { emptyAt } from '@glimmer/domain/calendar/connected/item'
import { beforeEach, describe, expect, it } from 'vitest'
import { caldav } from '../src/connected-calendars/caldav/caldav.ts'
import { type Access, ConnectorTrouble } from '../src/connected-calendars/connector.ts'
import { accessTo, deviceAt, memoryOf } from './caldav-device.ts'

/** One server that the suite is run against. */
export interface CaldavUnderTest {
  readonly origin: string
  readonly host: string
  readonly username: string
  readonly password: string
  /** An empty calendar, by its address. */
  addCalendar(about: { name: string; color: string; kinds: readonly string[] }): Promise<string>
}

const ID = '5f0c7a52-8f0e-4bb0-9b53-0d3f0a8c4e11'

export const icsOf = (uid: string, title: string, ...more: string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Another//Device//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    'DTSTAMP:20261101T080000Z',
    'DTSTART:20261123T150000Z',
    'DTEND:20261123T160000Z',
    `SUMMARY:${title}`,
    ...more,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')

/** What every server that speaks CalDAV does. The one of our tests and real ones pass the same. */
export function describeCaldav(name: string, server: () => CaldavUnderTest) {
  describe(`calendars on ${name}`, () => {
    let access: Access
    let kept: ReturnType<typeof accessTo>['kept']
    let device: ReturnType<typeof deviceAt>
    let remoteId = ''
    let memory: ReturnType<typeof memoryOf>
    const add = (about: Partial<Parameters<CaldavUnderTest['addCalendar']>[0]> = {}) =>
      server().addCalendar({ name: 'Home', color: '#3b82f6', kinds: ['VEVENT'], ...about })
    const read = async () => {
      const found = await caldav.read(access, remoteId, memory.known())
      memory.take(found)
      return found
    }
    const titles = () =>
      [...memory.items.values()].map(({ raw }) => /SUMMARY:(.*)/.exec(raw)?.[1]?.trim()).toSorted()
    beforeEach(async () => {
      ;({ access, kept } = accessTo(server()))
      device = deviceAt(server())
      remoteId = await add()
      memory = memoryOf()
    })
    const pathOf = (file: string) => `${new URL(remoteId).pathname}${file}`

    it('are found from the address of the server, and known again without looking', async () => {
      const tasks = await add({ name: 'Tasks', kinds: ['VTODO'] })
      const odd = await add({ name: 'Grüße & <more>', color: '#ff0000' })
      const found = await caldav.list(access)
      expect(found).toContainEqual({ remoteId, name: 'Home', color: '#3b82f6', isReadOnly: false })
      expect(found).toContainEqual({
        remoteId: odd,
        name: 'Grüße & <more>',
        color: '#ff0000',
        isReadOnly: false,
      })
      expect(found.map((one) => one.remoteId)).not.toContain(tasks)
      expect(kept).toHaveLength(1)
      const again = accessTo(server(), { credentials: kept[0] ?? {} })
      expect(await caldav.list(again.access)).toEqual(found)
      expect(again.kept).toEqual([])
    })

    it.each(['', '/.well-known/caldav', 'calendar'])(
      'are found from its address with %s behind it',
      async (path) => {
        const address = path === 'calendar' ? remoteId : `${server().origin}${path}`
        const { access: typed } = accessTo(server(), { credentials: { ...access.credentials, address } })
        expect((await caldav.list(typed)).map((one) => one.remoteId)).toContain(remoteId)
      },
    )

    it('ask to sign in again where the password is another', async () => {
      const credentials = { ...access.credentials, password: 'another' }
      const wrong = accessTo(server(), { credentials }).access
      await expect(caldav.list(wrong)).rejects.toThrow(new ConnectorTrouble('sign_in'))
      await expect(caldav.read(wrong, remoteId, memory.known())).rejects.toThrow(
        new ConnectorTrouble('sign_in'),
      )
    })

    it('are read whole, and then only what changed', async () => {
      expect(await read()).toMatchObject({ kind: 'unchanged' })
      for (let i = 0; i < 60; i += 1) await device.put(pathOf(`e${i}.ics`), icsOf(`e${i}@x`, `Event ${i}`))
      const first = await read()
      expect(first).toMatchObject({ kind: 'read', gone: [] })
      expect(memory.items.size).toBe(60)
      expect(await read()).toEqual({ kind: 'unchanged', cursor: memory.cursor })

      await device.put(pathOf('e1.ics'), icsOf('e1@x', 'Changed'))
      await device.put(pathOf('new.ics'), icsOf('new@x', 'New'))
      await device.delete(pathOf('e2.ics'))
      const second = await read()
      expect(second.kind === 'read' && second.items.map(({ href }) => href).toSorted()).toEqual([
        pathOf('e1.ics'),
        pathOf('new.ics'),
      ])
      expect(second).toMatchObject({ gone: [pathOf('e2.ics')] })
      expect(titles()).toContain('Changed')
      expect(memory.items.size).toBe(60)
    })

    it('are read whole again where their state is forgotten, with what is gone', async () => {
      await device.put(pathOf('a.ics'), icsOf('a@x', 'A'))
      await device.put(pathOf('b.ics'), icsOf('b@x', 'B'))
      await read()
      await device.delete(pathOf('a.ics'))
      const forgotten = { ...memory.known(), cursor: 'token http://radicale.org/ns/sync/0' }
      const found = await caldav.read(access, remoteId, forgotten)
      expect(found).toMatchObject({ kind: 'read', items: [], gone: [pathOf('a.ics')] })
    })

    it('take a new event once, however often it is sent', async () => {
      const raw = icsOf(`${ID}@glimmer`, 'Ours')
      const put = () => caldav.put(access, remoteId, { href: null, etag: null, id: ID, raw })
      const answer = await put()
      expect(answer).toMatchObject({ kind: 'kept', item: { href: pathOf(`${ID}.ics`) } })
      expect(answer.kind === 'kept' && answer.item.raw).toContain('SUMMARY:Ours')
      expect(await put()).toEqual(answer)
      await read()
      expect(titles()).toEqual(['Ours'])
      expect(answer.kind === 'kept' && answer.item).toEqual({
        href: pathOf(`${ID}.ics`),
        ...memory.items.get(pathOf(`${ID}.ics`)),
      })
    })

    it('take a change of an event that nobody else changed, and tell of others', async () => {
      await device.put(pathOf('a.ics'), icsOf('a@x', 'A'))
      await read()
      const known = memory.items.get(pathOf('a.ics'))
      const put = (title: string, etag: string | null | undefined) =>
        caldav.put(access, remoteId, {
          href: pathOf('a.ics'),
          etag: etag ?? null,
          id: ID,
          raw: icsOf('a@x', title),
        })
      const answer = await put('B', known?.etag)
      expect(answer).toMatchObject({ kind: 'kept' })
      expect(await device.get(pathOf('a.ics'))).toContain('SUMMARY:B')
      expect(await put('C', known?.etag)).toEqual({ kind: 'changed' })
      expect(await device.get(pathOf('a.ics'))).toContain('SUMMARY:B')
      await device.delete(pathOf('a.ics'))
      expect(await put('D', answer.kind === 'kept' ? answer.item.etag : null)).toEqual({ kind: 'gone' })
    })

    it('delete an event that nobody else changed', async () => {
      await device.put(pathOf('a.ics'), icsOf('a@x', 'A'))
      await read()
      const given = { href: pathOf('a.ics'), etag: memory.items.get(pathOf('a.ics'))?.etag ?? null }
      await device.put(pathOf('a.ics'), icsOf('a@x', 'B'))
      expect(await caldav.remove(access, remoteId, given)).toBe('changed')
      await read()
      const now = { ...given, etag: memory.items.get(pathOf('a.ics'))?.etag ?? null }
      expect(await caldav.remove(access, remoteId, now)).toBe('removed')
      expect(await caldav.remove(access, remoteId, now)).toBe('gone')
      expect(await read()).toMatchObject({ kind: 'read', gone: [pathOf('a.ics')] })
    })

    it('refuse what is no event, and go on', async () => {
      const given = { href: null, etag: null, id: ID, raw: 'BEGIN:VCALENDAR\r\nnothing' }
      expect(await caldav.put(access, remoteId, given)).toEqual({ kind: 'refused' })
      expect(await read()).toMatchObject({ kind: 'unchanged' })
    })

    it('keep what is in the text of an event, whatever it is', async () => {
      const description = 'DESCRIPTION:<b>&amp\\;</b> ]]> "quotes" 😀 \\n\\, more'
      await device.put(pathOf('a b@c.ics'), icsOf('odd@x', 'Odd', description, 'X-OWN;P="a:b":c'))
      await read()
      const [[href, item] = ['', undefined]] = [...memory.items]
      const unfolded = item?.raw.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/)
      expect(unfolded).toContain(description)
      expect(unfolded).toContain('X-OWN;P="a:b":c')
      // However a server writes the address, it is the same one.
      expect(href).toBe(pathOf('a%20b%40c.ics'))
      expect(await read()).toMatchObject({ kind: 'unchanged' })
      expect(await caldav.remove(access, remoteId, { href, etag: item?.etag ?? null })).toBe('removed')
    })

    it('keep the guests and alarms of an event that is edited here', async () => {
      const guests = ['ATTENDEE;CN=Ben:mailto:ben@example.org', 'X-OWN:kept']
      const alarm = ['BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:Now', 'TRIGGER:-PT30M', 'END:VALARM']
      const weekly = icsOf('w@x', 'Weekly', 'RRULE:FREQ=WEEKLY;COUNT=8', ...guests, ...alarm)
      await device.put(pathOf('w.ics'), weekly)
      await read()
      const [[href, kept] = ['', undefined]] = [...memory.items]
      const known = { href, etag: kept?.etag ?? null, raw: kept?.raw ?? '' }
      const decoded = caldav.decode(known)
      expect(decoded).toMatchObject({ uid: 'w@x', ownId: null, item: { event: { title: 'Weekly' } } })
      if (!decoded) return
      const day = { ...emptyAt('2026-11-30T15:00:00'), title: 'Party; with cake' }
      const event = {
        ...decoded.item.event,
        title: 'Every week',
        exceptions: { '2026-12-07T15:00:00': true },
      }
      const raw = caldav.encode({
        raw: known.raw,
        id: ID,
        item: { event, overrides: [day] },
        now: access.now(),
      })
      const answer = await caldav.put(access, remoteId, { href, etag: known.etag, id: ID, raw })
      expect(answer.kind).toBe('kept')
      const stored = answer.kind === 'kept' ? answer.item : known
      expect(caldav.decode(stored)?.item).toEqual({ event, overrides: [day] })
      // The series and its changed day each have them.
      for (const line of [...guests, 'TRIGGER:-PT30M']) expect(stored.raw.split(line)).toHaveLength(3)
      expect(await read()).toMatchObject({ items: [stored] })
    })

    it('are not found any more once they are deleted there', async () => {
      await read()
      await device.delete(new URL(remoteId).pathname)
      await expect(caldav.read(access, remoteId, memory.known())).rejects.toThrow(
        new ConnectorTrouble('not_found'),
      )
    })
  })
}
