import { House } from './house.tsx'
import { RoundTree } from './round-tree.tsx'
import { Spark } from './spark.tsx'
import { Vignette } from './vignette.tsx'

/** Stepping stones over water, to a house with one lit window. */
export function StepsDrawing() {
  return (
    <Vignette>
      <circle cx="226" cy="92" r="66" fill="var(--scene-glow)" />
      <circle cx="226" cy="92" r="40" fill="var(--scene-glow-core)" />
      <path d="M0 112c54-30 108-24 160-10s108 6 160-20v120H0Z" fill="var(--hill-far)" />
      <RoundTree x={268} y={104} height={62} />
      <House x={222} y={106} scale={0.56} />
      <path d="M0 122c66-14 128-6 190-10s98-8 130-4v94H0Z" fill="var(--hill-mid)" />
      <g fill="var(--hill-far)">
        <ellipse cx="206" cy="120" rx="10" ry="3" />
        <ellipse cx="186" cy="128" rx="13" ry="4" />
        <ellipse cx="206" cy="139" rx="17" ry="5" />
        <ellipse cx="178" cy="152" rx="21" ry="6.5" />
        <ellipse cx="132" cy="162" rx="25" ry="8" />
      </g>
      <path d="M0 150c34 2 58 10 78 22s44 20 70 28H0Z" fill="var(--hill-near)" />
      <RoundTree x={52} y={160} height={88} />
      <Spark x={132} y={146} size={16} />
      <Spark x={150} y={52} size={14} />
      <Spark x={104} y={34} size={9} />
      <circle cx="176" cy="30" r="2.5" fill="var(--spark)" />
    </Vignette>
  )
}
