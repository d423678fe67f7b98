export interface RingProps {
  /** How much of it is left, 0 to 1. */
  readonly share: number
  /** Any CSS length. */
  readonly size: string
}

const radius = 40
const length = 2 * Math.PI * radius

/** A drawn ring, as the sprint shows it: a picture, nothing runs. */
export function Ring({ share, size }: RingProps) {
  return (
    <svg
      viewBox="0 0 100 100"
      style={{ inlineSize: size, blockSize: size }}
      className="shrink-0 -rotate-90"
      fill="none"
      strokeWidth="11"
      aria-hidden
      focusable="false"
    >
      <circle cx="50" cy="50" r={radius} stroke="var(--track)" />
      {share > 0 ? (
        <circle
          cx="50"
          cy="50"
          r={radius}
          stroke="var(--moss)"
          strokeLinecap={share < 1 ? 'round' : 'butt'}
          strokeDasharray={`${length * share} ${length}`}
        />
      ) : null}
    </svg>
  )
}
