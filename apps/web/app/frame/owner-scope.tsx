import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { DeviceProvider } from '../device/device-provider.tsx'
import { clearLeft } from '../lib/clear-kept.ts'
import { leftOwners } from '../lib/left-owners.ts'
import { stateFor } from '../session/asked-page.ts'
import { readSession } from '../session/session-store.ts'
import { takeExit } from '../session/sign-out.ts'
import { useSession } from '../session/use-session.ts'
import { dialogs } from '../ui/dialogs/dialogs.ts'
import { leaveForPage } from '../ui/toast/leave-for-page.ts'
import { toastQueue } from '../ui/toast/toast.ts'
import { PageLoading } from './page-loading.tsx'
import { SyncWatch } from './sync-watch.tsx'

/**
 * Opens the data of whoever uses the app, and keeps an open page true to the session: signing out in another tab
 * leads to /auth here too, and another account gets a page with nothing of the former one left in it.
 */
export function OwnerScope({ children }: { readonly children: ReactNode }) {
  const session = useSession()
  const location = useLocation()
  const { pathname } = location
  // A page that was open while its session ended is not asked for by whoever comes next.
  const [isOpenedByNobody] = useState(() => readSession().kind === 'none')
  const loading = <PageLoading path={pathname} />
  useTabOf(session.kind === 'account' ? session.owner : null)
  const owner = session.kind === 'account' || session.kind === 'guest' ? session.owner : null
  useEffect(() => () => toastQueue.forgetUndos(), [owner])
  // What one person pressed while no host was mounted opens for nobody else.
  useLayoutEffect(() => () => dialogs.drop('owner'), [owner])
  if (session.kind === 'none') return <Leave state={isOpenedByNobody ? stateFor(location) : null} />
  if (session.kind === 'checking') return loading
  return (
    <DeviceProvider key={session.owner} owner={session.owner} loading={loading}>
      <SyncWatch session={session} />
      {children}
    </DeviceProvider>
  )
}

/** Removes what this tab keeps of an account that leaves, which may have begun in another tab. */
function useTabOf(owner: string | null) {
  // Before anything of theirs is on the page.
  useLayoutEffect(() => {
    if (owner !== null) leftOwners.delete(owner)
  }, [owner])
  useEffect(() => {
    if (owner === null) return
    return () => {
      const session = readSession()
      if (session.kind !== 'account' || session.owner !== owner) clearLeft(owner)
    }
  }, [owner])
}

function Leave({ state }: { readonly state: unknown }) {
  const [to] = useState(takeExit)
  const isPublic = to === '/'
  useEffect(() => {
    if (isPublic) leaveForPage(to)
  }, [isPublic, to])
  return isPublic ? null : <Navigate to={to} state={state} replace />
}
