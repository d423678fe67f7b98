import { isWallTime, type WallTime } from './wall-time.ts'

export const FREQUENCIES = ['YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY', 'HOURLY', 'MINUTELY', 'SECONDLY'] as const
export type Frequency = (typeof FREQUENCIES)[number]

/** A weekday (1 is Monday), and which one of the month or the year: 2 the second, -1 the last, 0 every one. */
export interface RuleDay {
  readonly weekday: number
  readonly nth: number
}

/** A recurrence rule of RFC 5545. Empty lists say nothing; the others are sorted and hold each value once. */
export interface Rule {
  readonly frequency: Frequency
  readonly interval: number
  readonly count: number | null
  /** The last moment, on the wall of the event. */
  readonly until: WallTime | null
  /** `until` was written in UTC and is still to be turned to the event's wall. */
  readonly isUntilUtc: boolean
  readonly bySecond: readonly number[]
  readonly byMinute: readonly number[]
  readonly byHour: readonly number[]
  readonly byDay: readonly RuleDay[]
  readonly byMonthDay: readonly number[]
  readonly byYearDay: readonly number[]
  readonly byWeekNo: readonly number[]
  readonly byMonth: readonly number[]
  readonly bySetPos: readonly number[]
  /** The day on which weeks begin, 1 is Monday. */
  readonly weekStart: number
}

export type RuleReading =
  | { readonly kind: 'rule'; readonly rule: Rule }
  | { readonly kind: 'unreadable'; readonly part: string }

/** Their names in rules, Monday first. */
export const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
/** Every day of a year, from both ends, takes some 3,300 characters. */
const MAX_LENGTH = 10_000
const MAX_NUMBER = 1_000_000_000

/** The parts that are lists of numbers, and what these may be. */
export const NUMBERS = {
  BYSECOND: ['bySecond', 0, 60],
  BYMINUTE: ['byMinute', 0, 59],
  BYHOUR: ['byHour', 0, 23],
  BYMONTHDAY: ['byMonthDay', -31, 31],
  BYYEARDAY: ['byYearDay', -366, 366],
  BYWEEKNO: ['byWeekNo', -53, 53],
  BYMONTH: ['byMonth', 1, 12],
  BYSETPOS: ['bySetPos', -366, 366],
} as const

/** Every value of a part that leaves nothing out. */
export const EMPTY_RULE: Omit<Rule, 'frequency'> = {
  interval: 1,
  count: null,
  until: null,
  isUntilUtc: false,
  bySecond: [],
  byMinute: [],
  byHour: [],
  byDay: [],
  byMonthDay: [],
  byYearDay: [],
  byWeekNo: [],
  byMonth: [],
  bySetPos: [],
  weekStart: 1,
}

/** Reads an RRULE with or without its name: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH'. The part that cannot be read is told. */
export function parseRule(text: string): RuleReading {
  if (text.length > MAX_LENGTH) return unreadable('its length')
  const found: Partial<{ -readonly [K in keyof Rule]: Rule[K] }> = {}
  for (const part of text
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '')
    .split(';')) {
    if (part.trim() === '') continue
    const equals = part.indexOf('=')
    const values = readPart(part.slice(0, equals).trim(), part.slice(equals + 1).trim())
    if (equals < 0 || !values) return unreadable(part)
    Object.assign(found, values)
  }
  const { frequency } = found
  if (!frequency) return unreadable('FREQ')
  return { kind: 'rule', rule: { ...EMPTY_RULE, ...found, frequency } }
}

function unreadable(part: string): RuleReading {
  return { kind: 'unreadable', part: part.slice(0, 100) }
}

function readPart(name: string, value: string): Partial<Rule> | null {
  if (name in NUMBERS) {
    const [key, least, most] = NUMBERS[name as keyof typeof NUMBERS]
    const numbers = readList(value, (one) => readNumber(one, least, most))
    return numbers && { [key]: [...new Set(numbers)].toSorted((a, b) => a - b) }
  }
  // What an extension adds can be left alone; another calendar than ours cannot.
  return Object.hasOwn(READERS, name) ? (READERS[name]?.(value) ?? null) : name.startsWith('X-') ? {} : null
}

const READERS: Record<string, (value: string) => Partial<Rule> | null> = {
  FREQ: (value) => {
    const frequency = FREQUENCIES.find((known) => known === value)
    return frequency ? { frequency } : null
  },
  // An interval of 0 was seen in the wild and means 1.
  INTERVAL: (value) => within('interval', value === '0' ? '1' : value),
  COUNT: (value) => within('count', value),
  UNTIL: readUntil,
  BYDAY: readDays,
  WKST: (value) => (WEEKDAYS.includes(value) ? { weekStart: WEEKDAYS.indexOf(value) + 1 } : null),
  RSCALE: (value) => (value === 'GREGORIAN' ? {} : null),
  SKIP: (value) => (value === 'OMIT' ? {} : null),
}

function within(key: 'interval' | 'count', value: string): Partial<Rule> | null {
  const number = readNumber(value, 1, Number.MAX_SAFE_INTEGER)
  return number === null ? null : { [key]: Math.min(number, MAX_NUMBER) }
}

function readDays(value: string): Partial<Rule> | null {
  const days = readList(value, (one) => {
    const [, nth = '', weekday = ''] = /^([+-]?\d{1,2})?(MO|TU|WE|TH|FR|SA|SU)$/.exec(one) ?? []
    return weekday === '' || Math.abs(Number(nth)) > 53
      ? null
      : { weekday: WEEKDAYS.indexOf(weekday) + 1, nth: Number(nth) }
  })
  if (!days) return null
  const once = new Map(days.map((day) => [day.nth * 10 + day.weekday, day]))
  return { byDay: [...once].toSorted(([a], [b]) => a - b).map(([, day]) => day) }
}

/** A date alone lasts until its end. */
function readUntil(value: string): Partial<Rule> | null {
  const [, year, month, day, hour = '23', minute = '59', second = '59', utc] =
    /^(\d{4})-?(\d\d)-?(\d\d)(?:T(\d\d):?(\d\d):?(\d\d)?(Z)?)?$/.exec(value) ?? []
  const until = `${year}-${month}-${day}T${hour}:${minute}:${second}`
  return isWallTime(until) ? { until, isUntilUtc: utc !== undefined } : null
}

/** Items stand apart by commas; some writers have spaces there, or a comma at the end. */
function readList<T>(value: string, read: (one: string) => T | null): T[] | null {
  const found: T[] = []
  for (const one of value.split(/[\s,]+/)) {
    if (one === '') continue
    const item = read(one)
    if (item === null) return null
    found.push(item)
  }
  return found.length === 0 ? null : found
}

/** Zero is a value only where counting begins with it. */
function readNumber(value: string, least: number, most: number): number | null {
  if (!/^[+-]?\d{1,15}$/.test(value)) return null
  const number = Number(value)
  return number < least || number > most || (number === 0 && least < 0) ? null : number
}
