import { randomUUID } from 'node:crypto'
import { emptyAt, type ItemFields, type OverrideFields } from '@glimmer/domain/calendar/connected/item'
import { editItem } from '@glimmer/domain/calendar/ics/edit-item'
import { readItem } from '@glimmer/domain/calendar/ics/read-item'
import { addToWall } from '@glimmer/domain/calendar/wall-time'
import { startCaldavServer } from '../caldav-server.ts'
import type { ChangeMode, StoredCalendar } from '../caldav-store.ts'
import { icsEvent, icsFile } from '../ics-host.ts'
import { type OtherSide, pick, type Random } from './other-side.ts'

const HOUR = 3_600
const MODES: readonly ChangeMode[] = ['token', 'token', 'ctag', 'etags']

export async function openCaldavSide(random: Random): Promise<OtherSide> {
  const server = await startCaldavServer()
  const { username, password } = server
  let there: StoredCalendar | undefined
  const files = () => [...(there?.files ?? [])]
  const titleOf = (raw: string) => readItem(raw)?.item.event.title ?? ''
  const nameOf = (mark: string) => files().find(([, { raw }]) => titleOf(raw).includes(mark))?.[0]
  const heal = () => {
    server.fail()
    server.pageBy(Number.POSITIVE_INFINITY)
  }
  const edit = (mark: string, how: (item: ItemFields) => ItemFields) => {
    const name = nameOf(mark)
    if (name === undefined) return
    there?.edit(name, (raw) => {
      const read = readItem(raw)
      if (!read) throw new Error('not an event')
      return editItem({ raw, id: '', item: how(read.item), now: new Date() })
    })
  }
  return {
    provider: 'caldav',
    settings: server.settings,
    begin() {
      heal()
      if (there) server.removeCalendar(there)
      there = server.addCalendar({ mode: pick(random, MODES) })
      const credentials = { address: server.origin, username, password }
      return Promise.resolve({ identity: username, credentials })
    },
    titles: () => files().map(([, { raw }]) => titleOf(raw)),
    create(title, start, isSeries) {
      const rule = isSeries ? ['RRULE:FREQ=DAILY;COUNT=6'] : []
      const day = Number(start.slice(8, 10))
      const uid = randomUUID()
      there?.put(`${uid}.ics`, icsFile(icsEvent(uid, title, day, 'ATTENDEE:mailto:ben@example.org', ...rule)))
    },
    change: (mark, random, text) => edit(mark, (item) => changed(item, mark, random, text)),
    locate: (mark, location) => edit(mark, (item) => ({ ...item, event: { ...item.event, location } })),
    remove(mark) {
      const name = nameOf(mark)
      if (name !== undefined) there?.delete(name)
    },
    fail(fault) {
      heal()
      const at = 1 + Math.floor(random() * 6)
      let times = 0
      const isWrite = (method: string) => method === 'PUT' || method === 'DELETE'
      if (fault === 'tokens') there?.forgetTokens()
      if (fault === 'pages') server.pageBy(1)
      if (fault === 'lost')
        server.fail(({ method }) => (isWrite(method) && (times += 1) === 1 ? 'lost' : null))
      if (fault === 'dropped') server.fail(() => ((times += 1) === at ? 'dropped' : null))
      if (fault === 'busy') server.fail(() => ((times += 1) >= at ? { status: 503 } : null))
    },
    writes: () => server.asked.filter(({ method }) => method === 'PUT' || method === 'DELETE').length,
    close: () => server.close(),
  }
}

/** What somebody does to an event in a program of theirs. */
function changed(item: ItemFields, mark: string, random: Random, text: string): ItemFields {
  const { event, overrides } = item
  const day = addToWall(event.startDatetime, 86_400 * Math.floor(random() * 6))
  const isSeries = event.recurrence !== null
  const ways: (() => ItemFields)[] = [
    () => ({ ...item, event: { ...event, title: `${text} ${mark}` } }),
    () => ({ ...item, event: { ...event, location: text } }),
    () => ({ ...item, event: { ...event, description: `${text}\nand more` } }),
    ...(isSeries
      ? [
          () => ({ ...item, event: { ...event, exceptions: { ...event.exceptions, [day]: true } } }),
          () => ({ ...item, overrides: withDay(overrides, day, { title: `${text} of one day` }) }),
          () => ({ ...item, overrides: [] }),
        ]
      : [
          () => ({
            ...item,
            event: {
              ...event,
              startDatetime: addToWall(event.startDatetime, HOUR),
              endDatetime: addToWall(event.endDatetime, HOUR),
            },
          }),
        ]),
  ]
  return pick(random, ways)()
}

function withDay(
  overrides: readonly OverrideFields[],
  originalStart: string,
  fields: Partial<OverrideFields>,
): OverrideFields[] {
  const before = overrides.find((one) => one.originalStart === originalStart) ?? emptyAt(originalStart)
  const others = overrides.filter((one) => one !== before)
  return [...others, { ...before, ...fields }].toSorted((a, b) =>
    a.originalStart < b.originalStart ? -1 : 1,
  )
}
