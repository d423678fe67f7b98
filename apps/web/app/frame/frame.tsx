import { type ReactNode, useEffect } from 'react'
import { keepSessionFresh } from '../session/keep-session-fresh.ts'
import { useSensorySettings } from '../sensory/use-sensory-settings.ts'
import { GuestArrival } from '../session/guest-arrival.tsx'
import { carryOutWipes } from '../session/pending-wipe.ts'
import { useSession } from '../session/use-session.ts'
import { markSession } from '../session/mark-session.ts'
import { DialogHost } from '../ui/dialogs/dialog-host.tsx'
import { guardDoublePress } from '../ui/double-press.ts'
import { Toaster } from '../ui/toast/toaster.tsx'
import { MissingPage } from './missing-page.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { SkipLink } from './skip-link.tsx'
import { UpdateNotice } from './update-notice.tsx'
import { watchForUpdates } from './updates.ts'

interface FrameProps {
  /** Of the page, without the product's name. */
  readonly title: string | undefined
  readonly children: ReactNode
}

/** What is around every page, whatever the address. */
export function Frame({ title, children }: FrameProps) {
  const session = useSession()
  // Reading starts the store, which then follows other tabs and the device.
  useSensorySettings()
  useEffect(() => keepSessionFresh(), [])
  useEffect(() => void carryOutWipes(), [])
  useEffect(() => watchForUpdates(), [])
  useEffect(() => guardDoublePress(document), [])
  useEffect(() => {
    if (session.kind !== 'checking') markSession(document.documentElement, session)
  }, [session])
  return (
    <>
      <SkipLink />
      <RouteAnnouncer title={title} />
      <MissingPage />
      {children}
      <UpdateNotice />
      <GuestArrival />
      <DialogHost scope="page" />
      <Toaster />
    </>
  )
}
