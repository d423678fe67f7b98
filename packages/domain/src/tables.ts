import type * as z from 'zod/mini'
import { brainDumpItemSchema } from './brain-dump/brain-dump-item.ts'
import { calendarEventDefaults, calendarEventSchema } from './calendar/calendar-event.ts'
import { calendarSettingsDefaults, calendarSettingsSchema } from './calendar/calendar-settings.ts'
import { calendarIntegrationSchema } from './calendar/connected/calendar-integration.ts'
import { eventOverrideDefaults, eventOverrideSchema } from './calendar/event-override.ts'
import { timeBlockSchema } from './calendar/time-block.ts'
import { dailyCheckinSchema } from './energy/daily-checkin.ts'
import type { JsonObjectPatch } from './fields.ts'
import { eventReminderDefaults, eventReminderSchema } from './notifications/event-reminder.ts'
import {
  notificationPreferencesDefaults,
  notificationPreferencesSchema,
} from './notifications/notification-preferences.ts'
import { taskReminderDefaults, taskReminderSchema } from './notifications/task-reminder.ts'
import { userPreferencesDefaults, userPreferencesSchema } from './preferences/user-preferences.ts'
import { avatarSchema } from './profile/avatar.ts'
import { profileDefaults, profileSchema } from './profile/profile.ts'
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
  /** The row that this row belongs to: deleting it deletes this one too. */
  readonly parent?: { readonly table: string; readonly field: string }
  /** Fields whose objects merge key by key instead of being replaced. */
  readonly merged?: readonly string[]
  /** Fields of a person's own words: where two devices change one, what was overruled is kept, see docs/sync.md. */
  readonly texts?: readonly string[]
  /**
   * Set where a row is only a trace of another row, as a win is of its task or its step. While that row exists the trace
   * is not counted as a thing of its own, and undoing both together loses nothing.
   */
  readonly traceOf?: { readonly tables: readonly string[]; readonly rowId: (id: string) => string }
  /**
   * Set where the server alone makes and deletes rows, as those of connected calendars: the fields that only it writes. A
   * device may change the others.
   */
  readonly serverOnly?: readonly string[]
}

/**
 * Every synced table. Device and server both iterate over it; parents come before their children.
 * How to add one: docs/first-change.md.
 */
export const tables = {
  tasks: { schema: taskSchema, defaults: taskDefaults, key: 'uuid', texts: ['title'] },
  subtasks: {
    schema: subtaskSchema,
    defaults: subtaskDefaults,
    key: 'uuid',
    texts: ['title'],
    parent: { table: 'tasks', field: 'taskId' },
  },
  // Without a parent: a win stays when its task is deleted.
  wins: {
    schema: winSchema,
    defaults: {},
    key: 'uuid:date',
    traceOf: { tables: ['tasks', 'subtasks'], rowId: taskOfWin },
  },
  brain_dump_items: { schema: brainDumpItemSchema, defaults: {}, key: 'uuid', texts: ['text'] },
  daily_checkins: { schema: dailyCheckinSchema, defaults: {}, key: 'date' },
  rewards: { schema: rewardSchema, defaults: rewardDefaults, key: 'uuid', texts: ['title'] },
  calendar_integrations: {
    schema: calendarIntegrationSchema,
    defaults: {},
    key: 'uuid',
    serverOnly: ['accountId', 'provider', 'isReadOnly'],
  },
  calendar_events: {
    schema: calendarEventSchema,
    defaults: calendarEventDefaults,
    key: 'uuid',
    merged: ['exceptions', 'additions'],
    texts: ['title', 'description', 'location'],
  },
  calendar_event_overrides: {
    schema: eventOverrideSchema,
    defaults: eventOverrideDefaults,
    key: 'uuid',
    texts: ['title', 'description', 'location'],
    parent: { table: 'calendar_events', field: 'eventId' },
  },
  calendar_settings: { schema: calendarSettingsSchema, defaults: calendarSettingsDefaults, key: 'me' },
  time_blocks: {
    schema: timeBlockSchema,
    defaults: {},
    key: 'uuid',
    parent: { table: 'tasks', field: 'taskId' },
  },
  task_reminders: {
    schema: taskReminderSchema,
    defaults: taskReminderDefaults,
    key: 'uuid',
    parent: { table: 'tasks', field: 'taskId' },
  },
  event_reminders: {
    schema: eventReminderSchema,
    defaults: eventReminderDefaults,
    key: 'uuid',
    parent: { table: 'calendar_events', field: 'eventId' },
  },
  notification_preferences: {
    schema: notificationPreferencesSchema,
    defaults: notificationPreferencesDefaults,
    key: 'me',
  },
  profiles: {
    schema: profileSchema,
    defaults: profileDefaults,
    key: 'me',
    texts: ['fullName', 'phone', 'bio'],
  },
  avatars: { schema: avatarSchema, defaults: {}, key: 'me' },
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

/** The fields of a table's rows, without the id, by its schema. */
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

/** The fields that an update may set. */
export type ChangedFieldsOf<Name extends TableName> = Partial<WrittenFieldsOf<Name>>

/** The fields of an insert: all are needed but those with a default. */
export type NewFieldsOf<Name extends TableName> = ChangedFieldsOf<Name> &
  Omit<WrittenFieldsOf<Name>, keyof (typeof tables)[Name]['defaults']>

export const tableNames = Object.keys(tables) as readonly TableName[]

/** The tables of which devices make rows. */
export const deviceTableNames = tableNames.filter((name) => !tableDefinition(name).serverOnly)

export function isTableName(name: string): name is TableName {
  return Object.hasOwn(tables, name)
}

/** The definition of a table, in its general shape. */
export function tableDefinition(name: TableName): TableDefinition {
  return tables[name]
}

/** The tables whose rows belong to rows of this one, each with the field that names it. */
export function childTablesOf(name: string): { readonly table: TableName; readonly field: string }[] {
  return tableNames.flatMap((table) => {
    const { parent } = tableDefinition(table)
    return parent?.table === name ? [{ table, field: parent.field }] : []
  })
}
