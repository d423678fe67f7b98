import { type ReactNode, useEffect, useState } from 'react'
import { Router } from 'react-router'
import { browserEnvironment } from '../device/environment.ts'
import { CrashPage } from './crash-page.tsx'
import { createNavigator, currentLocation, type Visit } from './create-navigator.ts'
import { useScrollRestoration } from './scroll-positions.ts'

interface AppRouterProps {
  /** Loads the page of an address. */
  readonly load: (pathname: string) => Promise<void>
  readonly children: ReactNode
}

/**
 * Gives React Router's links and hooks the address that is shown. Its own router that waits for a page weighs twice as much
 * as the rest of it: docs/decisions/0044.
 */
export function AppRouter({ load, children }: AppRouterProps) {
  const [visit, show] = useState<Visit>(() => ({
    location: currentLocation(),
    preventScrollReset: false,
  }))
  const [{ navigator, listen }] = useState(() =>
    createNavigator({ load, show, randomId: browserEnvironment.randomId }),
  )
  useEffect(() => listen(), [listen])
  useScrollRestoration(visit.location, visit.preventScrollReset)
  return (
    <Router navigator={navigator} location={visit.location}>
      {visit.failure ? <CrashPage error={visit.failure.error} /> : children}
    </Router>
  )
}
