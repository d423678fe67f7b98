import { deviceTableNames, type TableName, tableDefinition, tableNames } from '@glimmer/domain/tables'
import type { Change, RowData } from '@glimmer/sync/change'
import { makeStorable } from '@glimmer/sync/make-storable'
import { typedChange } from '@glimmer/sync/typed-rows'
import fc from 'fast-check'
import { valueOf } from '../../apps/web/app/device/test/random-rows.ts'
import { fits, type Schema } from './rows.ts'

/** Something done to rows of any table, made from the registry: a new table is in it without a word here. */
export interface Act {
  readonly kind: 'insert' | 'update' | 'delete' | 'replace' | 'grow' | 'complete' | 'reopen'
  readonly table: TableName
  /** Chooses among the rows that are there, and among the few ids that rows get, so that devices meet in them. */
  readonly pick: number
  /** A value for each field of the table, and a bit for each that says whether it is said where it need not be. */
  readonly whole: RowData
  readonly said: number
  readonly day: string
}

/** The rows that are seen where something is done. */
export type Seen = (table: TableName) => readonly (RowData & { readonly id: string })[]

/** So few rows of a table, that devices often meet in one. */
const IDS = 4
const KEYS = ['a', 'b', 'c'] as const

/** Around today, and around the days from which on the server draws them in. */
const day = fc
  .constantFrom(-4_000, -400, -300, -30, -1, 0, 0, 0, 1, 9, 4_000)
  .map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10))

const plain = fc.oneof(fc.constantFrom(...KEYS), fc.boolean(), fc.nat(9), fc.constant(['list']))
const nested = fc.dictionary(fc.constantFrom(...KEYS), fc.oneof(plain, fc.constant(null)), { maxKeys: 3 })
const patch = fc.dictionary(
  fc.constantFrom(...KEYS),
  fc.oneof(plain, fc.constant(null), nested, nested, nested),
  {
    maxKeys: 3,
  },
)

function fieldOf(table: TableName, field: string, schema: Schema): fc.Arbitrary<unknown> {
  if (tableDefinition(table).merged?.includes(field)) return patch
  const accepts = (value: unknown) => fits(schema, value)
  const isDay = accepts('2026-11-21') && !accepts('some words')
  return isDay ? fc.oneof(day, valueOf(field, schema)) : valueOf(field, schema)
}

function actsOn(table: TableName): fc.Arbitrary<Act> {
  const { shape } = tableDefinition(table).schema
  const fields = Object.entries(shape).map(([field, schema]) => [field, fieldOf(table, field, schema)])
  return fc.record({
    kind: fc.constantFrom('insert', 'insert', 'update', 'update', 'update', 'delete'),
    table: fc.constant(table),
    pick: fc.nat({ max: 1_000 }),
    whole: fc.record(Object.fromEntries(fields)).map(asSent),
    said: fc.nat({ max: 2 ** 16 - 1 }),
    day,
  })
}

/** As it is after the way over the wire. */
function asSent(row: RowData): RowData {
  return makeStorable(JSON.parse(JSON.stringify(row)) as RowData)
}

const onAnyTable = fc.oneof(
  { weight: 3, arbitrary: actsOn('tasks') },
  { weight: 2, arbitrary: actsOn('user_preferences') },
  ...deviceTableNames.map((table) => ({ weight: 1, arbitrary: actsOn(table) })),
)

/** A step that is made smaller is two rows at once. Completing and opening again concern two tables, and growing goes over a limit. */
export const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 12, arbitrary: onAnyTable },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('replace' as const),
      table: fc.constant('subtasks' as const),
      pick: fc.nat({ max: 1_000 }),
      whole: fc.constant({
        title: 'Fill half of the can',
        createdAt: '2026-11-21T10:00:01.000Z',
        sortKey: '2026-11-21T10:00:00.000Z a 2026-11-21T10:00:01.000Z',
      }),
      said: fc.constant(2 ** 16 - 1),
      day,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('complete', 'complete', 'reopen', 'grow'),
      table: fc.constant('tasks' as const),
      pick: fc.nat({ max: 1_000 }),
      whole: fc.constant({ title: 'Water the fern', createdAt: '2026-11-21T10:00:00.000Z' }),
      said: fc.nat({ max: 2 ** 16 - 1 }),
      day,
    }),
  },
)

