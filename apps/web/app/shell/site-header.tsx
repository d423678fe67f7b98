import { NavLink } from 'react-router'
import { ButtonLink } from '../ui/button-link.tsx'
import { Button } from '../ui/button.tsx'
import { useSession } from '../session/use-session.ts'
import { AccountBlock } from './account-block.tsx'
import { Brand } from './brand.tsx'
import { CalmOpener } from './calm-opener.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { siteLinks } from './site-links.ts'
import { words } from './words.ts'

export interface SiteHeaderProps {
  /** Whether visitors see the links to the public pages. */
  readonly navigation?: boolean
  /** What 'Get Started' does; without it, it leads to /auth. */
  readonly onGetStarted?: () => void
}

/** The header of the public pages. */
export function SiteHeader({ navigation = true, onGetStarted }: SiteHeaderProps) {
  const session = useSession()
  const links = siteLinks(session, navigation)
  return (
    <header className="header-site mx-auto flex w-full max-w-[90rem] flex-wrap items-center gap-x-2 px-4 py-3 md:gap-x-4 md:px-8">
      <Brand />
      <nav
        aria-label={words.siteNavigation}
        className="hidden md:max-lg:order-last md:max-lg:basis-full md:block lg:ms-auto"
      >
        <ul className="-ms-3 flex items-center">
          {links.map(({ to, label }) => (
            <li key={to}>
              <NavLink
                to={to}
                className="rounded-pill hover:bg-dusk-wash aria-[current=page]:text-dusk font-medium flex min-h-(--target) items-center px-3 no-underline lg:px-4"
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="hidden items-center gap-3 md:flex md:max-lg:ms-auto lg:ms-2">
        {session.kind === 'account' ? (
          <AccountBlock session={session} />
        ) : (
          <div className="flex items-center gap-3 in-data-[session=account]:invisible">
            <ButtonLink to="/auth" variant="plain">
              {words.signIn}
            </ButtonLink>
            {onGetStarted ? (
              <Button onClick={onGetStarted}>{words.getStarted}</Button>
            ) : (
              <ButtonLink to="/auth">{words.getStarted}</ButtonLink>
            )}
          </div>
        )}
      </div>
      <div className="max-md:ms-auto">
        <CalmOpener />
      </div>
      <div className="md:hidden">
        <MobileMenu links={links} onGetStarted={onGetStarted} />
      </div>
    </header>
  )
}
