import { addToWall } from '@glimmer/domain/calendar/wall-time'
import type { GoogleTime } from '../google/event-times.ts'
import { openGoogle } from '../google/open-google.ts'
import type { StoredEvent } from '../google/events.ts'
import { startGoogleCalendar } from '../google-calendar.ts'
import { type OtherSide, pick, type Random } from './other-side.ts'

const ZONE = 'Europe/London'
const WRITES = /^(?:POST|PATCH|DELETE) \/calendar\//

export async function openGoogleSide(random: Random): Promise<OtherSide> {
  const google = await startGoogleCalendar()
  const { accessOf } = openGoogle(google)
  let people = 0
  let email = ''
  const events = () => {
    const calendar = google.people.get(email)?.calendars.get(email)
    if (!calendar) throw new Error('nobody is there')
    return calendar.events
  }
  const isMaster = ({ recurringEventId }: StoredEvent) => recurringEventId === undefined
  const living = () => events().living().filter(isMaster)
  const find = (mark: string) => living().find(({ summary }) => String(summary).includes(mark))
  const at = (wall: string) => ({ dateTime: wall, timeZone: ZONE })
  const heal = () => {
    google.heal()
    google.pageBy(2_500)
  }
  return {
    provider: 'google',
    settings: google.settings,
    async begin() {
      heal()
      email = `anna-${(people += 1)}@example.org`
      google.addPerson(email, ZONE)
      return { identity: email, credentials: (await accessOf(email)).credentials }
    },
    titles: () => living().map(({ summary }) => String(summary)),
    create(title, start, isSeries) {
      events().insert({
        summary: title,
        start: at(start),
        end: at(addToWall(start, 3_600)),
        attendees: [{ email: 'ben@example.org' }],
        ...(isSeries && { recurrence: ['RRULE:FREQ=DAILY;COUNT=6'] }),
      })
    },
    change(mark, random, text) {
      const event = find(mark)
      if (!event) return
      const start = events().wallOf(event.start as GoogleTime, ZONE)
      const day = addToWall(start, 86_400 * Math.floor(random() * 6))
      const moved = { start: at(addToWall(start, 3_600)), end: at(addToWall(start, 7_200)) }
      const ofDay = () => events().instances(event.id, `${day}Z`)[0]
      const onDay = (fields: Record<string, unknown>) => {
        const found = ofDay()
        if (found) events().patch(found.id, fields)
      }
      const ways: (() => unknown)[] = [
        () => events().patch(event.id, { summary: `${text} ${mark}` }),
        () => events().patch(event.id, { location: text }),
        () => events().patch(event.id, { description: `${text}\nand more` }),
        ...(event.recurrence
          ? [() => onDay({ summary: `${text} of one day` }), () => onDay({ status: 'cancelled' })]
          : [() => events().patch(event.id, moved)]),
      ]
      pick(random, ways)()
    },
    locate(mark, place) {
      const event = find(mark)
      if (event) events().patch(event.id, { location: place })
    },
    remove(mark) {
      const event = find(mark)
      if (event) events().remove(event.id)
    },
    fail(fault) {
      heal()
      if (fault === 'tokens') events().expireTokens()
      if (fault === 'pages') google.pageBy(1)
      if (fault === 'lost') google.trouble('an answer that is lost', WRITES, 1)
      if (fault === 'dropped') google.trouble('hanging up', pick(random, [/events/, WRITES]), 1)
      if (fault === 'busy') google.trouble('too many requests', pick(random, [/events/, WRITES]))
    },
    writes: () => google.asked.filter((line) => WRITES.test(line)).length,
    close: () => google.close(),
  }
}
