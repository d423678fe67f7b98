import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from '../../db/open.ts'
import type { AccountTables } from '../../db/tables.ts'
import { isUniqueViolation } from '../../db/unique-violation.ts'
import type { Admission } from '../invitations.ts'
import { makeRoomForSignUp } from '../unconfirmed.ts'
import type { Profile } from './profile.ts'
import type { Trouble } from './provider.ts'

export interface Arriving {
  /** The issuer and its subject, which name the person for good. */
  readonly providerId: string
  readonly subject: string
  readonly profile: () => Promise<Profile | Trouble>
  /** Whether a new account may be made for this address. */
  readonly admit: (email: string) => Promise<Admission>
  /** Whose session the browser holds already. */
  readonly signedInAs: string | null
}

/** The account of somebody whom the provider vouches for, or why there is none. */
export type FoundAccount =
  | { readonly kind: 'found'; readonly userId: string; readonly how: 'known' | 'linked' | 'made' }
  | {
      readonly kind:
        | 'unconfirmed-address'
        /** The account with this address is not confirmed: whoever made it may be somebody else. */
        | 'unconfirmed-account'
        /** The account with this address belongs to somebody else at the provider. */
        | 'linked-to-another'
        | 'other-account'
    }
  | { readonly kind: 'not-admitted'; readonly why: Exclude<Admission['kind'], 'welcome'> }
  | Trouble

const TRIES = 3

/**
 * Finds the account that a person signs in to: the one that is linked to them, whatever their address is now; else the one
 * with their address, where both sides have confirmed it; else a new one. Of several at once the database's unique keys let
 * one write, and the others look again.
 */
export async function findAccount(database: Database, arriving: Arriving): Promise<FoundAccount> {
  const { providerId, subject, signedInAs } = arriving
  const unlessOther = (found: FoundAccount & { kind: 'found' }): FoundAccount =>
    signedInAs === null || signedInAs === found.userId ? found : { kind: 'other-account' }
  const known = await findLinked(database, providerId, subject)
  if (known !== null) return unlessOther({ kind: 'found', userId: known, how: 'known' })

  const profile = await arriving.profile()
  if (profile.kind !== 'profile') return profile
  const { email, name } = profile
  if (email === null) return { kind: 'unconfirmed-address' }
  for (let tries = 1; ; tries += 1) {
    try {
      const meanwhile = await findLinked(database, providerId, subject)
      if (meanwhile !== null) return unlessOther({ kind: 'found', userId: meanwhile, how: 'known' })
      return await linkOrMake(database, arriving, { email, name })
    } catch (error) {
      if (tries === TRIES || !isUniqueViolation(error)) throw error
    }
  }
}

async function linkOrMake(
  database: Database,
  { providerId, subject, admit, signedInAs }: Arriving,
  { email, name }: { readonly email: string; readonly name: string },
): Promise<FoundAccount> {
  const holder = await findHolder(database, email)
  if (signedInAs !== null && holder?.id !== signedInAs) return { kind: 'other-account' }
  if (holder?.email_verified) return link(database, { userId: holder.id, email, providerId, subject })

  const admission = await admit(email)
  if (holder) {
    // An account that nobody confirmed makes room where it holds nothing, as it does for a newer sign-up. It is never
    // taken over: its password may be a stranger's.
    if (admission.kind === 'welcome') await makeRoomForSignUp(database, email, () => Promise.resolve(true))
    if (await findHolder(database, email)) return { kind: 'unconfirmed-account' }
  }
  if (admission.kind !== 'welcome') return { kind: 'not-admitted', why: admission.kind }
  const userId = randomUUID()
  const now = new Date().toISOString()
  const invitation = admission.invitation?.id ?? null
  await database.accounts.transaction().execute(async (trx) => {
    const user = {
      id: userId,
      name,
      email,
      email_verified: true,
      invitation,
      created_at: now,
      updated_at: now,
    }
    await trx.insertInto('user').values(user).execute()
    await insertLink(trx, { userId, providerId, subject })
  })
  return { kind: 'found', userId, how: 'made' }
}

interface Link {
  readonly userId: string
  readonly providerId: string
  readonly subject: string
}

async function insertLink(
  trx: Transaction<AccountTables>,
  { userId, providerId, subject }: Link,
): Promise<void> {
  const now = new Date().toISOString()
  await trx
    .insertInto('account')
    .values({
      id: randomUUID(),
      user_id: userId,
      account_id: subject,
      provider_id: providerId,
      created_at: now,
      updated_at: now,
    })
    .execute()
}

/** Lets somebody at the provider into an account with their address, unless somebody else there has it: addresses are given out anew. */
function link(
  { accounts }: Pick<Database, 'accounts'>,
  { userId, email, providerId, subject }: Link & { readonly email: string },
): Promise<FoundAccount> {
  return accounts.transaction().execute(async (trx): Promise<FoundAccount> => {
    // Locked, so that of two who want it one waits, and the address stays what it is until the end.
    const user = await trx
      .selectFrom('user')
      .select('id')
      .where('id', '=', userId)
      .where('email', '=', email)
      .where('email_verified', '=', true)
      .forUpdate()
      .executeTakeFirst()
    if (!user) return { kind: 'unconfirmed-account' }
    const linked = await trx
      .selectFrom('account')
      .select('account_id')
      .where('user_id', '=', userId)
      .where('provider_id', '=', providerId)
      .executeTakeFirst()
    if (linked && linked.account_id !== subject) return { kind: 'linked-to-another' }
    if (linked) return { kind: 'found', userId, how: 'known' }
    await insertLink(trx, { userId, providerId, subject })
    return { kind: 'found', userId, how: 'linked' }
  })
}

async function findLinked(
  { accounts }: Pick<Database, 'accounts'>,
  providerId: string,
  subject: string,
): Promise<string | null> {
  const found = await accounts
    .selectFrom('account')
    .select('user_id')
    .where('provider_id', '=', providerId)
    .where('account_id', '=', subject)
    .executeTakeFirst()
  return found?.user_id ?? null
}

function findHolder({ accounts }: Pick<Database, 'accounts'>, email: string) {
  return accounts
    .selectFrom('user')
    .select(['id', 'email_verified'])
    .where('email', '=', email)
    .executeTakeFirst()
}
