import type { ReminderRows } from '@glimmer/domain/notifications/due-reminders'
import {
  type NotificationPreferences,
  notificationPreferencesDefaults,
} from '@glimmer/domain/notifications/notification-preferences'
import type { SmallThingRows } from '@glimmer/domain/notifications/small-thing'
import type { SummaryRows } from '@glimmer/domain/notifications/weekly-summary'
import { type RowOf, type TableName, tableDefinition } from '@glimmer/domain/tables'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { PersonalTables } from '../db/tables.ts'
import { columnName } from '../sync/rows.ts'

type Trx = Transaction<PersonalTables>
type Json = Readonly<Record<string, unknown>>

/** So many reminders of tasks, and of events, are looked at: nobody has more, and a mistake must not hold up others. */
const MOST_REMINDERS = 200
/** So many changed days of their series, the latest first: a series that goes on for years has fewer. */
const MOST_OVERRIDES = 2_000
/**
 * So many bytes of days that series leave out or have beside their rules, the shortest first: all of it is held at once, and
 * of several people. A series with two thousand such days has 50,000.
 */
const MOST_DAYS_BYTES = 1_000_000
/** So much of what is open is looked through for one small thing. */
const MOST_TASKS = 1_000
const MOST_WINS = 500
/** For how long back a message counts among those of a day. */
const SENT_HOURS = 48

/** What a person's reminders follow from. */
export interface RemindedRows extends Omit<ReminderRows, 'preferences' | 'sent'> {
  readonly preferences: NotificationPreferences
  readonly sent: readonly { readonly key: string; readonly at: Date }[]
}

// Each of these is one statement, in the scope of its person: a look at ten thousand people asks ten thousand times.

/** All that a person's reminders follow from; with `only`, what the one with this id does. */
export async function readRemindedRows(trx: Trx, userId: string, only?: string): Promise<RemindedRows> {
  const wanted = only === undefined ? sql`` : sql`and id = ${only}`
  const reminders = sql`${wanted} order by id limit ${MOST_REMINDERS}`
  const reminded = (table: TableName, field: string) =>
    sql`and id in (select ${sql.ref(field)} from ${sql.table(table)} where user_id = ${userId} ${reminders})`
  const lists = await readLists(trx, {
    ...chosenLists(userId),
    taskReminders: listOf('task_reminders', userId, reminders),
    tasks: listOf('tasks', userId, reminded('task_reminders', 'task_id')),
    eventReminders: listOf('event_reminders', userId, reminders),
    events: listOf(
      'calendar_events',
      userId,
      // What is switched off is out of sight, and would ring out of nowhere.
      sql`and id in (select id from (select id, sum(bytes) over (order by bytes, id) as total from (
          select id, octet_length(exceptions::text) + octet_length(additions::text) as bytes from calendar_events
          where user_id = ${userId} ${reminded('event_reminders', 'event_id')}) as each) as summed where total <= ${MOST_DAYS_BYTES})
        and (calendar_id is null or calendar_id not in
        (select id from calendar_integrations where user_id = ${userId} and not sync_enabled))`,
    ),
    overrides: listOf(
      'calendar_event_overrides',
      userId,
      sql`and event_id in (select event_id from event_reminders where user_id = ${userId} ${wanted})
        order by original_start desc limit ${MOST_OVERRIDES}`,
    ),
    sent: sql`(select coalesce(json_agg(json_build_object('key', key, 'at', sent_at)), '[]') from notify_sent
      where user_id = ${userId} and sent_at > now() - make_interval(hours => ${SENT_HOURS}))`,
  })
  return {
    ...chosenIn(lists),
    tasks: rowsOf('tasks', lists.tasks),
    taskReminders: rowsOf('task_reminders', lists.taskReminders),
    events: rowsOf('calendar_events', lists.events),
    overrides: rowsOf('calendar_event_overrides', lists.overrides),
    eventReminders: rowsOf('event_reminders', lists.eventReminders),
    sent: lists.sent.map(({ key, at }) => ({ key: String(key), at: new Date(String(at)) })),
  }
}

type Chosen = Pick<RemindedRows, 'preferences' | 'userPreferences'>

/** What a person chose, and when their day begins. */
export async function readChosen(trx: Trx, userId: string): Promise<Chosen> {
  return chosenIn(await readLists(trx, chosenLists(userId)))
}

const chosenLists = (userId: string) => ({
  preferences: listOf('notification_preferences', userId),
  user: listOf('user_preferences', userId),
})

