import { useState } from 'react'
import { syncConnected } from '../../../session/sync-connected.ts'
import { toastQueue } from '../../../ui/toast/toast.ts'
import { saySynced, SYNC } from '../say-synced.ts'
import type { Accounts } from './use-accounts.ts'

/** Syncs an account now, and says how that went. */
export function useSyncNow(owner: string, { take }: Pick<Accounts, 'take'>) {
  const [isBusy, setBusy] = useState(false)
  async function press(accountId: string) {
    setBusy(true)
    toastQueue.solve(SYNC)
    const outcome = await syncConnected(owner, { accountId, onNews: take })
    setBusy(false)
    saySynced(outcome)
  }
  return { isBusy, press }
}
