import type { ReactNode } from 'react'

export interface MenuAction {
  label: string
  icon?: ReactNode
  /** What destroys stands last and apart. */
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
