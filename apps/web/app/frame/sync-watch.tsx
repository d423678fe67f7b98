import { useEffect } from 'react'
import { useDevice } from '../device/device-context.ts'
import { useStore } from '../lib/use-store.ts'
import { markSessionExpired, refreshSession } from '../session/refresh-session.ts'
import type { AccountSession, GuestSession } from '../session/session-store.ts'
import { DamageTeller } from './damage-teller.tsx'
import { DeviceClosedNotice } from './device-closed-notice.tsx'
import { DivergedNotice } from './diverged-notice.tsx'
import { SetAsideTeller } from './set-aside-teller.tsx'
import { StorageTeller } from './storage-teller.tsx'
import { SyncSign } from './sync-sign.tsx'
import { useWhenAsked } from '../ui/use-when-asked.ts'

const nothing = () => {}

/** Carries what the sync learns to the session and to the person. */
export function SyncWatch({ session }: { readonly session: AccountSession | GuestSession }) {
  const { sync, store } = useDevice()
  const { phase } = useStore(sync.state)
  const isClosed = useStore(store.isClosed)
  const isExpired = session.kind === 'account' && session.expired
  const isGone = session.kind === 'account' && session.isGone === true

  useEffect(() => {
    if (phase === 'signed_out') markSessionExpired(store.owner)
    if (phase === 'signed_out' || phase === 'other_owner') void refreshSession()
  }, [phase, store.owner])

  useEffect(() => {
    if (!isExpired) sync.wake()
  }, [isExpired, sync])

  const gone = useWhenAsked(isGone, () => import('./account-gone-notice.tsx'), nothing)

  return (
    <>
      <SyncSign isExpired={isExpired} isGone={isGone} />
      {isGone && gone && <gone.AccountGoneNotice owner={store.owner} />}
      {isClosed && <DeviceClosedNotice />}
      {phase === 'diverged' && <DivergedNotice />}
      <SetAsideTeller />
      <StorageTeller />
      <DamageTeller />
    </>
  )
}
