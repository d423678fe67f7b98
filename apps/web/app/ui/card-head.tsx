interface CardHeadProps {
  /** Names the card: its `aria-labelledby`. */
  readonly titleId: string
  readonly title: string
  readonly text: string
}

/** How a card among the settings begins: what it is about, and a sentence about that. */
export function CardHead({ titleId, title, text }: CardHeadProps) {
  return (
    <div className="grid gap-1">
      <h2 id={titleId}>{title}</h2>
      <p className="text-ink-soft">{text}</p>
    </div>
  )
}
