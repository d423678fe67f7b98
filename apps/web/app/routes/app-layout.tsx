import { type ContextType, type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import { browserEnvironment } from '../device/environment.ts'
import { openEarly } from '../device/open-early.ts'
import { loadSync } from '../device/start-sync.ts'
import { thoughtDialog } from '../features/brain-dump/brain-dump-dialogs.ts'
import { breakDownAboveDialog } from '../features/tasks/break-down-dialogs.ts'
import { BreakdownContext } from '../features/tasks/breakdown-part.ts'
import { SprintReward } from '../features/rewards/sprint-reward.tsx'
import { SprintParts } from '../features/sprint/open-sprint.ts'
import { SprintHost } from '../features/sprint/sprint-host.tsx'
import { readSession } from '../session/session-store.ts'
import { AppHeader } from '../frame/app-header.tsx'
import { BottomNavigation } from '../frame/bottom-navigation.tsx'
import { CONTENT_ID } from '../frame/content-id.ts'
import { OwnerScope } from '../frame/owner-scope.tsx'
import { PageLoading } from '../frame/page-loading.tsx'
import { DialogHost } from '../ui/dialogs/dialog-host.tsx'
import { dialogs } from '../ui/dialogs/dialogs.ts'

const loadBreakdown = () => import('../features/breakdown/breakdown-dialog.tsx')
const sprintParts: ContextType<typeof SprintParts> = {
  offer: <SprintReward />,
  onThought: () => void dialogs.open(thoughtDialog, {}),
  onSmaller: (about) => void dialogs.open(breakDownAboveDialog, { ...about, loadBreakdown }),
}

// As soon as the code is here, before anything of it is drawn. Not while the page is prerendered.
if (typeof indexedDB !== 'undefined') {
  const session = readSession()
  if (session.kind !== 'none') openEarly(session.owner, browserEnvironment)
  if (session.kind === 'account') loadSync().catch(() => undefined)
}

/** The frame of the app itself. It is prerendered; what it shows of a person comes from the device. */
export default function AppLayout({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <div className="flex min-h-dvh flex-col pb-(--bottom-bar)">
      <AppHeader />
      {/* The room below is for what floats: nothing can be pressed that lies under it. */}
      <main id={CONTENT_ID} tabIndex={-1} className="ui-main">
        <OwnerScope>
          <BreakdownContext value={loadBreakdown}>
            <Suspense fallback={<PageLoading path={pathname} />}>{children}</Suspense>
            <SprintHost />
            <SprintParts value={sprintParts}>
              <DialogHost scope="owner" page={pathname} />
            </SprintParts>
          </BreakdownContext>
        </OwnerScope>
      </main>
      <BottomNavigation />
    </div>
  )
}
