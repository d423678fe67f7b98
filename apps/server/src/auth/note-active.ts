import { utcDate } from '@glimmer/domain/days/utc-date'
import type { Database } from '../db/open.ts'

/** Notes that somebody was here today. Called where a session begins or is prolonged, not for every request; writes once a day. */
export async function noteActive(
  { accounts }: Pick<Database, 'accounts'>,
  userId: string,
  now: Date,
): Promise<void> {
  const today = utcDate(now)
  await accounts
    .updateTable('user')
    .set({ last_active_on: today })
    .where('id', '=', userId)
    .where(({ or, eb }) => or([eb('last_active_on', 'is', null), eb('last_active_on', '<', today)]))
    .execute()
}
