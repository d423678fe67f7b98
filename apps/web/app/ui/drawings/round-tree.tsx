export interface RoundTreeProps {
  x: number
  /** Where the trunk meets the ground. */
  y: number
  /** Height over all, in the units of the drawing. */
  height: number
}

export function RoundTree({ x, y, height }: RoundTreeProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${height / 130})`} fill="var(--tree)">
      <path d="M-4-50h8V4h-8Z" />
      <path d="M0-130c27 0 44 24 44 50 0 28-18 46-44 46s-44-18-44-46c0-26 17-50 44-50Z" />
      <path d="M2-46l17-17 3 3L5-40Z" />
    </g>
  )
}
