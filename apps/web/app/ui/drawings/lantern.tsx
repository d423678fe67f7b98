export interface LanternProps {
  x: number
  /** Where it stands. */
  y: number
  scale?: number
}

/** A lantern that stays lit. */
export function Lantern({ x, y, scale = 1 }: LanternProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M-11-63a11 13 0 0 1 22 0" fill="none" stroke="var(--house)" strokeWidth="4" />
      <path
        d="M-17-53-9-62H9l8 9Z"
        fill="var(--house)"
        stroke="var(--house)"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <rect x="-18" y="-52" width="36" height="46" rx="6" fill="var(--house)" />
      <rect x="-12" y="-47" width="24" height="35" rx="5" fill="var(--window)" />
      <path d="M0-43c2 7 6 10 6 17a6 6 0 0 1-12 0c0-7 4-10 6-17Z" fill="var(--flame)" />
      <rect x="-22" y="-8" width="44" height="9" rx="4" fill="var(--house)" />
    </g>
  )
}
