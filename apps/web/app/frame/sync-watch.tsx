import { useEffect } from 'react'
import { useHasConnected } from '../data/connected-calendars/use-connected-calendars.ts'
import { watchWriting } from '../data/half-written.ts'
import { watchLeaving } from '../data/last-here.ts'
import { useDevice } from '../device/device-context.ts'
import { browserEnvironment } from '../device/environment.ts'
import { useStore } from '../lib/use-store.ts'
import { markSessionExpired, refreshSession } from '../session/refresh-session.ts'
import type { AccountSession, GuestSession } from '../session/session-store.ts'
import { DeviceClosedNotice } from './device-closed-notice.tsx'
import { StorageTeller } from './storage-teller.tsx'
import { lookForUpdate } from './updates.ts'
import { SyncSign } from './sync-sign.tsx'
import { useNotifications } from './use-notifications.ts'
import { useWhenAsked } from '../ui/use-when-asked.ts'

const nothing = () => {}

/** Carries what the sync learns to the session and to the person. */
export function SyncWatch({ session }: { readonly session: AccountSession | GuestSession }) {
  const { sync, store } = useDevice()
  const { phase } = useStore(sync.state)
  const isDiverged = phase === 'diverged'
  const isClosed = useStore(store.isClosed)
  const setAside = useStore(store.setAside)
  const isExpired = session.kind === 'account' && session.expired
  const isGone = session.kind === 'account' && session.isGone === true
  const dueAt = session.kind === 'account' ? session.deletionDueAt : undefined
  const isEnding = isGone || dueAt !== undefined

  useEffect(() => {
    if (phase === 'signed_out') markSessionExpired(store.owner)
    if (phase === 'signed_out' || phase === 'other_owner') void refreshSession()
  }, [phase, store.owner])

  useEffect(() => {
    if (phase === 'outdated') lookForUpdate()
  }, [phase])

  useEffect(() => {
    if (!isExpired) sync.wake()
  }, [isExpired, sync])

  useEffect(() => watchLeaving(store.owner, browserEnvironment.now), [store.owner])
  useEffect(() => watchWriting(store), [store])
  useNotifications()

  const hasRareNews = isDiverged || setAside.length > 0 || store.damaged > 0
  const rare = useWhenAsked(hasRareNews, () => import('./rare-notices.tsx'), nothing, nothing)
  const hasConnected = useHasConnected()
  const calendars = useWhenAsked(hasConnected, () => import('./calendar-news.tsx'), nothing, nothing)
  const ending = useWhenAsked(isEnding, () => import('./account-gone-notice.tsx'), nothing, nothing)

  return (
    <>
      <SyncSign isExpired={isExpired} isGone={isGone} />
      {isEnding && ending && <ending.AccountGoneNotice owner={store.owner} dueAt={dueAt} />}
      {isClosed && <DeviceClosedNotice />}
      {rare && <rare.RareNotices isDiverged={isDiverged} />}
      {hasConnected && calendars && <calendars.CalendarNews />}
      <StorageTeller />
    </>
  )
}
