import { Lantern } from './lantern.tsx'
import { RoundTree } from './round-tree.tsx'
import { Spark } from './spark.tsx'
import { Vignette } from './vignette.tsx'

/** Three lanterns along a path at dusk, one of them near and bright. */
export function EnergyEmptyDrawing() {
  return (
    <Vignette>
      <circle cx="118" cy="122" r="78" fill="var(--scene-glow)" />
      <circle cx="118" cy="122" r="48" fill="var(--scene-glow-core)" />
      <path d="M0 146c54-26 106-34 160-18s104 12 160-18v94H0Z" fill="var(--hill-far)" />
      <RoundTree x={262} y={150} height={78} />
      <Lantern x={222} y={152} scale={0.5} />
      <path d="M0 168c60-22 122-22 184-10s86 4 136-12v58H0Z" fill="var(--hill-mid)" />
      <Lantern x={178} y={168} scale={0.75} />
      <Lantern x={112} y={182} scale={1.25} />
      <Spark x={70} y={60} size={18} />
      <Spark x={160} y={44} size={11} />
      <Spark x={212} y={76} size={9} />
      <circle cx="60" cy="104" r="2.5" fill="var(--spark)" />
      <circle cx="246" cy="56" r="2.5" fill="var(--spark)" />
    </Vignette>
  )
}
