import fc from 'fast-check'
import { expect, it } from 'vitest'
import { occurrencesBetween } from './occurrences-between.ts'
import { recurrenceEnd } from './occurrences.ts'
import { parseRule } from './rule.ts'
import { calendarEvent } from './test/calendar-event.ts'
import { addToWall } from './wall-time.ts'

const rules = [
  null,
  'FREQ=DAILY;COUNT=3',
  'FREQ=WEEKLY;COUNT=2',
  'FREQ=DAILY;UNTIL=20261205T000000',
  'FREQ=DAILY',
]
const zones = [null, 'Pacific/Kiritimati', 'Pacific/Pago_Pago']

/** `endDatetime` may lie before the start, where two devices each moved one. */
function eventOf(minutes: number, length: number, recurrence: string | null, timeZone: string | null) {
  const startDatetime = addToWall('2026-11-20T00:00:00', minutes * 60)
  const read = recurrence === null ? null : parseRule(recurrence)
  const end = read?.kind === 'rule' ? recurrenceEnd({ rule: read.rule, start: startDatetime }) : null
  const endDatetime = addToWall(startDatetime, length * 60)
  return calendarEvent({ startDatetime, endDatetime, recurrence, recurrenceEnd: end, timeZone })
}

it('shows on one day what it shows there among many, wherever the event and the device are', () => {
  const event = fc
    .tuple(
      fc.integer({ min: 0, max: 20 * 1440 }),
      fc.integer({ min: -1440, max: 3 * 1440 }),
      fc.constantFrom(...rules),
      fc.constantFrom(...zones),
    )
    .map((said) => eventOf(...said))
  const here = fc.constantFrom('Europe/Lisbon', 'Pacific/Kiritimati', 'Pacific/Pago_Pago')
  fc.assert(
    fc.property(event, here, fc.integer({ min: 0, max: 25 }), (one, place, at) => {
      const rows = { events: [one], overrides: [] }
      const day = addToWall('2026-11-18T00:00:00', at * 86_400).slice(0, 10)
      const keysOn = (from: string, to: string) =>
        occurrencesBetween(rows, { from, to, here: place })
          .filter(
            ({ start, end }) =>
              start <= `${day}T23:59:59` && (end > `${day}T00:00:00` || start >= `${day}T00:00:00`),
          )
          .map(({ key }) => key)
      expect(keysOn(day, day)).toEqual(keysOn('2026-11-01', '2027-01-31'))
    }),
  )
})
