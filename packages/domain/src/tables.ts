import type * as z from 'zod/mini'
import { brainDumpItemSchema } from './brain-dump/brain-dump-item.ts'
import { dailyCheckinSchema } from './energy/daily-checkin.ts'
import type { JsonObjectPatch } from './fields.ts'
import { userPreferencesDefaults, userPreferencesSchema } from './preferences/user-preferences.ts'
import { rewardDefaults, rewardSchema } from './rewards/reward.ts'
import { subtaskDefaults, subtaskSchema } from './tasks/subtask.ts'
import { taskDefaults, taskSchema } from './tasks/task.ts'
import { taskOfWin, winSchema } from './tasks/win.ts'

/** How a row of a table gets its id: a UUID of its own, or one that follows from what it is. */
export type RowKey = 'uuid' | 'me' | 'date' | 'uuid:date'

export interface TableDefinition {
  /** Every field of a row, without its id. */
  readonly schema: z.ZodMiniObject
  /** What an insert may leave out. */
  readonly defaults: Readonly<Record<string, unknown>>
  readonly key: RowKey
  /** The row this one belongs to and goes with. */
  readonly parent?: { readonly table: string; readonly field: string }
  /** Fields whose objects merge key by key instead of being replaced. */
  readonly merged?: readonly string[]
  /**
   * Which row a row of this table, by its id, is a trace of. Beside that row it is no thing of its own; taken back together
   * with what left it, it is no loss.
   */
  readonly traceOf?: { readonly table: string; readonly rowId: (id: string) => string }
}

/**
 * Every synced table. Device and server both iterate over it; parents come before their children.
 * How to add one: docs/sync.md.
 */
export const tables = {
  tasks: { schema: taskSchema, defaults: taskDefaults, key: 'uuid' },
  subtasks: {
    schema: subtaskSchema,
    defaults: subtaskDefaults,
    key: 'uuid',
    parent: { table: 'tasks', field: 'taskId' },
  },
  // No child of its task: what was done stays done when the task is gone.
  wins: {
    schema: winSchema,
    defaults: {},
    key: 'uuid:date',
    traceOf: { table: 'tasks', rowId: taskOfWin },
  },
  brain_dump_items: { schema: brainDumpItemSchema, defaults: {}, key: 'uuid' },
  daily_checkins: { schema: dailyCheckinSchema, defaults: {}, key: 'date' },
  rewards: { schema: rewardSchema, defaults: rewardDefaults, key: 'uuid' },
  user_preferences: {
    schema: userPreferencesSchema,
    defaults: userPreferencesDefaults,
    key: 'me',
    merged: [
      'workingStyle',
      'energyPatterns',
      'accessibilityNeeds',
      'notificationSettings',
      'appCustomizations',
    ],
  },
} as const satisfies Record<string, TableDefinition>

export type TableName = keyof typeof tables

/** What a row of a table holds beside its id, as the table's schema says. */
export type FieldsOf<Name extends TableName> = z.infer<(typeof tables)[Name]['schema']>

/** A row of a table as it is read. */
export type RowOf<Name extends TableName> = Readonly<FieldsOf<Name> & { id: string }>

type MergedFieldOf<Name extends TableName> = (typeof tables)[Name] extends {
  merged: readonly (infer Field)[]
}
  ? Field
  : never

type WrittenFieldsOf<Name extends TableName> = {
  readonly [Field in keyof FieldsOf<Name>]: Field extends MergedFieldOf<Name>
    ? JsonObjectPatch
    : FieldsOf<Name>[Field]
}

/** What a change may say of a row that there is. */
export type ChangedFieldsOf<Name extends TableName> = Partial<WrittenFieldsOf<Name>>

/** What a new row must say: every field but those that have a default. */
export type NewFieldsOf<Name extends TableName> = ChangedFieldsOf<Name> &
  Omit<WrittenFieldsOf<Name>, keyof (typeof tables)[Name]['defaults']>

export const tableNames = Object.keys(tables) as readonly TableName[]

export function isTableName(name: string): name is TableName {
  return Object.hasOwn(tables, name)
}

/** The definition of a table, in its general shape. */
export function tableDefinition(name: TableName): TableDefinition {
  return tables[name]
}
