import { isCalendarDate, jsonObjectPatch, uuid } from '@glimmer/domain/fields'
import { isTableName, type RowKey, type TableDefinition, tableDefinition } from '@glimmer/domain/tables'
import * as z from 'zod/mini'
import type { Change, RowData } from './change.ts'
import { typedChange } from './typed-rows.ts'

export type Validated =
  | { readonly kind: 'ok'; readonly change: Change }
  | { readonly kind: 'wrong'; readonly message: string }

const rawChangeSchema = z.strictObject({
  table: z.string().check(z.refine(isTableName, 'is not a synced table')),
  rowId: z.string(),
  op: z.enum(['insert', 'update', 'delete']),
  // The fields are checked one by one below, stopping at the first error.
  data: z.optional(z.custom<RowData>(isFields, 'must be an object')),
})

/**
 * Checks a change against its table: known table, an id of the right form, known fields of the right type,
 * and for a new row every field that has no default. The message names the field, never its content.
 */
export function validateChange(input: unknown): Validated {
  const raw = rawChangeSchema.safeParse(input)
  if (!raw.success) return wrong(describe(raw.error))
  const { table, rowId, op, data } = raw.data
  if (!isTableName(table)) return wrong('table: is not a synced table')
  const definition = tableDefinition(table)
  if (!isRowId[definition.key](rowId)) return wrong(`${table}: rowId is not one of this table`)
  if (op === 'delete') {
    return data ? wrong(`${table}: a delete has no data`) : { kind: 'ok', change: { table, rowId, op } }
  }
  const problem = checkData(definition, op, data ?? {})
  if (problem) return wrong(`${table}.${problem}`)
  return { kind: 'ok', change: typedChange(table, rowId, op, data ?? {}) }
}

/** Whether a whole row fits its table's schema. */
export function isValidRow(definition: TableDefinition, row: RowData): boolean {
  return definition.schema.safeParse(row).success
}

/** Whether these fields of a row fit its table's schema. Merged objects can outgrow it though each change was small. */
export function areValidFields(
  { schema }: TableDefinition,
  row: RowData,
  fields: readonly string[],
): boolean {
  return fields.every((field) => {
    const fieldSchema = schema.shape[field]
    return fieldSchema !== undefined && z.safeParse(fieldSchema, row[field]).success
  })
}

function checkData(definition: TableDefinition, op: 'insert' | 'update', data: RowData): string | null {
  const { shape } = definition.schema
  for (const field of Object.keys(data)) {
    const schema = Object.hasOwn(shape, field) ? shape[field] : undefined
    if (!schema) return `${field.slice(0, 50)}: is not a field of this table`
    const value = data[field]
    const result = z.safeParse(definition.merged?.includes(field) ? jsonObjectPatch : schema, value)
    if (!result.success) return `${field}: ${result.error.issues[0]?.message}`
  }
  if (op === 'insert') {
    for (const field of Object.keys(shape)) {
      if (!Object.hasOwn(data, field) && !Object.hasOwn(definition.defaults, field))
        return `${field}: is missing`
    }
  } else if (Object.keys(data).length === 0) return 'data: is empty'
  return null
}

const isUuid = (value: string) => uuid.safeParse(value).success

const isRowId: Record<RowKey, (rowId: string) => boolean> = {
  uuid: isUuid,
  me: (rowId) => rowId === 'me',
  date: isCalendarDate,
  'uuid:date': (rowId) =>
    isUuid(rowId.slice(0, -11)) && rowId.at(-11) === ':' && isCalendarDate(rowId.slice(-10)),
}

function isFields(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function describe(error: z.core.$ZodError): string {
  const issue = error.issues[0]
  return issue ? `${issue.path.join('.') || 'change'}: ${issue.message}` : 'change: is not valid'
}

function wrong(message: string): Validated {
  return { kind: 'wrong', message }
}
