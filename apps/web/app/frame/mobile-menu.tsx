import Menu from 'lucide-react/icons/menu'
import { useState } from 'react'
import './header.css'
import { Button } from '../ui/button.tsx'
import { useWhenAsked } from '../ui/use-when-asked.ts'
import type { SiteLink } from './site-links.ts'
import { words } from './words.ts'

export interface MobileMenuProps {
  readonly links: readonly SiteLink[]
  readonly onGetStarted?: (() => void) | undefined
}

/** Below 768 px the header's links and the account live in a drawer. Its machinery is loaded when asked for. */
export function MobileMenu(props: MobileMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const part = useWhenAsked(
    isOpen,
    () => import('./mobile-menu-drawer.tsx'),
    () => setOpen(false),
    () => setOpen(true),
  )
  return (
    <>
      <Button
        className="header-menu"
        icon={<Menu aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {words.menu}
      </Button>
      {part && <part.MobileMenuDrawer {...props} isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  )
}
