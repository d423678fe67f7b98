import { BEGINNING } from '../session/beginning.ts'
import { useSession } from '../session/use-session.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { AccountBlock } from './account-block.tsx'
import { Brand } from './brand.tsx'
import { CalmOpener } from './calm-opener.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { morePlaces } from './places.ts'
import { dashboardLink, siteLinks } from './site-links.ts'
import { SYNC_SIGN_ID } from './sync-sign.tsx'
import { SPRINT_PLACE_ID } from '../features/sprint/place.ts'
import { ThoughtOpener } from './thought-opener.tsx'
import { words } from './words.ts'

/** The header inside the app: quieter than the public one; the places are in the bottom navigation. */
export function AppHeader() {
  const session = useSession()
  return (
    <header className="header-app border-line bg-surface border-b">
      <div className="header-app-row mx-auto flex w-full max-w-[90rem] flex-wrap items-center gap-x-2 px-4 [@container_header-app_(width<16rem)]:gap-x-0 [@container_header-app_(width<16rem)]:px-2 md:gap-x-4 md:px-6">
        <div className="header-brand me-auto">
          <Brand />
        </div>
        <div id={SPRINT_PLACE_ID} className="print:hidden" />
        <div id={SYNC_SIGN_ID} className="min-w-0 max-lg:has-[a]:order-last max-lg:has-[a]:basis-full" />
        {session.kind === 'account' && (
          <div className="hidden items-center gap-3 md:flex">
            <AccountBlock session={session} />
          </div>
        )}
        {session.kind === 'guest' && (
          <div className="hidden items-center gap-3 md:flex">
            <ButtonLink to={dashboardLink.to} variant="plain" className="max-lg:hidden">
              {dashboardLink.label}
            </ButtonLink>
            <ButtonLink to="/auth" variant="plain">
              {words.signIn}
            </ButtonLink>
            <ButtonLink to={BEGINNING}>{words.getStarted}</ButtonLink>
          </div>
        )}
        {session.kind !== 'none' && <ThoughtOpener />}
        <CalmOpener />
        <div className="md:hidden">
          <MobileMenu links={[...siteLinks(session, true), ...(session.kind === 'none' ? [] : morePlaces)]} />
        </div>
      </div>
    </header>
  )
}
