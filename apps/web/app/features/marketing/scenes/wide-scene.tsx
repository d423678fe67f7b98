import type { ReactNode } from 'react'
import { joinClasses } from '../../../ui/join-classes.ts'

export interface WideSceneProps {
  readonly children: ReactNode
  /** Its height; the drawing is 1440 by 460 and crops from both sides, so what matters stays between 400 and 1040. */
  readonly className?: string
}

/** A scene from edge to edge. */
export function WideScene({ children, className }: WideSceneProps) {
  return (
    <svg
      viewBox="0 0 1440 460"
      preserveAspectRatio="xMidYMax slice"
      className={joinClasses('block w-full', className ?? 'h-[clamp(13rem,30vw,24rem)]')}
      aria-hidden
      focusable="false"
    >
      {children}
    </svg>
  )
}
