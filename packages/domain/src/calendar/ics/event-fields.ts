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

/** Everything of an event but its times. `rules`: those of its lines with a rule that cannot be followed, and are kept as they are. */
export function fieldsOf(component: Component, rules: readonly ContentLine[] = []): EventTexts {
  const said = (name: keyof typeof MOST) => cut(textOrEmpty(saidFirst(component, name)), MOST[name])
  const url = cut(textOrEmpty(lineOf(component, 'URL')), MAX_EVENT_URL_LENGTH)
  const isWeb = /^https?:\/\/\S+$/i.test(url)
  const category = categoryOf(component)
  const color = colorOf(component)
  const kept = new Set<string>()
  if (!isWeb) kept.add('URL')
  if (category === null) kept.add('CATEGORIES')
  if (color === null) kept.add('COLOR')
  return {
    title: said('SUMMARY').trim(),
    description: said('DESCRIPTION'),
    location: said('LOCATION'),
    url: isWeb ? url : '',
    status: statusOf(component),
    category,
    color,
    raw: rawOf(component, kept, rules),
  }
}

const MOST = {
  SUMMARY: MAX_EVENT_TITLE_LENGTH,
  DESCRIPTION: MAX_EVENT_DESCRIPTION_LENGTH,
  LOCATION: MAX_EVENT_LOCATION_LENGTH,
}

/** Whether a text of it is longer than what a row can keep. */
export function isCut(component: Component): boolean {
  return Object.entries(MOST).some(
    ([name, most]) => textOrEmpty(saidFirst(component, name)).replaceAll('\0', '').length > most,
  )
}

/** Of several lines of a name, as some writers have one in each language, the first that says something. */
export function saidFirst(component: Component, name: string): ContentLine | undefined {
  const all = component.lines.filter((line) => line.name === name)
  return all.find(saysSomething) ?? all[0]
}

const saysSomething = (line: ContentLine) => cut(textOrEmpty(line), 100).trim() !== ''

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

export function statusOf(component: Component): IcsOccurrence['status'] {
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

/** Lines and components that are kept as they are, such as guests, alarms and what begins with X-: each whole, or not at all. */
function rawOf(component: Component, kept: ReadonlySet<string>, rules: readonly ContentLine[]): string {
  const said = Object.keys(MOST).map((name) => saidFirst(component, name))
  const isOther = (line: ContentLine) => line.name in MOST && !said.includes(line) && saysSomething(line)
  const own = component.lines.filter(
    (line) =>
      (kept.has(line.name) && line.value !== '') ||
      !UNDERSTOOD.has(line.name) ||
      rules.includes(line) ||
      isOther(line),
  )
  const pieces = [...own.map(({ raw }) => [raw]), ...component.components.map(linesOfComponent)]
  let room = MAX_RAW_LENGTH
  return pieces
    .map((lines) => lines.map((line) => line.toWellFormed()).join('\n'))
    .filter((piece) => {
      const fits = piece.length < room
      if (fits) room -= piece.length + 1
      return fits
    })
    .join('\n')
}

/** A component as its lines, unfolded. */
export function linesOfComponent({ name, lines, components }: Component): string[] {
  return [
    `BEGIN:${name}`,
    ...lines.map(({ raw }) => raw),
    ...components.flatMap(linesOfComponent),
    `END:${name}`,
  ]
}
