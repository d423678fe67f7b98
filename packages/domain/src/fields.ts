import * as z from 'zod/mini'
import { isWallTime } from './calendar/wall-time.ts'

/**
 * Building blocks of row schemas. A value that passes can be stored by IndexedDB, by PostgreSQL and as JSON without
 * changing: no NUL, no lone surrogate, no date that does not exist.
 */

const WELL_FORMED = 'must be well-formed text without NUL'

function isStorableText(value: string): boolean {
  return !value.includes('\0') && value.isWellFormed()
}

/** Free text of at most `max` UTF-16 units; may be empty. */
export const text = (max: number) => z.string().check(z.maxLength(max), z.refine(isStorableText, WELL_FORMED))

/** Text that says something: 1 to `max` UTF-16 units, not only white space. */
export const words = (max: number) =>
  z.string().check(
    z.maxLength(max),
    z.refine(isStorableText, WELL_FORMED),
    z.refine((value: string) => value.trim() !== '', 'must not be empty'),
  )

/** A calendar date that exists, `YYYY-MM-DD`, from 1900 on. */
export const calendarDate = z.string().check(z.refine(isCalendarDate, 'must be a date, YYYY-MM-DD'))

/** An instant exactly as `Date.prototype.toISOString` writes it, from 1900 on. */
export const instant = z
  .string()
  .check(z.refine(isInstant, 'must be an ISO 8601 UTC instant with milliseconds'))

/**
 * A time as a clock on a wall shows it, `YYYY-MM-DDTHH:MM:SS`, from 1900 on: it names no zone, so a change of zones never
 * moves it.
 */
export const wallTime = z
  .string()
  .check(
    z.refine(
      (value: string) => isWallTime(value) && value >= '1900',
      'must be a wall time, YYYY-MM-DDTHH:MM:SS',
    ),
  )

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** A UUID in lower case, of any version. */
export const uuid = z.string().check(z.regex(UUID, 'must be a lower-case UUID'))

/** A list of short texts, in the person's order. */
export const textList = z.array(words(200)).check(z.maxLength(200))

export type Json = string | number | boolean | Json[] | { [key: string]: Json }
export type JsonObject = { [key: string]: Json }
/** A change to a `JsonObject`, key by key and level by level; null removes a key. */
export type JsonObjectPatch = { [key: string]: Json | JsonObjectPatch | null }

const MAX_JSON_DEPTH = 5
/** PostgreSQL writes numbers out in full: `1e308`, five characters, becomes 309 digits. */
const MAX_NUMBER_LENGTH = 20
const MAX_JSON_LENGTH = 20_000
/** About 2,200 starts of a series, as keys. */
const MAX_STARTS_LENGTH = 60_000

/**
 * A small free-form object. It holds no null: in a change, null under a key means "remove this key",
 * see `mergeObjects` in the sync package.
 */
export const jsonObject = z.custom<JsonObject>(
  (value) => isJsonObject(value, false, MAX_JSON_LENGTH),
  'must be a small object of plain values',
)

/** A `jsonObject` with starts of a series as its keys; there may be many. */
export const startsObject = z.custom<JsonObject>(
  (value) => isJsonObject(value, false, MAX_STARTS_LENGTH),
  'must be an object of plain values that is not too large',
)

/**
 * A change to an object that merges: the keys to set, or to remove by null. One that moves every start removes and sets as
 * many; what it comes to is checked after it was merged.
 */
export const jsonObjectPatch = z.custom<JsonObjectPatch>(
  (value) => isJsonObject(value, true, 2 * MAX_STARTS_LENGTH),
  'must be a small object of plain values',
)

export function isCalendarDate(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && isInstant(`${value}T00:00:00.000Z`)
}

function isInstant(value: string): boolean {
  if (!/^(19|[2-9]\d)\d{2}-/.test(value)) return false
  const time = Date.parse(value)
  return !Number.isNaN(time) && new Date(time).toISOString() === value
}

function isJsonObject(value: unknown, withNull: boolean, maxLength: number): value is JsonObject {
  return isPlainObject(value) && isJson(value, withNull, 0) && JSON.stringify(value).length <= maxLength
}

function isJson(value: unknown, withNull: boolean, depth: number): boolean {
  if (depth > MAX_JSON_DEPTH) return false
  if (value === null) return withNull
  if (typeof value === 'string') return isStorableText(value)
  if (typeof value === 'boolean') return true
  if (typeof value === 'number') return isShortNumber(value)
  if (Array.isArray(value)) return value.every((item) => isJson(item, false, depth + 1))
  return (
    isPlainObject(value) &&
    Object.entries(value).every(
      ([key, item]) => key !== '__proto__' && isStorableText(key) && isJson(item, withNull, depth + 1),
    )
  )
}

/** Whether a number has few digits: no exponent is needed to write it, and 20 characters are enough. */
function isShortNumber(value: number): boolean {
  const written = String(value)
  return written.length <= MAX_NUMBER_LENGTH && /^-?[\d.]+$/.test(written)
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
