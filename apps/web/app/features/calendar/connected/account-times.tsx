import type { ConnectedAccount } from '@glimmer/api/connected-calendars'
import { nextSyncOf } from '@glimmer/domain/calendar/connected/account-standing'
import { clockTime } from '@glimmer/domain/days/clock-time'
import { wallDate } from '@glimmer/domain/days/wall-date'
import { isTwelveHours } from '../../../lib/twelve-hours.ts'
import { useMinute } from '../../../lib/use-minute.ts'
import { dayName } from '../../../ui/day-name.ts'
import { words } from './words.ts'

/** When an account was synced last, and when it will be next. */
export function AccountTimes({ account }: { readonly account: ConnectedAccount }) {
  const now = useMinute()
  const say = (at: Date) => words.at(dayName(wallDate(at), wallDate(now)), clockTime(at, isTwelveHours))
  const { lastSyncedAt } = account
  const next = nextSyncOf(account, now)
  return (
    <dl className="quiet flex flex-wrap gap-x-6 gap-y-1">
      <div className="flex gap-2">
        <dt>{words.last}:</dt>
        <dd>{lastSyncedAt === null ? words.never : say(new Date(lastSyncedAt))}</dd>
      </div>
      <div className="flex gap-2">
        <dt>{words.next}:</dt>
        <dd>{next.kind === 'at' ? say(next.at) : words[next.kind]}</dd>
      </div>
    </dl>
  )
}
