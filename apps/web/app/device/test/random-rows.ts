import { anyLetter } from '@glimmer/domain/test/any-letter'
import { deviceTableNames, type TableName, tableDefinition } from '@glimmer/domain/tables'
import { PROGRESSIVE, SMALL } from '@glimmer/domain/profile/test/pictures'
import { makeStorable } from '@glimmer/sync/make-storable'
import type { Insert } from '@glimmer/sync/change'
import { typedChange } from '@glimmer/sync/typed-rows'
import { validateChange } from '@glimmer/sync/validate'
import fc from 'fast-check'
import * as z from 'zod/mini'

/** Rows of every table, made from the registry: a new table is in them without a word here. */

/** What people type and paste, and what breaks files: quotes, lines, NUL, half characters, formulas, all of Unicode. */
const text = fc.oneof(
  fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' }),
  fc.string({ minLength: 1, maxLength: 30, unit: anyLetter }),
  fc.constantFrom(
    '"',
    '\r\n',
    ',',
    'a\0b',
    '\ud83d half',
    '🌱👩‍🚀',
    '=1+1',
    '\u2028',
    '\uFEFF',
    '{"id":"me"}',
    'x'.repeat(500),
  ),
)
const day = fc.date({ min: new Date('1900-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
const small = fc.oneof(
  text,
  fc.boolean(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.array(text, { maxLength: 3 }),
)
const object = fc.dictionary(text, fc.oneof(small, fc.dictionary(text, small, { maxKeys: 3 })), {
  maxKeys: 4,
})

const repeat = fc.record({
  kind: fc.constantFrom('days', 'after'),
  every: fc.integer({ min: 1, max: 365 }),
  weekdays: fc.constant([]),
  monthDay: fc.constant(null),
  anchorOn: day.map((date) => date.toISOString().slice(0, 10)),
  stays: fc.boolean(),
})

const values = [
  fc.constant(null),
  fc.boolean(),
  text,
  fc.constantFrom(0, 1, 5, 100_000),
  fc.integer({ min: 1, max: 100_000 }),
  day.map((date) => date.toISOString()),
  day.map((date) => date.toISOString().slice(0, 10)),
  day.map((date) => date.toISOString().slice(0, 19)),
  day.map((date) => date.toISOString().slice(0, 16)),
  fc.uuid(),
  fc.constantFrom('#3b82f6', '#000000'),
  fc.array(text, { maxLength: 4 }),
  fc.subarray(['push', 'email']),
  object,
  repeat,
  fc.constantFrom(SMALL, PROGRESSIVE),
]

/** Valid values of the field. Null, where allowed, is as frequent as the others. */
export function valueOf(field: string, schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const accepts = (value: unknown) => z.safeParse(schema, makeStorable(value)).success
  const listed = schema._zod.values
  if (listed) return fc.constantFrom(...listed)
  const fitting = values.filter((value) =>
    fc.sample(value as fc.Arbitrary<unknown>, { numRuns: 30, seed: 1 }).some(accepts),
  )
  if (fitting.length === 0) throw new Error(`Nothing fits ${field}: add a kind of value to random-rows.ts`)
  return fc.oneof(...fitting).filter(accepts)
}

/** An id of each kind of key. */
export function rowIdOf(table: TableName): fc.Arbitrary<string> {
  const ids: fc.Arbitrary<string>[] = [
    fc.constant('me'),
    fc.uuid(),
    day.map((date) => date.toISOString().slice(0, 10)),
    fc.tuple(fc.uuid(), day).map(([id, date]) => `${id}:${date.toISOString().slice(0, 10)}`),
  ]
  const fits = (rowId: string) => validateChange({ table, rowId, op: 'delete' }).kind === 'ok'
  const found = ids.find((id) => fits(fc.sample(id, { numRuns: 1, seed: 1 })[0] ?? ''))
  if (!found) throw new Error(`No id fits ${table}: add its kind of key to random-rows.ts`)
  return found
}

function rowsOf(table: TableName): fc.Arbitrary<Insert[]> {
  const fields = Object.entries(tableDefinition(table).schema.shape)
  const data = fc.record(Object.fromEntries(fields.map(([field, schema]) => [field, valueOf(field, schema)])))
  // No file brings the calendar of an account in.
  const own = table === 'calendar_events' ? { calendarId: null } : {}
  const row = fc
    .tuple(rowIdOf(table), data)
    .map(([rowId, fields]) => typedChange(table, rowId, 'insert', { ...fields, ...own }))
  return fc.uniqueArray(row, { maxLength: 6, selector: ({ rowId }) => rowId })
}

/** Parents before their children; a row whose table wants a parent has one, or is left out where there is none. */
export const randomRows: fc.Arbitrary<Insert[]> = fc.tuple(...deviceTableNames.map(rowsOf)).map((tables) => {
  const byTable = new Map(deviceTableNames.map((name, i) => [name as string, tables[i] ?? []]))
  return deviceTableNames.flatMap((table) => {
    const { parent } = tableDefinition(table)
    const rows = byTable.get(table) ?? []
    if (!parent) return rows
    const parents = byTable.get(parent.table) ?? []
    return rows.flatMap((row, i) => {
      const parentId = parents[i % parents.length]?.rowId
      return parentId === undefined
        ? []
        : [typedChange(table, row.rowId, 'insert', { ...row.data, [parent.field]: parentId })]
    })
  })
})
