import { sql } from 'kysely'
import type { Database } from '../db/open.ts'

/** Far longer than a message counts for anything: the most a day, and the week of a summary. */
const SENT_DAYS = 35
/** A device that did not start Glimmer for so long gets no more pushes; it subscribes again when it does. */
const UNSEEN_DAYS = 90

/** Deletes what was sent long ago, what waited until it was of no use, and devices that nobody uses. */
export async function forgetSent({ accounts }: Pick<Database, 'accounts'>): Promise<void> {
  await sql`delete from public.notify_sent where sent_at < now() - ${SENT_DAYS} * interval '1 day'`.execute(
    accounts,
  )
  await sql`delete from public.outbox where expires_at < now() - interval '1 day'`.execute(accounts)
  // Beside the device that was seen last: a clock that is months ahead takes nobody's reminders away.
  await sql`
    delete from public.push_subscriptions
    where seen_at < (select max(seen_at) from public.push_subscriptions) - ${UNSEEN_DAYS} * interval '1 day'`.execute(
    accounts,
  )
}
