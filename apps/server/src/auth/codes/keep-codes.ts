import type { SignInWays } from '@glimmer/api/sign-in-ways'
import type { Transaction } from 'kysely'
import type { Database } from '../../db/open.ts'
import type { AccountTables } from '../../db/tables.ts'
import { inOpenSession, type OpenSession } from '../in-open-session.ts'
import { makeSecret, stepOf } from './one-time-code.ts'
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts'
import type { Seal } from './seal.ts'

const MINUTE_MS = 60 * 1000
/** How long a secret waits for its first code, and a half sign-in for its code. */
export const STEP_LIFETIME_MS = 10 * MINUTE_MS
const MOST_GUESSES = 5
/** How long no code is looked at after five wrong ones. It doubles with each further five, up to half a day. */
const FIRST_LOCK_MS = 15 * MINUTE_MS
const LONGEST_LOCK_MS = 12 * 60 * MINUTE_MS

type Trx = Transaction<AccountTables>

/** How a guess ended. `hasLocked`: it was the one after which no code is looked at for a while. */
export type Guess =
  | { readonly kind: 'right' }
  | { readonly kind: 'wrong'; readonly hasLocked: boolean }
  | { readonly kind: 'locked'; readonly until: Date }
  /** The half sign-in is over, or codes are off by now. */
  | { readonly kind: 'over' }

/** A sign-in whose password was right: its row among the links, and whose it is. */
export interface HalfSignIn {
  readonly id: string
  readonly userId: string
}

