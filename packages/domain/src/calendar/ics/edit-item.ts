import { calendarEventDefaults, type CalendarEvent } from '../calendar-event.ts'
import type { ItemFields, OverrideFields } from '../connected/item.ts'
import { type EventOverride, eventOverrideDefaults } from '../event-override.ts'
import { layOver, lengthOf } from '../occurrences-between.ts'
import { addToWall, wallSeconds, type WallTime } from '../wall-time.ts'
import { type Component, componentsOf } from './components.ts'
import { linesOf } from './decode.ts'
import { addLine, setEnd, setLine, setText, setTimes, stamp, type Walls } from './edit-component.ts'
import { linesOfComponent } from './event-fields.ts'
import { icsEventOf } from './event-rows.ts'
import { fileOf } from './fold.ts'
import { type OpenDay, type OpenItem, openItem, silentAt } from './open-item.ts'
import { dateLine, plain, ruleText, utcWall, writeCalendar } from './write-calendar.ts'

interface Edited {
  /** The text that is stored; null for a new event. */
  readonly raw: string | null
  /** Of our event: a new one is known by it. */
  readonly id: string
  readonly item: ItemFields
  readonly now: Date
}

/**
 * The text of an event with what is other now. Only lines of fields that changed are touched: guests, alarms and everything
 * that nobody here understands stay as they are. A text that is no single event is given back as it is.
 */
export function editItem({ raw, id, item, now }: Edited): string {
  if (raw === null) return newItem(id, item, now)
  const root = componentsOf(linesOf(raw))
  const open = openItem(raw, root, now)
  if (!open) return raw
  const change = changeOf(open, item, `${plain(utcWall(now))}Z`)
  editSeries(change)
  editDays(change)
  return fileOf(root.components.flatMap(linesOfComponent))
}

function newItem(id: string, item: ItemFields, now: Date): string {
  const overrides = item.overrides.map((one) => rowOf(one, id))
  const written = icsEventOf({ ...calendarEventDefaults, ...item.event, id }, overrides)
  // Which category and colour it has is only ours.
  const event = {
    ...written,
    ...NONE,
    overrides: written.overrides.map((one) => ({ ...one, ...NONE })),
  }
  return writeCalendar({ events: [event], name: '', now })
}

const NONE = { category: null, color: null }

const rowOf = (fields: OverrideFields, eventId: string): EventOverride => ({
  ...eventOverrideDefaults,
  ...fields,
  id: '',
  eventId,
})

/** What an item becomes, and what is needed to write it. */
interface Change {
  readonly open: OpenItem
  readonly before: CalendarEvent
  readonly after: CalendarEvent
  /** By how many seconds the series moves, and its days with it. */
  readonly by: number
  /** Its dates are said in another way: in another zone, or as days. */
  readonly isOther: boolean
  /** Dates of the series are others, for either reason. */
  readonly isMoved: boolean
  /** What the changed days become, by when they would begin. */
  readonly days: ReadonlyMap<WallTime, CalendarEvent>
  /** The line that says how long some days take is written anew, without that: they get components of their own. */
  readonly losesPeriods: boolean
  /** How dates are written. Only what writes some asks, so that no zone is added in vain. */
  readonly walls: (event: CalendarEvent) => Walls
  readonly now: string
}

function changeOf(open: OpenItem, item: ItemFields, now: string): Change {
  const [before, after] = [open.event, { ...open.event, ...item.event }]
  const by = wallSeconds(after.startDatetime) - wallSeconds(before.startDatetime)
  // A component that says what its series says goes on doing so.
  const silent = open.days
    .filter((day) => !day.isCancelled && isSilent(day, before))
    .map(({ originalStart }) => silentAt(addToWall(originalStart, by)))
  const days = [...silent, ...item.overrides.map((one) => rowOf(one, before.id))]
    .filter(({ originalStart }) => !(originalStart in after.exceptions))
    .map((one) => [one.originalStart, layOver(after, one)] as const)
  const isOther = after.timeZone !== before.timeZone || after.allDay !== before.allDay
  const next = new Map(days)
  const isMoved = by !== 0 || isOther
  const isOtherLength = lengthOf(after) !== lengthOf(before)
  const areDaysOther =
    startsOf(before.additions).some((start) => !(start in after.additions)) ||
    open.days.some((day) => day.component === null && !isSame(day.event, next.get(day.originalStart)))
  let walls: Walls | null = null
  return {
    open,
    before,
    after,
    by,
    isOther,
    isMoved,
    days: next,
    losesPeriods: hasPeriods(open.master) && (isMoved || isOtherLength || areDaysOther),
    walls: ({ allDay }) => ({ ...(walls ??= open.wallsOf(after)), allDay }),
    now,
  }
}

function editSeries(change: Change): void {
  const { open, before, after, now } = change
  const hasMoved = [
    editTimes(open.master, before, after, change),
    editRule(change),
    editExceptions(change),
    editAdditions(change),
  ].includes(true)
  const isSaid = editTexts(open.master, before, after)
  if (hasMoved || isSaid) stamp(open.master, now, hasMoved)
}

function editTimes(
  component: Component,
  before: CalendarEvent,
  after: CalendarEvent,
  { isOther, walls }: Change,
): boolean {
  const isSameStart = before.startDatetime === after.startDatetime && before.allDay === after.allDay
  if (isOther || !isSameStart) setTimes(component, after, walls(after))
  else if (before.endDatetime !== after.endDatetime) setEnd(component, after, walls(after))
  else return false
  return true
}

