import { Outlet } from 'react-router'
import { browserEnvironment } from '../device/environment.ts'
import { openEarly } from '../device/open-early.ts'
import { readSession } from '../session/session-store.ts'
import { AppHeader } from '../shell/app-header.tsx'
import { BottomNavigation } from '../shell/bottom-navigation.tsx'
import { CONTENT_ID } from '../shell/content-id.ts'
import { OwnerScope } from '../shell/owner-scope.tsx'

// As soon as the code is here, before anything of it is drawn. Not while the page is prerendered.
if (typeof indexedDB !== 'undefined') {
  const session = readSession()
  if (session.kind !== 'none') openEarly(session.owner, browserEnvironment)
}

/** The frame of the app itself. It is prerendered; what it shows of a person comes from the device. */
export default function AppLayout() {
  return (
    <div className="flex min-h-dvh flex-col pb-(--bottom-bar)">
      <AppHeader />
      <main id={CONTENT_ID} tabIndex={-1} className="mx-auto w-full max-w-[76rem] grow px-4 py-5 md:px-6">
        <OwnerScope>
          <Outlet />
        </OwnerScope>
      </main>
      <BottomNavigation />
    </div>
  )
}
