import { Link } from 'react-router'
import type { MenuEntry } from './menu-entries.ts'

export interface MenuItemProps {
  entry: MenuEntry
  /** Called before the entry's own work, so that what the work opens can give the focus back to the button. */
  onChosen: () => void
}

export function MenuItem({ entry, onChosen }: MenuItemProps) {
  const words = (
    <>
      <span className="ui-menu-icon" aria-hidden>
        {entry.icon}
      </span>
      <span>
        {entry.label}
        {entry.hint ? <small className="ui-menu-hint">{entry.hint}</small> : null}
      </span>
    </>
  )
  if ('to' in entry) {
    return (
      <Link
        to={entry.to}
        role="menuitem"
        className="ui-menu-item"
        onClick={onChosen}
        onKeyDown={(event) => {
          if (event.key !== ' ') return
          event.preventDefault()
          event.currentTarget.click()
        }}
      >
        {words}
      </Link>
    )
  }
  return (
    <button
      type="button"
      role="menuitem"
      className="ui-menu-item"
      data-tone={entry.tone}
      aria-disabled={entry.isDisabled || undefined}
      onClick={() => {
        if (entry.isDisabled) return
        onChosen()
        entry.onSelect()
      }}
    >
      {words}
    </button>
  )
}
