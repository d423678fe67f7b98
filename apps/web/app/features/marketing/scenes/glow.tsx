export interface GlowProps {
  readonly x: number
  readonly y: number
  readonly r: number
}

/** Light in the evening air: two flat rings, the inner one warmer. */
export function Glow({ x, y, r }: GlowProps) {
  return (
    <g>
      <circle cx={x} cy={y} r={r} fill="var(--scene-glow)" />
      <circle cx={x} cy={y} r={r * 0.62} fill="var(--scene-glow-core)" />
    </g>
  )
}
