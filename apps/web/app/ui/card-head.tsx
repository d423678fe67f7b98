import type { ReactNode } from 'react'

export interface CardHeadProps {
  /** Names the card: its `aria-labelledby`. */
  readonly id: string
  readonly title: string
  /** One thing to do about the card. */
  readonly children?: ReactNode
}

/** A card's heading, and beside it, where there is room, what can be done. */
export function CardHead({ id, title, children }: CardHeadProps) {
  return (
    <header className="cluster-3 justify-between gap-y-0">
      <h2 id={id} className="flex-[1_1_8rem]">
        {title}
      </h2>
      {children}
    </header>
  )
}
