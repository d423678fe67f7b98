import { Spark } from '../../../ui/drawings/spark.tsx'

export interface SparksProps {
  /** x, y and size from tip to tip. */
  readonly at?: readonly (readonly [number, number, number])[]
  /** x, y and radius. */
  readonly dots?: readonly (readonly [number, number, number])[]
}

/** The small lights of a scene. */
export function Sparks({ at = [], dots = [] }: SparksProps) {
  return (
    <g>
      {at.map(([x, y, size]) => (
        <Spark key={`${x} ${y}`} x={x} y={y} size={size} />
      ))}
      {dots.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="var(--spark)" />
      ))}
    </g>
  )
}
