import { expect, it } from 'vitest'
import { calendarEventSchema } from '../calendar-event.ts'
import { eventRow } from './event-rows.ts'
import { readCalendar } from './read-calendar.ts'
import * as files from './test/files.ts'
import { ODD_FILES } from './test/odd-files.ts'
import { writeCalendar } from './write-calendar.ts'

/** Of Node, whose types are not those of the rules. */
declare const console: { log(text: string): void }

const MAKERS = [files.GOOGLE, files.OUTLOOK, files.APPLE, files.NEXTCLOUD, files.THUNDERBIRD]
const ID = '5f0c7a52-8f0e-4bb0-9b53-0d3f0a8c4e11'
const NOW = new Date('2026-11-23T08:00:00Z')
const all = Object.entries(ODD_FILES)

function read(file: string | Uint8Array) {
  const reading = readCalendar(file)
  if (reading.kind !== 'calendar') throw new Error(reading.reason)
  return reading
}

it('are whole files, at least sixty with those in the manner of five programs', () => {
  const count = all.length + MAKERS.length
  console.log(
    `${count} calendar files of our own making: ${MAKERS.length} of programs, ${all.length} that are odd or broken`,
  )
  expect(count).toBeGreaterThanOrEqual(60)
})

it.each(all)(
  'are read as they were meant, and what is not is told: %s',
  (_, { file, events, problems = [] }) => {
    const reading = read(file)
    expect(reading.events).toMatchObject(events)
    expect(reading.problems.map(({ kind }) => kind)).toEqual(problems)
  },
)

it.each(all)('are written as they were read, and are rows that can be kept: %s', (_, { file }) => {
  const { events } = read(file)
  expect(read(writeCalendar({ events, name: '', now: NOW })).events).toEqual(events)
  const rows = events.map((event) => eventRow({ id: ID, event, calendarId: null, spent: { work: 0 } }))
  expect(rows.flatMap(({ id: _id, ...row }) => calendarEventSchema.safeParse(row).error ?? [])).toEqual([])
})