/** What one write would hold for the act; none where there is nothing to do it to. */
export function changesFor({ kind, table, pick, whole, said, day: on }: Act, seen: Seen): Change[] {
  const rows = seen(table)
  const row = rows[pick % (rows.length || 1)]
  const { parent, defaults } = tableDefinition(table)
  const isSaid = (field: string, i: number) => ((said >> (i % 16)) & 1) === 1 || field === parent?.field
  const parents = parent ? seen(parent.table as TableName) : []
  const parentId = parents[pick % (parents.length || 1)]?.id
  const data = (mayLeaveOut: (field: string) => boolean): Record<string, unknown> => ({
    ...Object.fromEntries(
      Object.entries(whole).filter(([field], i) => !mayLeaveOut(field) || isSaid(field, i)),
    ),
    ...(parent && { [parent.field]: parentId }),
  })

  if (kind === 'grow') return grown(pick)
  if (kind === 'complete' || kind === 'reopen') return row ? ticked(row, kind === 'complete', on, said) : []
  if (parent && parentId === undefined) return []
  if (kind === 'delete')
    return row ? [...(said & 1 ? childrenOf(table, row.id, seen) : []), deleteOf(table, row.id)] : []
  if (kind === 'update' && row) {
    const some = data(() => true)
    const [first] = Object.entries(whole)
    const isEmpty = Object.keys(some).length === 0
    return [
      { table, rowId: row.id, op: 'update', data: isEmpty && first ? Object.fromEntries([first]) : some },
    ]
  }
  const insert = typedChange(
    table,
    idOf(table, pick, on),
    'insert',
    data((field) => Object.hasOwn(defaults, field)),
  )
  return kind === 'replace' && row ? [insert, deleteOf(table, row.id)] : [insert]
}

function deleteOf(table: TableName, rowId: string): Change {
  return { table, rowId, op: 'delete' }
}

function childrenOf(table: TableName, rowId: string, seen: Seen): Change[] {
  return tableNames.flatMap((name) => {
    const { parent } = tableDefinition(name)
    if (parent?.table !== table) return []
    return seen(name).flatMap((row) => (row[parent.field] === rowId ? [deleteOf(name, row.id)] : []))
  })
}

/** A task and its win in one write, done or opened again, as pages of yesterday and of today write it. */
function ticked(
  task: RowData & { readonly id: string },
  isDone: boolean,
  on: string,
  said: number,
): Change[] {
  const update = (data: RowData): Change => typedChange('tasks', task.id, 'update', data)
  const isOnce = said % 3 > 0
  if (isDone) {
    const done = isOnce ? { completed: true, completedOn: on } : { lastCompleted: on }
    const data = { title: 'Done', completedAt: `${on}T08:00:00.000Z`, completedOn: on }
    return [update(done), { table: 'wins', rowId: `${task.id}:${on}`, op: 'insert', data }]
  }
  const before = said % 2 ? (task['completedOn'] ?? task['lastCompleted'] ?? on) : on
  const open = isOnce ? { completed: false, completedOn: null } : { lastCompleted: null }
  return [update(open), deleteOf('wins', `${task.id}:${String(before)}`)]
}

/** A few of these together are more than the object may hold, and many more than a push may. */
function grown(pick: number): Change[] {
  const text = (KEYS[pick % 3] ?? 'a').repeat(7_000)
  const data = { workingStyle: { [`long ${pick % 4}`]: text } }
  const change: Change = { table: 'user_preferences', rowId: 'me', op: 'insert', data }
  return pick % 5 === 0 ? Array.from({ length: 5 }, () => change) : [change]
}

function idOf(table: TableName, pick: number, on: string): string {
  const uuid = (name: TableName) =>
    `00000000-0000-4000-8000-0000000${String(tableNames.indexOf(name)).padStart(2, '0')}00${pick % IDS}`
  const keys = { uuid: uuid(table), me: 'me', date: on, 'uuid:date': `${uuid('tasks')}:${on}` }
  return keys[tableDefinition(table).key]
}
