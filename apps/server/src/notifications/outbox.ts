import { later } from '@glimmer/domain/notifications/local-time'
import { sql } from 'kysely'
import type { Database } from '../db/open.ts'

export type OutboxKind = 'push' | 'daily-letter' | 'weekly-letter'

/** What waits to be sent: what it is about, and not a word of it. */
export interface Waiting {
  readonly userId: string
  readonly kind: OutboxKind
  readonly key: string
  readonly expiresAt: Date
  /** How often it was taken, this time included. */
  readonly attempts: number
  readonly data: WaitingData
}

export interface WaitingData {
  readonly kind: 'reminder' | 'daily' | 'weekly'
  readonly tag: string
  readonly dueAt: string
  readonly isUrgent: boolean
  /** The subscription, of a push. */
  readonly device?: string
}

export type Outbox = ReturnType<typeof createOutbox>

interface Row {
  readonly user_id: string
  readonly kind: OutboxKind
  readonly key: string
  readonly expires_at: string
  readonly attempts: number
  readonly data: WaitingData
}

/**
 * What waits to be sent, shared by all servers on a database. What a server has taken comes back to the others after
 * `leaseMs`, as it may have been killed: pushes are sent at least once, and the same tag replaces.
 */
export function createOutbox({ accounts }: Pick<Database, 'accounts'>, leaseMs = 60_000) {
  const named = ({ userId, kind, key }: Waiting) =>
    sql`user_id = ${userId} and kind = ${kind} and key = ${key}`

  return {
    /** Takes what is to be sent by now. */
    async take(kinds: readonly OutboxKind[], most: number, now: Date): Promise<Waiting[]> {
      const { rows } = await sql<Row>`
        update public.outbox as waiting set run_at = ${later(now, leaseMs).toISOString()}, attempts = attempts + 1
        from (
          select user_id, kind, key from public.outbox
          where run_at <= ${now.toISOString()} and kind = any(${[...kinds]}::text[])
          order by run_at limit ${most} for update skip locked
        ) as due
        where waiting.user_id = due.user_id and waiting.kind = due.kind and waiting.key = due.key
        returning waiting.user_id, waiting.kind, waiting.key, expires_at, attempts, data`.execute(accounts)
      return rows.map(({ user_id: userId, expires_at: expiresAt, ...row }) => ({
        ...row,
        userId,
        expiresAt: new Date(expiresAt),
      }))
    },

    /** It is sent, or will not be. Returns whether it was still there: of two servers one gets to hand a letter over. */
    async remove(waiting: Waiting): Promise<boolean> {
      const { rows } = await sql`delete from public.outbox where ${named(waiting)} returning key`.execute(
        accounts,
      )
      return rows.length > 0
    },

    /** Sends it again then; what was handed over and refused is put back. */
    async again(waiting: Waiting, at: Date, attempts = waiting.attempts): Promise<void> {
      const { userId, kind, key, expiresAt, data } = waiting
      await sql`
        insert into public.outbox (user_id, kind, key, run_at, expires_at, attempts, data)
        select id, ${kind}, ${key}, ${at.toISOString()}, ${expiresAt.toISOString()}, ${attempts}, ${JSON.stringify(data)}::jsonb
        from accounts."user" where id = ${userId}
        on conflict (user_id, kind, key) do update set run_at = excluded.run_at, attempts = excluded.attempts`.execute(
        accounts,
      )
    },

    /** When the next one is to be sent; null where nothing waits. */
    async nextAt(): Promise<Date | null> {
      const { rows } = await sql<{ at: string | null }>`select min(run_at) as at from public.outbox`.execute(
        accounts,
      )
      const [{ at } = { at: null }] = rows
      return at === null ? null : new Date(at)
    },
  }
}
