import { ButtonLink } from '../ui/button-link.tsx'
import { Button } from '../ui/button.tsx'
import { BEGINNING } from '../session/beginning.ts'
import { Brand } from './brand.tsx'
import { SiteCalmOpener } from './site-calm-opener.tsx'
import { AccountName, Greeting } from './site-account.tsx'
import { SiteLinks } from './site-links-list.tsx'
import { SiteMenu, SiteMenuButton } from './site-menu.tsx'
import { words } from './words.ts'

export interface SiteHeaderProps {
  /** Whether visitors see the links to the public pages. */
  readonly navigation?: boolean
  /** What 'Get Started' does: an action of the site's script (site/site.ts). Without it, it leads to /auth. */
  readonly getStarted?: 'start' | undefined
}

/**
 * The header of the public pages. It is drawn once, when they are built, with everything that anybody may see; what <html>
 * says of the session decides what is shown.
 */
export function SiteHeader({ navigation = true, getStarted }: SiteHeaderProps) {
  return (
    <>
      <header className="header-site mx-auto flex w-full max-w-[90rem] flex-wrap items-center gap-x-2 px-4 py-3 [@container_header-site_(width<16rem)]:gap-x-0 [@container_header-site_(width<16rem)]:px-2 md:gap-x-4 md:px-8">
        <Brand />
        <nav
          aria-label={words.siteNavigation}
          className="hidden md:max-lg:order-last md:max-lg:basis-full md:block lg:ms-auto"
        >
          <SiteLinks
            navigation={navigation}
            className="-ms-3 flex items-center"
            linkClassName="rounded-pill hover:bg-dusk-wash aria-[current=page]:text-dusk font-medium flex min-h-(--target) items-center px-3 no-underline lg:px-4"
          />
        </nav>
        <div className="hidden items-center gap-3 md:flex md:max-lg:ms-auto lg:ms-2">
          <div className="hidden items-center gap-3 in-data-[session=account]:flex">
            <div className="text-s w-[11rem] leading-tight lg:w-[14rem]">
              <Greeting />
              <AccountName className="truncate" />
            </div>
            <Button data-site="sign-out">{words.signOut}</Button>
          </div>
          <div className="flex items-center gap-3 in-data-[session=account]:hidden">
            <ButtonLink to="/auth" variant="plain">
              {words.signIn}
            </ButtonLink>
            <ButtonLink to={BEGINNING} data-site={getStarted}>
              {words.getStarted}
            </ButtonLink>
          </div>
        </div>
        <div className="max-md:ms-auto">
          <SiteCalmOpener />
        </div>
        <SiteMenuButton />
      </header>
      <SiteMenu navigation={navigation} getStarted={getStarted} />
    </>
  )
}
