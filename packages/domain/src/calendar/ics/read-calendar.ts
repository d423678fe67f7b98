import { componentsOf, type Component } from './components.ts'
import { textOf } from './content-line.ts'
import { linesOf } from './decode.ts'
import { lineOf } from './event-times.ts'
import type { IcsEvent, IcsProblem } from './ics-event.ts'
import { MAX_EVENTS, MAX_FILE_BYTES } from './limits.ts'
import { byEvent } from './same-event.ts'
import { draftOf, eventsOf, titleOf, type Draft } from './series.ts'
import { zoneBudget, ZoneNames } from './zone-names.ts'

export type CalendarReading =
  | {
      readonly kind: 'calendar'
      /** What the calendar is called, or an empty text. */
      readonly name: string
      readonly events: readonly IcsEvent[]
      readonly problems: readonly IcsProblem[]
    }
  | { readonly kind: 'unreadable'; readonly reason: 'too-large' | 'no-calendar' }

/** The events of an iCalendar file. What is broken in it is read as it was meant wherever that can be told. */
export function readCalendar(file: Uint8Array | string): CalendarReading {
  if (file.length > MAX_FILE_BYTES) return { kind: 'unreadable', reason: 'too-large' }
  const root = componentsOf(linesOf(file))
  const calendars = root.components.filter(({ name }) => name === 'VCALENDAR')
  // Some files are events with nothing around them.
  const all = root.components.some(({ name }) => name === 'VEVENT') ? [root, ...calendars] : calendars
  const [first] = all
  if (!first) return { kind: 'unreadable', reason: 'no-calendar' }
  const problems: IcsProblem[] = []
  const drafts: Draft[] = []
  const budget = zoneBudget(file.length)
  for (const calendar of all)
    readDrafts(calendar, new ZoneNames(calendar, budget), calendar === root, drafts, problems)
  const events = byEvent(drafts).flatMap((same) =>
    eventsOf(same, (kind, title) => problems.push({ kind, title })),
  )
  return { kind: 'calendar', name: nameOf(first), events, problems }
}

/** What stands beside events, and is none. */
const OTHERS = new Set(['VTODO', 'VJOURNAL', 'VFREEBUSY'])

function readDrafts(
  calendar: Component,
  zones: ZoneNames,
  isRoot: boolean,
  drafts: Draft[],
  problems: IcsProblem[],
): void {
  const isCalledOff = lineOf(calendar, 'METHOD')?.value.trim().toUpperCase() === 'CANCEL'
  for (const other of calendar.components.filter(({ name }) => OTHERS.has(name)))
    problems.push({ kind: 'not-event', title: titleOf(other) })
  const own = isRoot ? calendar.components.filter(({ name }) => name === 'VEVENT') : eventsWithin(calendar)
  for (const component of own) {
    if (drafts.length >= MAX_EVENTS) {
      problems.push({ kind: 'too-many-events', title: '' })
      return
    }
    const draft = draftOf(component, zones, isCalledOff)
    if (draft) drafts.push(draft)
    else problems.push({ kind: 'no-start', title: titleOf(component) })
  }
}

/** Events anywhere in a calendar: where an end is missing they stand in what should have ended. */
function eventsWithin({ components }: Component): Component[] {
  return components.flatMap((one) =>
    one.name === 'VEVENT' ? [one, ...eventsWithin(one)] : eventsWithin(one),
  )
}

function nameOf(calendar: Component): string {
  const line = lineOf(calendar, 'X-WR-CALNAME') ?? lineOf(calendar, 'NAME')
  return line ? textOf(line).trim().replaceAll('\0', '').toWellFormed().slice(0, 200).toWellFormed() : ''
}
