import {
  EVENT_CATEGORIES,
  MAX_EVENT_DESCRIPTION_LENGTH,
  MAX_EVENT_LOCATION_LENGTH,
  MAX_EVENT_TITLE_LENGTH,
  MAX_EVENT_URL_LENGTH,
} from '../calendar-event.ts'
import type { Component } from './components.ts'
import { textOf, type ContentLine } from './content-line.ts'
import { lineOf } from './event-times.ts'
import type { IcsOccurrence } from './ics-event.ts'
import { MAX_RAW_LENGTH } from './limits.ts'

type EventTexts = Omit<IcsOccurrence, 'start' | 'end' | 'allDay'>

/** What is read into fields, or is of the file and not of the event. */
const UNDERSTOOD = new Set(
  'UID DTSTAMP DTSTART DTEND DURATION SUMMARY DESCRIPTION LOCATION URL STATUS CATEGORIES COLOR RRULE RDATE EXDATE RECURRENCE-ID'.split(
    ' ',
  ),
)

/** Everything of an event but its times. `isRuleKept`: its rule cannot be read, and is kept as it is. */
export function fieldsOf(component: Component, isRuleKept = false): EventTexts {
  const said = (name: string, most: number) => cut(textOrEmpty(lineOf(component, name)), most)
  const url = said('URL', MAX_EVENT_URL_LENGTH)
  const isWeb = /^https?:\/\/\S+$/i.test(url)
  const category = categoryOf(component)
  const color = colorOf(component)
  const kept = new Set<string>()
  if (!isWeb) kept.add('URL')
  if (category === null) kept.add('CATEGORIES')
  if (color === null) kept.add('COLOR')
  if (isRuleKept) kept.add('RRULE')
  return {
    title: said('SUMMARY', MAX_EVENT_TITLE_LENGTH).trim(),
    description: said('DESCRIPTION', MAX_EVENT_DESCRIPTION_LENGTH),
    location: said('LOCATION', MAX_EVENT_LOCATION_LENGTH),
    url: isWeb ? url : '',
    status: statusOf(component),
    category,
    color,
    raw: rawOf(component, kept),
  }
}

function textOrEmpty(line: ContentLine | undefined): string {
  return line ? textOf(line) : ''
}

/** Text as rows can keep it. */
function cut(text: string, most: number): string {
  const stored = text.replaceAll('\0', '').replaceAll(/\r\n?/g, '\n').toWellFormed()
  if (stored.length <= most) return stored
  const short = stored.slice(0, most)
  return short.isWellFormed() ? short : short.slice(0, -1)
}

function statusOf(component: Component): IcsOccurrence['status'] {
  const status = lineOf(component, 'STATUS')?.value.trim().toUpperCase()
  if (status === 'CANCELLED') return 'cancelled'
  return status === 'TENTATIVE' ? 'tentative' : 'confirmed'
}

/** A single category that we have as well; any others are kept as they are. */
function categoryOf(component: Component): IcsOccurrence['category'] {
  const named = component.lines.filter(({ name }) => name === 'CATEGORIES').map(textOrEmpty)
  const [only = ''] = named
  return (named.length === 1 && EVENT_CATEGORIES.find((known) => known === only.trim().toLowerCase())) || null
}

function colorOf(component: Component): string | null {
  const color = lineOf(component, 'COLOR')?.value.trim().toLowerCase() ?? ''
  return /^#[\da-f]{6}$/.test(color) ? color : null
}

/** Lines and components that are kept as they are, such as guests, alarms and what begins with X-. */
function rawOf(component: Component, kept: ReadonlySet<string>): string {
  const own = component.lines.filter(
    ({ name, value }) => (kept.has(name) && value !== '') || !UNDERSTOOD.has(name),
  )
  const lines = [...own.map(({ raw }) => raw), ...component.components.flatMap(linesOfComponent)]
  let length = 0
  return lines
    .map((line) => line.replaceAll('\0', '').toWellFormed())
    .filter((line) => (length += line.length + 1) <= MAX_RAW_LENGTH)
    .join('\n')
}

function linesOfComponent({ name, lines, components }: Component): string[] {
  return [
    `BEGIN:${name}`,
    ...lines.map(({ raw }) => raw),
    ...components.flatMap(linesOfComponent),
    `END:${name}`,
  ]
}
