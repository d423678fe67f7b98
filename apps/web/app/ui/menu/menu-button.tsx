import Ellipsis from 'lucide-react/icons/ellipsis'
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Button, type ButtonVariant } from '../button.tsx'
import { IconButton } from '../icon-button.tsx'
import type { MenuEntry } from './menu-entries.ts'
import { MenuPopup, type MenuStart } from './menu-popup.tsx'

export interface MenuButtonProps {
  /** The button's name: 'More about "Cook dinner"'. Visible only together with `isLabelShown`. */
  label: string
  /** A function is called only when the menu opens, so that a long list prepares no menus. */
  entries: readonly MenuEntry[] | (() => readonly MenuEntry[])
  /** Called when the menu opens, to load ahead what an entry will need. */
  onOpen?: () => void
  isLabelShown?: boolean
  icon?: ReactNode
  variant?: ButtonVariant
  align?: 'start' | 'end'
  className?: string
}

export function MenuButton({
  label,
  entries,
  onOpen,
  isLabelShown,
  icon = <Ellipsis aria-hidden />,
  variant = 'plain',
  align = 'end',
  className,
}: MenuButtonProps) {
  const [start, setStart] = useState<MenuStart>()
  const button = useRef<HTMLButtonElement>(null)
  const open = (from: MenuStart) => {
    setStart(from)
    onOpen?.()
  }
  const shared = {
    ref: button,
    variant,
    icon,
    className,
    'aria-haspopup': 'menu',
    'aria-expanded': start !== undefined,
    onClick: () => (start ? setStart(undefined) : open('first')),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      open(event.key === 'ArrowDown' ? 'first' : 'last')
    },
  } as const

  return (
    <>
      {isLabelShown ? <Button {...shared}>{label}</Button> : <IconButton {...shared} label={label} />}
      {start ? (
        <MenuPopup
          label={label}
          anchor={button}
          align={align}
          start={start}
          entries={typeof entries === 'function' ? entries() : entries}
          onClose={() => setStart(undefined)}
        />
      ) : null}
    </>
  )
}
