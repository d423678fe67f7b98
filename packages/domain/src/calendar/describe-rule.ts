import { dateText } from '../days/date-text.ts'
import { ordinal } from '../days/ordinal.ts'
import { weekdayName } from '../days/weekday-names.ts'
import { fillRule } from './fill-rule.ts'
import type { Rule, RuleDay } from './rule.ts'
import { timeWords } from './time-words.ts'
import type { WallTime } from './wall-time.ts'

const UNITS = {
  YEARLY: 'year',
  MONTHLY: 'month',
  WEEKLY: 'week',
  DAILY: 'day',
  HOURLY: 'hour',
  MINUTELY: 'minute',
  SECONDLY: 'second',
} as const
const PLACES = ['', 'first', 'second', 'third', 'fourth', 'fifth']
const SHORTEST_MONTH = 28

const all = new Intl.ListFormat('en-GB')
const either = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** A rule in one plain sentence: 'Every 2 weeks on Monday and Thursday, until 3 March 2027'. */
export function describeRule(rule: Rule, start: WallTime): string {
  const plain = weekly(rule)
  const full = saidInOrder(fillRule(plain, start))
  return `${headOf(plain)}${dayWords(full)}${timeWords(plain, start)}${endWords(plain)}`
}

/** What is counted from the end is said last. */
function saidInOrder(rule: Rule): Rule {
  const order = (a: number, b: number) => Number(a < 0) - Number(b < 0)
  return {
    ...rule,
    byDay: rule.byDay.toSorted((a, b) => order(a.nth, b.nth)),
    byMonthDay: rule.byMonthDay.toSorted(order),
    byYearDay: rule.byYearDay.toSorted(order),
    bySetPos: rule.bySetPos.toSorted(order),
  }
}

/** Days that are told by their weekdays alone are said by the week. */
function weekly(rule: Rule): Rule {
  const { frequency, interval, byDay, byMonthDay, byYearDay, byWeekNo, bySetPos } = rule
  const isOther = [byMonthDay, byYearDay, byWeekNo, bySetPos].some((list) => list.length > 0)
  return frequency === 'DAILY' && interval === 1 && byDay.length > 0 && !isOther
    ? { ...rule, frequency: 'WEEKLY' }
    : rule
}

function headOf({ frequency, interval }: Rule): string {
  const unit = UNITS[frequency]
  return interval === 1 ? `Every ${unit}` : `Every ${interval} ${unit}s`
}

function endWords({ count, until }: Rule): string {
  const end = until === null ? '' : `, until ${dateText(until.slice(0, 10), 'dayAndYear')}`
  return count === null ? end : `, ${count === 1 ? 'once' : `${count} times`}${end}`
}

/** Which days: what names them first, then what else must hold of them. */
function dayWords(rule: Rule): string {
  const { frequency, byMonth, byWeekNo, bySetPos } = rule
  const [named, ...conditions] = dayParts(rule)
  const months = byMonth.map(monthName)
  const isOneDate = frequency === 'YEARLY' && months.length === 1 && named?.date !== undefined
  const days = named ? ` on ${isOneDate ? `${named.date} ${all.format(months)}` : named.words}` : ''
  const weeks = byWeekNo.length > 0 ? ` in ${weekWords(byWeekNo)}` : ''
  const within = months.length > 0 && !isOneDate ? ` in ${all.format(months)}` : ''
  const ifs = conditions.map(({ condition }) => `, if it is ${condition}`).join('')
  const only = bySetPos.length > 0 && !named?.isChosen ? `, only the ${placeWords(bySetPos)} of these` : ''
  return `${days}${weeks}${within}${missing(rule)}${ifs}${only}`
}

interface DayPart {
  /** After 'on'. */
  readonly words: string
  /** After 'if it is'. */
  readonly condition: string
  /** A day of a month without its article, where it is a single one: '21'. */
  readonly date?: string | undefined
  /** The positions of the rule are said with it. */
  readonly isChosen?: boolean
}

