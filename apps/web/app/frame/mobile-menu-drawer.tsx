import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { openCalmSettings } from '../sensory/open-calm-settings.ts'
import { useSession } from '../session/use-session.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import type { DialogControl } from '../ui/dialogs/define-dialog.ts'
import { Drawer } from '../ui/drawer.tsx'
import { BEGINNING } from '../session/beginning.ts'
import { publicLinks, type SiteLink } from './site-links.ts'
import { SignOutButton } from './sign-out-button.tsx'
import { menuWords } from './menu-words.ts'
import { words } from './words.ts'

interface MobileMenuDrawerProps extends DialogControl {
  readonly links: readonly SiteLink[]
}

export function MobileMenuDrawer({ links, close }: MobileMenuDrawerProps) {
  const { pathname } = useLocation()
  const openedAt = useRef(pathname)
  // Leads away: a chosen page closes the menu it was chosen in.
  useEffect(() => {
    if (openedAt.current === pathname) return
    openedAt.current = pathname
    close()
  }, [pathname, close])

  return (
    <Drawer title={menuWords.menuTitle} closeLabel={menuWords.closeMenu}>
      <nav aria-label={words.siteNavigation}>
        <ul className="grid gap-1">
          {links.map(({ to, label }) => (
            <li key={to}>
              <NavLink
                to={to}
                reloadDocument={publicLinks.some((link) => link.to === to)}
                className="rounded-m hover:bg-dusk-wash aria-[current=page]:bg-dusk-wash font-medium flex min-h-12 items-center px-3 no-underline"
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="border-line mt-4 grid gap-3 border-t pt-4">
        <Button isWide onClick={openCalmSettings}>
          {words.calmSettings}
        </Button>
        <MenuAccount />
      </div>
    </Drawer>
  )
}

function MenuAccount() {
  const session = useSession()
  if (session.kind === 'account') {
    return (
      <>
        <p className="font-strong flex items-center gap-2">
          {words.welcomeBack}
          {session.role === 'admin' && <Badge tone="dusk">{words.admin}</Badge>}
        </p>
        <p className="text-ink-soft text-s wrap-anywhere">{words.account(session.email)}</p>
        {session.expired && (
          <ButtonLink to="/auth" variant="main" isWide>
            {menuWords.signInAgain}
          </ButtonLink>
        )}
        <SignOutButton isWide />
      </>
    )
  }
  return (
    <>
      {session.kind === 'guest' && <p className="text-ink-soft text-s">{menuWords.guest}</p>}
      <ButtonLink to={BEGINNING} variant="main" isWide>
        {words.getStarted}
      </ButtonLink>
      <ButtonLink to="/auth" isWide>
        {words.signIn}
      </ButtonLink>
    </>
  )
}
