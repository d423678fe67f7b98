import Menu from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { BEGINNING } from '../session/beginning.ts'
import { AccountName, Greeting } from './site-account.tsx'
import { SiteLinks } from './site-links-list.tsx'
import { menuWords } from './menu-words.ts'
import { words } from './words.ts'

const MENU_ID = 'site-menu'

export interface SiteMenuProps {
  readonly navigation: boolean
  readonly getStarted: 'start' | undefined
}

/**
 * Below 768 px the links and the account are in a drawer: a popover of the browser's own, which opens without scripts. It
 * follows the header in the page, and its button in the order of the keyboard.
 */
export function SiteMenuButton() {
  return (
    <div className="md:hidden">
      <Button
        className="header-menu"
        icon={<Menu aria-hidden />}
        popoverTarget={MENU_ID}
        aria-haspopup="dialog"
      >
        {words.menu}
      </Button>
    </div>
  )
}

export function SiteMenu({ navigation, getStarted }: SiteMenuProps) {
  return (
    <div id={MENU_ID} popover="auto" role="dialog" aria-label={menuWords.menuTitle} className="site-menu">
      <div className="flex items-center justify-between gap-3">
        <p aria-hidden className="ui-dialog-title">
          {menuWords.menuTitle}
        </p>
        <IconButton
          label={menuWords.closeMenu}
          icon={<X aria-hidden />}
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          autoFocus
        />
      </div>
      <nav aria-label={words.siteNavigation}>
        <SiteLinks
          navigation={navigation}
          className="grid gap-1"
          linkClassName="rounded-m hover:bg-dusk-wash aria-[current=page]:bg-dusk-wash font-medium flex min-h-12 items-center px-3 no-underline"
        />
      </nav>
      <div className="border-line mt-4 grid gap-3 border-t pt-4">
        <Button isWide data-site="calm" aria-haspopup="dialog" className="for-scripts">
          {words.calmSettings}
        </Button>
        <div className="hidden gap-3 in-data-[session=account]:grid">
          <Greeting />
          <AccountName className="text-s wrap-anywhere" />
          <ButtonLink to="/auth" variant="main" isWide className="for-expired">
            {menuWords.signInAgain}
          </ButtonLink>
          <Button isWide data-site="sign-out">
            {words.signOut}
          </Button>
        </div>
        <div className="grid gap-3 in-data-[session=account]:hidden">
          <p className="for-guest text-ink-soft text-s">{menuWords.guest}</p>
          <ButtonLink to={BEGINNING} data-site={getStarted} variant="main" isWide>
            {words.getStarted}
          </ButtonLink>
          <ButtonLink to="/auth" isWide>
            {words.signIn}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
