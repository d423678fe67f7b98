import type { CalendarAccounts } from '@glimmer/api/connected-calendars'
import { syncOutcomeOf } from '@glimmer/domain/calendar/connected/account-standing'
import { fetchCalendarAccounts, syncCalendars } from './connected-calendars-api.ts'
import type { Answer } from './request.ts'

/** So often the server is asked whether it is done, and for so long. Then it goes on without anybody waiting. */
const LOOK_MS = 1_000
const MOST_LOOKS = 60

interface SyncOptions {
  /** Without it every connected calendar is synced. */
  readonly accountId?: string
  /** Called with each answer on the way. */
  readonly onNews?: (answer: Answer<CalendarAccounts>) => void
}

/** Has the server sync connected calendars, and waits for the end. Returns how that went. */
export async function syncConnected(
  owner: string,
  { accountId, onNews }: SyncOptions = {},
): Promise<'complete' | 'refused'> {
  let answer = await syncCalendars(owner, accountId)
  for (let looks = 0; ; looks += 1) {
    onNews?.(answer)
    if (answer.kind !== 'ok') return 'refused'
    const { accounts } = answer.value
    const outcome = syncOutcomeOf(accounts.filter(({ id }) => accountId === undefined || id === accountId))
    if (outcome !== 'goesOn') return outcome
    if (looks === MOST_LOOKS) return 'complete'
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    answer = await fetchCalendarAccounts(owner)
  }
}
