import { randomUUID } from 'node:crypto'
import { MAX_CALENDARS } from '@glimmer/api/connected-calendars'
import type { CalendarProvider } from '@glimmer/domain/calendar/connected/calendar-integration'
import { MAX_CALENDAR_NAME_LENGTH } from '@glimmer/domain/calendar/connected/calendar-integration'
import { DEFAULT_EVENT_COLOR } from '@glimmer/domain/calendar/calendar-event'
import type { Change, Insert } from '@glimmer/sync/change'
import type { Transaction } from 'kysely'
import type { PersonalTables } from '../db/tables.ts'
import { carryOut } from '../sync/apply-mutation.ts'
import { lockCounter } from '../sync/counter.ts'
import type { RemoteCalendar } from './connector.ts'
import { derivedId } from './derived-ids.ts'

type Trx = Transaction<PersonalTables>

interface Listed {
  readonly accountId: string
  readonly provider: CalendarProvider
  readonly calendars: readonly RemoteCalendar[]
  /** Whether the account was just connected: what comes to it later is not synced before the person says so. */
  readonly isNew: boolean
}

/** Keeps the calendars that an account was found to have. One that is known keeps what the person chose for it. */
export async function addCalendars(trx: Trx, userId: string, listed: Listed): Promise<void> {
  const counter = await lockCounter(trx, userId)
  const { accountId, provider, isNew } = listed
  const all = await trx
    .selectFrom('calendar_integrations')
    .select(['id', 'is_read_only as isReadOnly'])
    .where('user_id', '=', userId)
    .execute()
  const known = new Map(all.map((one) => [one.id, one]))
  const added: { readonly insert: Insert; readonly remoteId: string }[] = []
  const changes: Change[] = []
  for (const { remoteId, name, color, isReadOnly } of listed.calendars) {
    const id = derivedId(accountId, remoteId)
    const before = known.get(id)
    if (before && before.isReadOnly !== isReadOnly)
      changes.push({ table: 'calendar_integrations', rowId: id, op: 'update', data: { isReadOnly } })
    if (before || all.length + added.length >= MAX_CALENDARS) continue
    const data = {
      accountId,
      provider,
      calendarName: nameOf(name),
      calendarColor: color !== null && /^#[\da-f]{6}$/.test(color) ? color : DEFAULT_EVENT_COLOR,
      // Holidays and birthdays of an account would be much at once; a single address is what was asked for.
      syncEnabled: isNew && (provider === 'ics' || !isReadOnly),
      direction: isReadOnly ? 'read' : 'both',
      isReadOnly,
    } as const
    known.set(id, { id, isReadOnly })
    added.push({ insert: { table: 'calendar_integrations', rowId: id, op: 'insert', data }, remoteId })
  }
  const wanted = [...added.map(({ insert }) => insert), ...changes]
  if (wanted.length === 0) return
  const done = await carryOut(trx, userId, counter, { id: randomUUID(), changes: wanted, keepsDeleted: true })
  if (done.kind === 'rejected') throw new Error(`calendars could not be kept: ${done.reason}`)
  if (added.length === 0) return
  const cursors = added.map(({ insert: { rowId }, remoteId }) => ({
    user_id: userId,
    integration_id: rowId,
    account_id: accountId,
    remote_id: remoteId,
  }))
  await trx.insertInto('calendar_cursors').values(cursors).execute()
}

function nameOf(name: string): string {
  const text = name
    .replaceAll('\0', '')
    .toWellFormed()
    .trim()
    .slice(0, MAX_CALENDAR_NAME_LENGTH)
    .toWellFormed()
  return text === '' ? 'Calendar' : text
}
