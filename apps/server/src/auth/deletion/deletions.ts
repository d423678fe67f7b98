import type { Database } from '../../db/open.ts'
import type { NoteErasure } from '../../dumps/erasures.ts'
import { useAllowance } from '../../functions/allowance.ts'
import type { Audit } from '../audit.ts'
import { deleteAccount } from '../delete-account.ts'
import { deleteDue } from './delete-due.ts'
import type { DeletionLetters } from './deletion-letters.ts'
import {
  askDeletion,
  findPendingDeletion,
  keepAccount,
  type PendingDeletion,
  pendingDeletionFromNow,
} from './pending-deletion.ts'

/** How a deletion that somebody asked for ended. `too-often`: they asked and took it back again and again. */
export type Deleted =
  | { readonly kind: 'deleted' }
  | { readonly kind: 'asked'; readonly dueAt: string }
  | { readonly kind: 'too-often'; readonly waitSeconds: number }

interface Parts {
  readonly database: Database
  /** For how many days a deletion can be taken back; 0 for not at all. */
  readonly graceDays: number
  readonly noteErasure: NoteErasure
  readonly audit: Audit
  readonly letters: Pick<DeletionLetters, 'sendAsked' | 'sendKept'>
}

const A_DAY = { name: 'delete-account', times: 5, windowMs: 24 * 60 * 60 * 1000 }

/** Deleting accounts: at once, or after some days in which the person can keep theirs. */
export function createDeletions({ database, graceDays, noteErasure, audit, letters }: Parts) {
  async function erase(userId: string, when?: { readonly onlyIfDue: boolean }): Promise<boolean> {
    let isDeleted = false
    await noteErasure({ account: userId }, async (aboutToCommit) => {
      isDeleted = await deleteAccount(database, userId, aboutToCommit, when)
    })
    if (isDeleted) audit('account_deleted', userId)
    return isDeleted
  }

  return {
    /** For whoever has just proved that the account is theirs. */
    async end(userId: string): Promise<Deleted> {
      if (graceDays === 0) {
        await erase(userId)
        return { kind: 'deleted' }
      }
      // Each request leaves lines beside the dumps, so nobody makes them grow by asking and keeping in turn.
      const waitSeconds = await useAllowance(database, A_DAY, userId, Date.now())
      if (waitSeconds !== null) return { kind: 'too-often', waitSeconds }
      const asked = await pendingDeletionFromNow(database, userId, graceDays)
      const { askedAt, dueAt } = asked
      let email: string | null = null
      await noteErasure({ pending: userId, askedAt, dueAt }, async (aboutToCommit) => {
        email = await askDeletion(database, asked, aboutToCommit)
      })
      // Another device asked a moment before: its date stands.
      if (email === null) {
        const earlier = await findPendingDeletion(database, userId)
        return earlier ? { kind: 'asked', dueAt: earlier.dueAt } : { kind: 'deleted' }
      }
      audit('deletion_asked', userId)
      letters.sendAsked(email, asked)
      return { kind: 'asked', dueAt }
    },

    find: (userId: string): Promise<PendingDeletion | null> => findPendingDeletion(database, userId),

    /** Returns whether the account waited by this request until now. */
    async keep({ userId, askedAt }: Pick<PendingDeletion, 'userId' | 'askedAt'>): Promise<boolean> {
      let email: string | null = null
      await noteErasure({ kept: userId, askedAt }, async (aboutToCommit) => {
        email = await keepAccount(database, { userId, askedAt }, aboutToCommit)
      })
      if (email === null) return false
      audit('account_kept', userId)
      letters.sendKept(email)
      return true
    },

    /** Deletes the accounts whose days are over. */
    deleteDue: (signal?: AbortSignal): Promise<number> =>
      deleteDue(database, (userId) => erase(userId, { onlyIfDue: true }), signal),
  }
}

export type Deletions = ReturnType<typeof createDeletions>