function dayParts(rule: Rule): DayPart[] {
  const { byDay, byMonthDay, byYearDay } = rule
  const parts: DayPart[] = []
  if (byDay.some(({ nth }) => nth !== 0)) parts.push(weekdayPart(rule))
  if (byMonthDay.length > 0) {
    const [first = 0] = byMonthDay
    const words = all.format(byMonthDay.map((day) => countedDay(day, 'day')))
    const date = byMonthDay.length === 1 && first > 0 ? String(first) : undefined
    parts.push({ words, condition: either.format(byMonthDay.map((day) => countedDay(day, 'day'))), date })
  }
  if (byYearDay.length > 0) {
    const days = byYearDay.map((day) => (day > 0 ? `day ${day}` : countedDay(day, 'day')))
    parts.push({ words: `${all.format(days)} of the year`, condition: `${either.format(days)} of the year` })
  }
  if (byDay.length > 0 && parts.length === 0) return [weekdayPart(rule)]
  if (byDay.length > 0 && byDay.every(({ nth }) => nth === 0)) parts.push(weekdayPart(rule))
  return parts
}

function weekdayPart(rule: Rule): DayPart {
  const { frequency, byDay, bySetPos, byWeekNo } = rule
  const isCounted = byWeekNo.length === 0 && (frequency === 'MONTHLY' || frequency === 'YEARLY')
  const condition = `a ${either.format(byDay.map(({ weekday }) => weekdayName(weekday)))}`
  const isPlain = byDay.every(({ nth }) => nth === 0)
  const isOnly = rule.byMonthDay.length + rule.byYearDay.length + byWeekNo.length === 0
  if (isCounted && isPlain && isOnly && bySetPos.length > 0) {
    return { words: `the ${placeWords(bySetPos)} ${kindOfDay(byDay)}`, condition, isChosen: true }
  }
  if (!isCounted || isPlain) {
    const every = isCounted ? 'each ' : ''
    const names = isWorkweek(byDay)
      ? 'Monday to Friday'
      : all.format(byDay.map(({ weekday }) => weekdayName(weekday)))
    return { words: `${every}${names}`, condition }
  }
  const ofYear = frequency === 'YEARLY' && rule.byMonth.length === 0 ? ' of the year' : ''
  const words = byDay.map(
    ({ weekday, nth }) => `${nth === 0 ? 'each' : `the ${placeWord(nth)}`} ${weekdayName(weekday)}`,
  )
  return { words: `${all.format(words)}${ofYear}`, condition: either.format(words) }
}

function kindOfDay(byDay: readonly RuleDay[]): string {
  if (byDay.length === 7) return 'day'
  if (isWorkweek(byDay)) return 'weekday'
  const names = byDay.map(({ weekday }) => weekdayName(weekday))
  return byDay.length === 1 ? (names[0] ?? '') : `day that is a ${either.format(names)}`
}

function isWorkweek(byDay: readonly RuleDay[]): boolean {
  return byDay.map(({ weekday }) => weekday).join('') === '12345'
}

/** 'the 15th', 'the last day', 'the third to last day'. */
function countedDay(day: number, noun: string): string {
  return day > 0 ? `the ${ordinal(day)}` : `the ${placeWord(day)} ${noun}`
}

function placeWord(place: number): string {
  const word = PLACES[Math.abs(place)] ?? ordinal(Math.abs(place))
  if (place > 0) return word
  return place === -1 ? 'last' : `${word} to last`
}

function placeWords(places: readonly number[]): string {
  return all.format(places.map(placeWord))
}

function weekWords(weeks: readonly number[]): string {
  const counted = weeks.filter((week) => week > 0)
  const fromEnd = weeks.filter((week) => week < 0).map((week) => `the ${placeWord(week)} week`)
  const named =
    counted.length > 0 ? [`week${counted.length > 1 ? 's' : ''} ${all.format(counted.map(String))}`] : []
  return `${all.format([...named, ...fromEnd])} of the year`
}

/** Nothing happens in a month that is too short. */
function missing({ frequency, byMonthDay, byMonth }: Rule): string {
  const [day = 0] = byMonthDay
  const isMonths = frequency === 'MONTHLY' || byMonth.length > 1 || (byMonth[0] === 2 && day === 29)
  return byMonthDay.length === 1 && day > SHORTEST_MONTH && isMonths ? ', where there is one' : ''
}

function monthName(month: number): string {
  return dateText(`2026-${String(month).padStart(2, '0')}-01`, 'dayAndMonth').slice(2)
}
