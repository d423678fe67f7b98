import { House } from '../../../ui/drawings/house.tsx'
import { RoundTree } from '../../../ui/drawings/round-tree.tsx'
import { Spark } from '../../../ui/drawings/spark.tsx'
import { Vignette } from '../../../ui/drawings/vignette.tsx'

/** A young moon, a few stars, and a house with its window lit. */
export function EveningDrawing() {
  return (
    <Vignette>
      <circle cx="106" cy="68" r="66" fill="var(--scene-glow)" />
      <circle cx="106" cy="68" r="42" fill="var(--scene-glow-core)" />
      <path d="M122 38a32 32 0 1 0 14 50 27 27 0 0 1-14-50Z" fill="var(--window)" />
      <path d="M0 138c56-30 106-32 160-16s104 6 160-22v110H0Z" fill="var(--hill-far)" />
      <RoundTree x={272} y={146} height={92} />
      <House x={214} y={150} scale={0.82} />
      <path d="M0 160c66-22 130-16 190-12s84-4 130-10v70H0Z" fill="var(--hill-near)" />
      <RoundTree x={64} y={170} height={70} />
      <Spark x={186} y={48} size={18} />
      <Spark x={232} y={34} size={10} />
      <Spark x={60} y={102} size={10} />
      <circle cx="262" cy="62" r="2.5" fill="var(--spark)" />
      <circle cx="158" cy="82" r="2.5" fill="var(--spark)" />
      <circle cx="150" cy="26" r="2.5" fill="var(--spark)" />
    </Vignette>
  )
}