function chosenIn(lists: Readonly<Record<keyof ReturnType<typeof chosenLists>, readonly Json[]>>): Chosen {
  return {
    preferences: preferencesIn(lists.preferences),
    userPreferences: rowsOf('user_preferences', lists.user)[0],
  }
}

/** What the one small thing of a daily reminder is chosen from. */
export async function readSmallThings(trx: Trx, userId: string): Promise<SmallThingRows> {
  const open = sql`and not completed and set_aside_at is null`
  const lists = await readLists(trx, {
    user: listOf('user_preferences', userId),
    tasks: listOf('tasks', userId, sql`${open} order by created_at limit ${MOST_TASKS}`),
    subtasks: listOf(
      'subtasks',
      userId,
      sql`and task_id in (select id from tasks where user_id = ${userId} ${open} order by created_at limit ${MOST_TASKS})
        limit ${MOST_TASKS}`,
    ),
    checkins: listOf('daily_checkins', userId, sql`order by id desc limit 3`),
  })
  return {
    userPreferences: rowsOf('user_preferences', lists.user)[0],
    tasks: rowsOf('tasks', lists.tasks),
    subtasks: rowsOf('subtasks', lists.subtasks),
    checkins: rowsOf('daily_checkins', lists.checkins),
  }
}

/** What a weekly summary is written from, beside the one thing ahead. */
export async function readSummaryRows(trx: Trx, userId: string, from: string): Promise<SummaryRows> {
  const lists = await readLists(trx, {
    wins: listOf(
      'wins',
      userId,
      sql`and completed_on >= ${from}::date order by completed_at desc limit ${MOST_WINS}`,
    ),
    checkins: listOf('daily_checkins', userId, sql`and checkin_date >= ${from}::date limit 10`),
  })
  return { wins: rowsOf('wins', lists.wins), checkins: rowsOf('daily_checkins', lists.checkins) }
}

async function readLists<Name extends string>(
  trx: Trx,
  lists: Readonly<Record<Name, RawBuilder<unknown>>>,
): Promise<Record<Name, readonly Json[]>> {
  const selected = Object.entries<RawBuilder<unknown>>(lists).map(
    ([name, list]) => sql`${list} as ${sql.ref(name)}`,
  )
  const { rows } = await sql<Record<Name, readonly Json[]>>`select ${sql.join(selected)}`.execute(trx)
  const [found] = rows
  if (!found) throw new Error('a statement without a table answers one row')
  return found
}

/** What no reminder says or follows from; it may be long. */
const UNREAD: Partial<Record<TableName, readonly string[]>> = {
  user_preferences: [
    'primaryChallenges',
    'dailyStruggles',
    'goals',
    'accessibilityNeeds',
    'notificationSettings',
    'appCustomizations',
    'createdAt',
    'updatedAt',
  ],
  calendar_events: ['description', 'location', 'category', 'color', 'url', 'calendarId'],
  calendar_event_overrides: ['description', 'location', 'category', 'color', 'url'],
}

/** Written so that the database plans it once: short, and without an asterisk, see `db/statement-names.ts`. */
function listOf(table: TableName, userId: string, rest: RawBuilder<unknown> = sql``): RawBuilder<unknown> {
  const fields = ['id', ...Object.keys(tableDefinition(table).schema.shape)]
  const columns = fields.filter((field) => !UNREAD[table]?.includes(field)).map(columnName)
  return sql`(select coalesce(json_agg(t),'[]') from (select ${sql.raw(columns.join())} from ${sql.raw(table)} where user_id = ${userId} ${rest}) t)`
}

/** Rows as devices have them: the database checked each when it was written. */
function rowsOf<Name extends TableName>(table: Name, found: readonly Json[]): RowOf<Name>[] {
  const fields = ['id', ...Object.keys(tableDefinition(table).schema.shape)]
  return found.map((row) => {
    const data = fields.map((field) => [field, valueOf(field, row[columnName(field)] ?? null)])
    return Object.fromEntries(data) as RowOf<Name>
  })
}

/** JSON writes instants in a way of its own. */
function valueOf(field: string, value: unknown): unknown {
  const isInstant = typeof value === 'string' && /(?:At|Until)$/.test(field)
  return isInstant ? new Date(value).toISOString() : value
}

function preferencesIn(found: readonly Json[]): NotificationPreferences {
  return rowsOf('notification_preferences', found)[0] ?? { id: 'me', ...notificationPreferencesDefaults }
}
