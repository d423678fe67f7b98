import { Outlet } from 'react-router'
import { browserEnvironment } from '../device/environment.ts'
import { openEarly } from '../device/open-early.ts'
import { loadSync } from '../device/start-sync.ts'
import { SprintReward } from '../features/rewards/sprint-reward.tsx'
import { SprintHost } from '../features/sprint/sprint-host.tsx'
import { readSession } from '../session/session-store.ts'
import { AppHeader } from '../frame/app-header.tsx'
import { BottomNavigation } from '../frame/bottom-navigation.tsx'
import { CONTENT_ID } from '../frame/content-id.ts'
import { OwnerScope } from '../frame/owner-scope.tsx'

// As soon as the code is here, before anything of it is drawn. Not while the page is prerendered.
if (typeof indexedDB !== 'undefined') {
  const session = readSession()
  if (session.kind !== 'none') openEarly(session.owner, browserEnvironment)
  if (session.kind === 'account') loadSync().catch(() => undefined)
}

/** The frame of the app itself. It is prerendered; what it shows of a person comes from the device. */
export default function AppLayout() {
  return (
    <div className="flex min-h-dvh flex-col pb-(--bottom-bar)">
      <AppHeader />
      {/* The room below is for what floats: nothing can be pressed that lies under it. */}
      <main
        id={CONTENT_ID}
        tabIndex={-1}
        className="mx-auto w-full max-w-[76rem] grow px-4 pt-5 pb-[calc(1.25rem+var(--floating-action))] md:px-6"
      >
        <OwnerScope>
          <Outlet />
          <SprintHost offer={<SprintReward />} />
        </OwnerScope>
      </main>
      <BottomNavigation />
    </div>
  )
}
