import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

export interface BadgeProps {
  /** A colour that supports the word. It must not be the only sign. */
  children: ReactNode
  tone?: 'quiet' | 'dusk' | 'moss' | 'honey' | 'clay' | 'lantern'
  /** filled: stands alone. bare: sits in a line of small text. */
  look?: 'filled' | 'bare'
  icon?: ReactNode
  className?: string
}

export function Badge({ children, tone = 'quiet', look = 'filled', icon, className }: BadgeProps) {
  return (
    <span className={joinClasses('ui-badge', `ui-badge-${look}`, `ui-badge-${tone}`, className)}>
      {icon}
      {children}
    </span>
  )
}