/** One-time codes and recovery codes of accounts. `now` in ms. */
export function createCodes(
  { accounts }: Pick<Database, 'accounts'>,
  seal: Seal,
  now: () => number = Date.now,
) {
  /** Every look at a code is one at a time for each account, so that no code counts twice and no guess is free. */
  const lockRow = (trx: Trx, userId: string) =>
    trx.selectFrom('one_time_codes').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirst()

  const useUp = async (trx: Trx, { id, userId }: HalfSignIn) => {
    const { numDeletedRows } = await trx
      .deleteFrom('verification')
      .where('id', '=', id)
      .where('value', '=', userId)
      .executeTakeFirst()
    return numDeletedRows > 0n
  }

  const replaceRecoveryCodes = async (trx: Trx, userId: string) => {
    const codes = makeRecoveryCodes()
    await trx.deleteFrom('recovery_code').where('user_id', '=', userId).execute()
    await trx
      .insertInto('recovery_code')
      .values(codes.map((code) => ({ user_id: userId, code_hash: hashRecoveryCode(code, userId) })))
      .execute()
    return codes
  }

  const noteRight = (trx: Trx, userId: string, last_step?: number) =>
    trx
      .updateTable('one_time_codes')
      .set({ wrong_guesses: 0, locked_until: null, ...(last_step !== undefined && { last_step }) })
      .where('user_id', '=', userId)
      .execute()

  async function noteWrong(trx: Trx, userId: string, guesses: number): Promise<Guess> {
    const wrong_guesses = guesses + 1
    const hasLocked = wrong_guesses % MOST_GUESSES === 0
    const lockMs = Math.min(FIRST_LOCK_MS * 2 ** (wrong_guesses / MOST_GUESSES - 1), LONGEST_LOCK_MS)
    const locked_until = hasLocked ? new Date(now() + lockMs).toISOString() : null
    await trx
      .updateTable('one_time_codes')
      .set({ wrong_guesses, locked_until })
      .where('user_id', '=', userId)
      .execute()
    return { kind: 'wrong', hasLocked }
  }

  /** A lock that ends later than any that begins now comes from a clock that was wrong. */
  const stillHolds = (until: Date) => until.getTime() > now() && until.getTime() <= now() + LONGEST_LOCK_MS

  return {
    async areOn(userId: string): Promise<boolean> {
      const row = await accounts
        .selectFrom('one_time_codes')
        .select('user_id')
        .where('user_id', '=', userId)
        .where('on_since', 'is not', null)
        .executeTakeFirst()
      return row !== undefined
    },

    async describe(userId: string): Promise<SignInWays['codes']> {
      const row = await accounts
        .selectFrom('one_time_codes')
        .select('on_since')
        .where('user_id', '=', userId)
        .executeTakeFirst()
      if (!row?.on_since) return null
      const left = await accounts
        .selectFrom('recovery_code')
        .select('code_hash')
        .where('user_id', '=', userId)
        .execute()
      return { since: row.on_since, recoveryCodesLeft: left.length }
    },

    /** Makes a secret, which waits for its first code. Null where codes are on; an earlier one that waits is void. */
    async begin({ userId }: OpenSession): Promise<string | null> {
      const secret = makeSecret()
      const values = {
        sealed_secret: seal.seal(secret, userId),
        begun_at: new Date(now()).toISOString(),
        last_step: 0,
        wrong_guesses: 0,
        locked_until: null,
      }
      const begun = await accounts
        .insertInto('one_time_codes')
        .values({ ...values, user_id: userId, on_since: null })
        .onConflict((conflict) =>
          conflict.column('user_id').doUpdateSet(values).where('one_time_codes.on_since', 'is', null),
        )
        .returning('user_id')
        .executeTakeFirst()
      return begun ? secret : null
    },

    /** Turns codes on with the first one. Returns the recovery codes, or why not. */
    turnOn: (session: OpenSession, code: string) =>
      inOpenSession(accounts, session, async (trx) => {
        const { userId } = session
        const row = await lockRow(trx, userId)
        if (!row || row.on_since || now() - Date.parse(row.begun_at) > STEP_LIFETIME_MS)
          return { kind: 'over' as const }
        const secret = seal.open(row.sealed_secret, userId)
        const step = secret === null ? null : stepOf(secret, code, now())
        if (step === null) return { kind: 'wrong' as const }
        await trx
          .updateTable('one_time_codes')
          .set({ on_since: new Date(now()).toISOString(), last_step: step })
          .where('user_id', '=', userId)
          .execute()
        return { kind: 'on' as const, recoveryCodes: await replaceRecoveryCodes(trx, userId) }
      }),

    /** Makes new recovery codes; the old ones are void. `off` where there are no codes. */
    renewRecoveryCodes: (session: OpenSession) =>
      inOpenSession(accounts, session, async (trx) =>
        (await lockRow(trx, session.userId))?.on_since
          ? replaceRecoveryCodes(trx, session.userId)
          : ('off' as const),
      ),

    /** Returns whether they were on. */
    async turnOff(userId: string): Promise<boolean> {
      return accounts.transaction().execute(async (trx) => {
        const row = await lockRow(trx, userId)
        await trx.deleteFrom('recovery_code').where('user_id', '=', userId).execute()
        await trx.deleteFrom('one_time_codes').where('user_id', '=', userId).execute()
        return Boolean(row?.on_since)
      })
    },

    /** Looks at a code for a half sign-in, which a right one uses up. */
    guess: (half: HalfSignIn, code: string): Promise<Guess> =>
      accounts.transaction().execute(async (trx): Promise<Guess> => {
        const { userId } = half
        const row = await lockRow(trx, userId)
        if (!row?.on_since) return { kind: 'over' }
        const until = row.locked_until ? new Date(row.locked_until) : null
        if (until && stillHolds(until)) return { kind: 'locked', until }
        const secret = seal.open(row.sealed_secret, userId)
        const step = secret === null ? null : stepOf(secret, code, now())
        if (step === null || step <= row.last_step) return noteWrong(trx, userId, row.wrong_guesses)
        if (!(await useUp(trx, half))) return { kind: 'over' }
        await noteRight(trx, userId, step)
        return { kind: 'right' }
      }),

    /** The same with a recovery code, which goes with it. It is looked at also while codes are not. */
    recover: (half: HalfSignIn, code: string): Promise<Guess> =>
      accounts.transaction().execute(async (trx): Promise<Guess> => {
        const { userId } = half
        const row = await lockRow(trx, userId)
        if (!row?.on_since) return { kind: 'over' }
        const code_hash = hashRecoveryCode(code, userId)
        const own = trx.selectFrom('recovery_code').where('user_id', '=', userId)
        const found = await own.select('user_id').where('code_hash', '=', code_hash).executeTakeFirst()
        if (!found) return { kind: 'wrong', hasLocked: false }
        if (!(await useUp(trx, half))) return { kind: 'over' }
        await trx
          .deleteFrom('recovery_code')
          .where('user_id', '=', userId)
          .where('code_hash', '=', code_hash)
          .execute()
        await noteRight(trx, userId)
        return { kind: 'right' }
      }),
  }
}

export type Codes = ReturnType<typeof createCodes>
