import type { ReactNode } from 'react'
import { joinClasses } from '../../../ui/join-classes.ts'

export interface PictureProps {
  readonly children: ReactNode
  readonly className?: string
}

/** A framed scene beside words, 480 by 420, with its own sky. */
export function Picture({ children, className }: PictureProps) {
  return (
    <svg
      viewBox="0 0 480 420"
      preserveAspectRatio="xMidYMid slice"
      className={joinClasses('block w-full overflow-hidden rounded-l', className)}
      aria-hidden
      focusable="false"
    >
      <rect width="480" height="420" fill="var(--scene-sky)" />
      {children}
    </svg>
  )
}
