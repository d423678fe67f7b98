import type { CalendarAccounts } from '@glimmer/api/connected-calendars'
import { syncOutcomeOf } from '@glimmer/domain/calendar/connected/account-standing'
import { fetchCalendarAccounts, syncCalendars } from './connected-calendars-api.ts'
import type { Answer } from './request.ts'

/** After so long the server is asked again whether it is done. After the last it goes on without anybody waiting. */
const LOOKS_MS = [200, 400, 700, ...Array.from({ length: 60 }, () => 1_000)]

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
  for (const pause of [...LOOKS_MS, null]) {
    onNews?.(answer)
    if (answer.kind !== 'ok') return 'refused'
    const { accounts } = answer.value
    const outcome = syncOutcomeOf(accounts.filter(({ id }) => accountId === undefined || id === accountId))
    if (outcome !== 'goesOn') return outcome
    if (pause === null) break
    await new Promise((resolve) => setTimeout(resolve, pause))
    answer = await fetchCalendarAccounts(owner)
  }
  return 'complete'
}
