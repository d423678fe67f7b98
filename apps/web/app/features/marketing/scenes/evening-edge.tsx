import type { ReactNode } from 'react'
import { WideScene } from './wide-scene.tsx'

export interface EveningEdgeProps {
  /** What stands on the hills, between 400 and 1040; the ground there is near 400. */
  readonly children: ReactNode
  readonly isMirrored?: boolean
}

/** The last picture of a page: low hills at nightfall, and one object that differs from page to page. */
export function EveningEdge({ children, isMirrored = false }: EveningEdgeProps) {
  const turn = isMirrored ? 'translate(1440 0) scale(-1 1)' : undefined
  return (
    <WideScene top={255}>
      <path
        transform={turn}
        d="M-20 372c220-66 470-62 700-22s420 30 800-44v160H-20Z"
        fill="var(--hill-far)"
      />
      {children}
      <path
        transform={turn}
        d="M-20 420c260-40 540-36 800-14s440 10 680-26v90H-20Z"
        fill="var(--hill-near)"
      />
    </WideScene>
  )
}
