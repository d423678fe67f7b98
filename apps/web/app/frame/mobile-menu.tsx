import Menu from 'lucide-react/icons/menu'
import './header.css'
import { Button } from '../ui/button.tsx'
import { defineDialog } from '../ui/dialogs/define-dialog.ts'
import { useIsOpen } from '../ui/dialogs/dialog-host.tsx'
import { dialogs } from '../ui/dialogs/dialogs.ts'
import type { SiteLink } from './site-links.ts'
import { words } from './words.ts'

const menuDialog = defineDialog(async () => (await import('./mobile-menu-drawer.tsx')).MobileMenuDrawer, {
  scope: 'page',
})

/** Below 768 px the header's links and the account live in a drawer. Its machinery is loaded when asked for. */
export function MobileMenu({ links }: { readonly links: readonly SiteLink[] }) {
  return (
    <Button
      className="header-menu"
      icon={<Menu aria-hidden />}
      aria-haspopup="dialog"
      aria-expanded={useIsOpen(menuDialog)}
      onClick={() => void dialogs.open(menuDialog, { links })}
    >
      {words.menu}
    </Button>
  )
}
