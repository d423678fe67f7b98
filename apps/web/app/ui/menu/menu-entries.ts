import type { ReactNode } from 'react'

export interface MenuAction {
  label: string
  icon?: ReactNode
  /** An entry that deletes stands last, apart from the others. */
  tone?: 'plain' | 'danger'
  isDisabled?: boolean
  /** A second, quiet line. */
  hint?: string
  onSelect: () => void
}

export interface MenuLink {
  label: string
  icon?: ReactNode
  hint?: string
  to: string
}

export type MenuEntry = MenuAction | MenuLink
