import type { ReactNode } from 'react'

export interface WideSceneProps {
  readonly children: ReactNode
  /** How much of the sky is left out, in the units of the drawing. */
  readonly top?: number
}

const WIDTH = 1440
const HEIGHT = 460

/**
 * A scene from edge to edge, 1440 by 460. It grows with the page; on a phone it crops from both sides, so what matters
 * has an x between 400 and 1040.
 */
export function WideScene({ children, top = 0 }: WideSceneProps) {
  const height = HEIGHT - top
  return (
    <svg
      viewBox={`0 ${top} ${WIDTH} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      className="block w-full"
      style={{ blockSize: `clamp(${height / 34}rem, ${(height / WIDTH) * 100}vw, ${height / 13.5}rem)` }}
      aria-hidden
      focusable="false"
    >
      {children}
    </svg>
  )
}
