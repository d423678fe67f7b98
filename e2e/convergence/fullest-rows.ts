import { deviceTableNames, tableDefinition } from '@glimmer/domain/tables'
import type { Change, Insert } from '@glimmer/sync/change'
import { makeStorable } from '@glimmer/sync/make-storable'
import { typedChange } from '@glimmer/sync/typed-rows'
import fc from 'fast-check'
import { rowIdOf, valueOf } from '../../apps/web/app/device/test/random-rows.ts'
import { fits } from '../model/rows.ts'

/** Rows of every table whose fields hold as much of one thing as their schemas take: inserts, then each large field in turn. */
interface FullestRows {
  readonly of: string
  readonly pushes: readonly (readonly Change[])[]
}

/** In characters. All large fields of a row together may be more than a push may hold. */
const LARGE = 5_000

/** What takes more room written out than it does in a request, or in one encoding than in another. */
const LETTERS = ['"', '\\', '\u0001', '世', '🌱']
const NUMBERS = [1e308, -Number.MAX_VALUE, 5e-324, 1 / 3, 0]

/** The largest of `make(1)`, `make(2)` and so on that fits; undefined where not even the first does. */
function largest(accepts: (value: unknown) => boolean, make: (count: number) => unknown): unknown {
  let tooMany = 1
  while (accepts(make(tooMany))) tooMany *= 2
  let enough = Math.floor(tooMany / 2)
  if (enough === 0) return undefined
  while (tooMany - enough > 1) {
    const middle = Math.floor((enough + tooMany) / 2)
    if (accepts(make(middle))) enough = middle
    else tooMany = middle
  }
  return make(enough)
}

const times = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i))
const objectOf = (count: number, value: unknown) =>
  Object.fromEntries(times(count, (i) => [`k${i.toString(36)}`, value]))
const nested = (value: unknown, depth: number): unknown =>
  depth === 0 ? value : { a: nested(value, depth - 1) }

function fullestValue(accepts: (value: unknown) => boolean, leaf: string | number): unknown {
  const shapes: ((count: number) => unknown)[] = [
    (count) => objectOf(count, leaf),
    (count) => nested(leaf, count),
  ]
  if (typeof leaf === 'string') {
    const textOf = (count: number) => leaf.repeat(count)
    shapes.push(
      textOf,
      (count) => times(count, () => textOf(200)),
      (count) => ({ a: textOf(count) }),
    )
  }
  const found = shapes.map((shape) => largest(accepts, shape)).filter((value) => value !== undefined)
  return found.toSorted((one, other) => JSON.stringify(other).length - JSON.stringify(one).length)[0]
}

/** Some row of each table, parents before their children. */
function anyRows(): Insert[] {
  const any = <T>(values: fc.Arbitrary<T>): T => fc.sample(values, 1)[0] as T
  const ids = new Map<string, string>()
  return deviceTableNames.map((table) => {
    const { schema, parent } = tableDefinition(table)
    const data = Object.fromEntries(
      Object.entries(schema.shape).map(([field, fieldSchema]) => [
        field,
        // As a device would send it: without what no database can store.
        field === parent?.field ? ids.get(parent.table) : makeStorable(any(valueOf(field, fieldSchema))),
      ]),
    )
    // No device puts events into the calendar of an account elsewhere.
    if (table === 'calendar_events') data['calendarId'] = null
    const rowId = any(rowIdOf(table))
    ids.set(table, rowId)
    return typedChange(table, rowId, 'insert', data)
  })
}

interface Filled {
  readonly insert: Insert
  readonly updates: readonly Change[]
}

/** `known` holds what was found for this leaf, by schema: many fields have the same. */
function filledWith(row: Insert, leaf: string | number, known: Map<unknown, unknown>): Filled {
  const { table, rowId } = row
  const data: Record<string, unknown> = { ...row.data }
  const updates: Change[] = []
  const { schema: all, defaults, merged = [] } = tableDefinition(table)
  for (const [field, schema] of Object.entries(all.shape)) {
    const isMerged = merged.includes(field)
    const accepts = (value: unknown) =>
      fits(schema, value) && (!isMerged || fits(schema, { ...Object(defaults[field]), ...Object(value) }))
    // What merges into something may fit less than what merges into nothing.
    const isInto = isMerged && Object.keys(Object(defaults[field])).length > 0
    const kind = isInto ? defaults[field] : schema
    if (!known.has(kind)) known.set(kind, fullestValue(accepts, leaf))
    const value = known.get(kind)
    if (value === undefined) continue
    if (JSON.stringify(value).length < LARGE) data[field] = value
    else {
      // What merges would come on top.
      if (isMerged) delete data[field]
      updates.push(typedChange(table, rowId, 'update', { [field]: value }))
    }
  }
  return { insert: typedChange(table, rowId, 'insert', data), updates }
}

export function fullestRows(): FullestRows[] {
  const rows = anyRows()
  return [...LETTERS, ...NUMBERS].map((leaf) => {
    const known = new Map<unknown, unknown>()
    const filled = rows.map((row) => filledWith(row, leaf, known))
    const updates = filled.flatMap((one) => one.updates.map((update) => [update]))
    return { of: JSON.stringify(leaf), pushes: [filled.map(({ insert }) => insert), ...updates] }
  })
}
