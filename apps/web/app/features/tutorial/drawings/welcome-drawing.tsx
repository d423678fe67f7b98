import { House } from '../../../ui/drawings/house.tsx'
import { Lantern } from '../../../ui/drawings/lantern.tsx'
import { RoundTree } from '../../../ui/drawings/round-tree.tsx'
import { Spark } from '../../../ui/drawings/spark.tsx'
import { Vignette } from '../../../ui/drawings/vignette.tsx'

/** A lantern where a path begins; the house at its end is in sight. */
export function WelcomeDrawing() {
  return (
    <Vignette>
      <circle cx="232" cy="80" r="70" fill="var(--scene-glow)" />
      <circle cx="232" cy="80" r="42" fill="var(--scene-glow-core)" />
      <path d="M0 128c48-34 96-38 150-18s108 6 170-30v130H0Z" fill="var(--hill-far)" />
      <RoundTree x={278} y={96} height={56} />
      <House x={234} y={98} scale={0.5} />
      <path d="M0 140c60-22 118-18 178-26s92-24 142-20v116H0Z" fill="var(--hill-mid)" />
      <path
        d="M236 101c-4 12-58 14-60 28s62 16 52 34c-7 14-42 26-62 45h-70c30-26 78-36 86-52 6-13-44-13-38-30 5-15 66-14 80-25Z"
        fill="var(--scene-glow-core)"
      />
      <path d="M0 168c40-12 74-8 104 6s40 22 58 34H0Z" fill="var(--hill-near)" />
      <RoundTree x={46} y={172} height={86} />
      <Lantern x={106} y={180} scale={0.95} />
      <Spark x={146} y={58} size={18} />
      <Spark x={104} y={88} size={10} />
      <circle cx="176" cy="36" r="2.5" fill="var(--spark)" />
      <circle cx="84" cy="54" r="2.5" fill="var(--spark)" />
    </Vignette>
  )
}