/** How a rule ends is said in the way of its dates. */
function editRule({ open, before, after, isOther }: Change): boolean {
  const { recurrence } = after
  if (recurrence === before.recurrence && (recurrence === null || !isOther)) return false
  setLine(open.master, 'RRULE', recurrence === null ? null : `RRULE:${ruleText(recurrence, after)}`)
  return true
}

/** Days that are left out, but for those that a component of their own says are cancelled. */
function editExceptions(change: Change): boolean {
  const { open, before, after } = change
  const cancelled = open.days.filter((day) => day.isCancelled).map(({ originalStart }) => originalStart)
  const isApart = (start: WallTime) => cancelled.includes(start)
  return setDates('EXDATE', change, {
    had: startsOf(before.exceptions).filter((start) => !isApart(start)),
    has: startsOf(after.exceptions).filter((start) => change.isMoved || !isApart(start)),
    isAnew: change.isMoved,
  })
}

/** Days beside the rule. A line that says how long they take is written anew where one of them is other. */
function editAdditions(change: Change): boolean {
  const { before, after } = change
  return setDates('RDATE', change, {
    had: startsOf(before.additions),
    has: startsOf(after.additions),
    isAnew: change.isMoved || change.losesPeriods,
  })
}

interface Dates {
  readonly had: readonly WallTime[]
  readonly has: readonly WallTime[]
  readonly isAnew: boolean
}

/** New dates get a line of their own beside what is there, unless one was taken away. */
function setDates(name: string, { open, after, walls }: Change, { had, has, isAnew }: Dates): boolean {
  const added = has.filter((start) => !had.includes(start))
  const isLess = had.some((start) => !has.includes(start))
  if (!isLess && added.length === 0 && (!isAnew || had.length === 0)) return false
  if (isLess || isAnew)
    setLine(open.master, name, has.length === 0 ? null : dateLine(name, has, walls(after)))
  else addLine(open.master, dateLine(name, added, walls(after)))
  return true
}

function editTexts(component: Component, before: CalendarEvent, after: CalendarEvent): boolean {
  const isOther = (field: 'title' | 'description' | 'location' | 'url' | 'status') =>
    before[field] !== after[field]
  if (isOther('title')) setText(component, 'SUMMARY', after.title)
  if (isOther('description')) {
    setText(component, 'DESCRIPTION', after.description)
    setLine(component, 'X-ALT-DESC', null)
  }
  if (isOther('location')) {
    setText(component, 'LOCATION', after.location)
    // They say where the place was.
    for (const name of ['GEO', 'X-APPLE-STRUCTURED-LOCATION']) setLine(component, name, null)
  }
  if (isOther('url')) setLine(component, 'URL', after.url === null ? null : `URL:${after.url}`)
  if (isOther('status')) setLine(component, 'STATUS', `STATUS:${after.status.toUpperCase()}`)
  return (['title', 'description', 'location', 'url', 'status'] as const).some(isOther)
}

function editDays(change: Change): void {
  const { open, by, days, after } = change
  const found = new Map(open.days.map((day) => [addToWall(day.originalStart, by), day]))
  for (const [at, { component, originalStart, isCancelled }] of found) {
    const isStill = isCancelled ? originalStart in after.exceptions && !change.isMoved : days.has(at)
    if (component && !isStill) open.components.splice(open.components.indexOf(component), 1)
  }
  for (const [at, event] of days) {
    const day = found.get(at)
    if (day?.component && !day.isCancelled) editDay(day.component, day.event, { at, event, change })
    else if (day?.component !== null || change.losesPeriods) addDay(at, event, change)
  }
}

interface ChangedDay {
  readonly at: WallTime
  readonly event: CalendarEvent
  readonly change: Change
}

function editDay(component: Component, before: CalendarEvent, { at, event, change }: ChangedDay): void {
  if (change.isMoved)
    setLine(component, 'RECURRENCE-ID', dateLine('RECURRENCE-ID', [at], change.walls(change.after)))
  const hasMoved = editTimes(component, before, event, change)
  const isSaid = editTexts(component, before, event)
  if (hasMoved || isSaid || change.isMoved) stamp(component, change.now, hasMoved)
}

/** Of a day alone these say nothing. */
const OF_SERIES = new Set(['RRULE', 'RDATE', 'EXDATE', 'EXRULE'])

/** A day that is other now has the guests and alarms of its series as well. */
function addDay(at: WallTime, event: CalendarEvent, change: Change): void {
  const { open, after, walls } = change
  const { master, components } = open
  const own: Component = {
    ...master,
    lines: master.lines.filter(({ name }) => !OF_SERIES.has(name)),
    components: [...master.components],
  }
  setLine(own, 'RECURRENCE-ID', dateLine('RECURRENCE-ID', [at], walls(after)))
  setTimes(own, event, walls(event))
  editTexts(own, after, event)
  components.splice(components.findLastIndex(({ name }) => name === 'VEVENT') + 1, 0, own)
}

function isSilent({ originalStart, event }: OpenDay, series: CalendarEvent): boolean {
  return isSame(event, layOver(series, silentAt(originalStart)))
}

const isSame = (a: CalendarEvent, b: CalendarEvent | undefined) =>
  b !== undefined && FIELDS.every((field) => a[field] === b[field])

const FIELDS = [
  'title',
  'description',
  'location',
  'url',
  'status',
  'startDatetime',
  'endDatetime',
  'allDay',
] as const

const hasPeriods = ({ lines }: Component) =>
  lines.some(({ name, value }) => name === 'RDATE' && value.includes('/'))

const startsOf = (object: object) => Object.keys(object).toSorted()
