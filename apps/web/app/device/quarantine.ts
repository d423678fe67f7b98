import { isTableName, tableDefinition } from '@glimmer/domain/tables'
import type { Change } from '@glimmer/sync/change'
import { cursorSchema } from '@glimmer/sync/cursor'
import * as z from 'zod/mini'
import type { DamagedRecord, DeviceDatabase, Meta, OutboxRecord, RowRecord, TrashRecord } from './database.ts'
import type { StoreReader } from './object-stores.ts'

/** How much was damaged, and everything that is whole. */
interface Looked {
  readonly damaged: number
  readonly rows: readonly RowRecord[]
  readonly outbox: readonly OutboxRecord[]
  readonly trash: readonly TrashRecord[]
}

/**
 * A disk can return damaged data, and a person can edit it in the browser's developer tools. Whatever is no valid
 * row, mutation or trash entry is moved to `damaged` in the meta store, so that everything else works; an account
 * then pulls everything anew. Each opening checks what pages need of a row; with `checksIntegrity` every field is
 * checked, which takes longer.
 */
export async function quarantine(
  database: DeviceDatabase,
  at: string,
  checksIntegrity: boolean,
): Promise<Looked> {
  const [allRows, allOutbox, allTrash, meta] = await Promise.all([
    readAllReadable(database.rows),
    readAllReadable(database.outbox),
    readAllReadable(database.trash),
    findDamagedMeta(database),
  ])
  const rows = allRows.filter((record) => !isRow(record, checksIntegrity))
  const outbox = allOutbox.filter((record) => !isOutboxRecord(record))
  const trash = allTrash.filter((record) => !isTrashRecord(record))
  const damaged = rows.length + outbox.length + trash.length + meta.length
  if (damaged === 0) return { damaged, rows: allRows, outbox: allOutbox, trash: allTrash }

  await database.transaction(async (stores) => {
    const found: DamagedRecord[] = [
      ...rows.map((record) => ({ at, store: 'rows', record })),
      ...outbox.map((record) => ({ at, store: 'outbox', record })),
      ...trash.map((record) => ({ at, store: 'trash', record })),
      ...meta.map(([key, value]) => ({ at, store: 'meta', record: { key, value } })),
    ]
    const before = await stores.read('damaged')
    await stores.keep('damaged', [...(Array.isArray(before) ? before : []), ...found])
    await stores.rows.delete(rows.map(({ table, id }) => [table, id]))
    await stores.outbox.delete(outbox.map(({ seq }) => seq))
    await stores.trash.delete(trash.map(({ id }) => id))
    // Without its `schema` entry the next round pulls everything from the beginning.
    await stores.forget('schema', ...meta.map(([key]) => key))
  })
  return {
    damaged,
    rows: without(allRows, rows),
    outbox: without(allOutbox, outbox),
    trash: without(allTrash, trash),
  }
}

function without<T>(all: readonly T[], taken: readonly T[]): readonly T[] {
  const isTaken = new Set(taken)
  return all.filter((record) => !isTaken.has(record))
}

/** The browser refuses to read all rows at once if one of them is damaged; then they are read one by one. */
async function readAllReadable<Row, Key>(store: StoreReader<Row, Key>): Promise<Row[]> {
  try {
    return await store.getAll()
  } catch {
    const rows: Row[] = []
    for (const key of await store.keys()) {
      const row = await store.get(key).catch(() => undefined)
      if (row !== undefined) rows.push(row)
    }
    return rows
  }
}

function isRow({ table, id, data, base }: RowRecord, checksIntegrity: boolean): boolean {
  // A later version may have stored tables that this one does not know.
  if (typeof table === 'string' && !isTableName(table)) return true
  if (typeof table !== 'string' || typeof id !== 'string' || data === undefined) return false
  if (data !== null && !isFields(data)) return false
  if (base !== undefined && base !== null && !isFields(base)) return false
  if (data === null) return true
  const { schema, defaults, merged } = tableDefinition(table)
  return Object.entries(schema.shape).every(([field, fieldSchema]) => {
    const isNeeded = !Object.hasOwn(defaults, field)
    if (data[field] === undefined) return !isNeeded
    if (merged?.includes(field)) return isFields(data[field])
    return (!isNeeded && !checksIntegrity) || z.safeParse(fieldSchema, data[field]).success
  })
}

function isFields(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Checks only the form: the content may be of a later version, and the server refuses what it cannot read. */
function isOutboxRecord({ mutation }: OutboxRecord): boolean {
  return isFields(mutation) && typeof mutation.id === 'string' && areChanges(mutation.changes)
}

function isTrashRecord({ at, changes }: TrashRecord): boolean {
  return typeof at === 'string' && areChanges(changes)
}

function areChanges(value: unknown): boolean {
  if (!Array.isArray(value)) return false
  return value.every((change: Partial<Change> | null) => {
    if (typeof change?.table !== 'string' || typeof change.rowId !== 'string') return false
    return change.op === 'delete' || isFields((change as { data?: unknown }).data)
  })
}

const wholeNumber = z.int().check(z.minimum(0))
const position = z.nullable(cursorSchema)

/** What the sync reads before it asks the server anything. */
const metaSchemas = {
  cursor: position,
  trail: z.array(position),
  unread: cursorSchema,
  generation: wholeNumber,
  schema: z.int(),
} satisfies Partial<Record<keyof Meta, z.core.$ZodType>>

async function findDamagedMeta(database: DeviceDatabase): Promise<[key: keyof Meta, value: unknown][]> {
  const schemas = Object.entries(metaSchemas) as [keyof typeof metaSchemas, z.core.$ZodType][]
  const values = await Promise.all(schemas.map(([key]) => database.read(key)))
  return schemas.flatMap(([key, schema], i): [keyof Meta, unknown][] => {
    const value: unknown = values[i]
    return value === undefined || z.safeParse(schema, value).success ? [] : [[key, value]]
  })
}
