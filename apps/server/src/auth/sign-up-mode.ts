import { type SignUpMode, signUpModeSchema } from '@glimmer/api/account'
import type { SignUp } from '@glimmer/api/admin'
import type { Transaction } from 'kysely'
import type { Config } from '../config.ts'
import type { Database } from '../db/open.ts'
import type { AccountTables } from '../db/tables.ts'

/** Who may make an account: as the operator set it, else as an admin chose last, else anybody. */
export interface SignUpSetting {
  /** Asked of the database each time, so that a change holds on every server at once. */
  read(): Promise<SignUp>
}

export function createSignUpSetting(
  fixed: Config['signUp'],
  { accounts }: Pick<Database, 'accounts'>,
): SignUpSetting {
  return {
    async read() {
      return fixed ? { mode: fixed, isFixed: true } : { mode: await readChosen(accounts), isFixed: false }
    },
  }
}

async function readChosen(accounts: Database['accounts']): Promise<SignUpMode> {
  const chosen = await accounts
    .selectFrom('server_setting')
    .select('value')
    .where('name', '=', 'sign_up')
    .executeTakeFirst()
  return chosen ? signUpModeSchema.parse(chosen.value) : 'open'
}

/** Returns what was chosen before. Of two admins at once the second waits, and its choice holds. */
export async function chooseSignUp(trx: Transaction<AccountTables>, mode: SignUpMode): Promise<SignUpMode> {
  const row = { name: 'sign_up' as const, value: 'open', changed_at: new Date().toISOString() }
  await trx
    .insertInto('server_setting')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const before = await trx
    .selectFrom('server_setting')
    .select('value')
    .where('name', '=', 'sign_up')
    .forUpdate()
    .executeTakeFirstOrThrow()
  await trx
    .updateTable('server_setting')
    .set({ value: mode, changed_at: row.changed_at })
    .where('name', '=', 'sign_up')
    .execute()
  return signUpModeSchema.parse(before.value)
}
