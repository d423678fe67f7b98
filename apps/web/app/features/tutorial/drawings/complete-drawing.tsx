import { House } from '../../../ui/drawings/house.tsx'
import { Lantern } from '../../../ui/drawings/lantern.tsx'
import { RoundTree } from '../../../ui/drawings/round-tree.tsx'
import { Spark } from '../../../ui/drawings/spark.tsx'
import { Vignette } from '../../../ui/drawings/vignette.tsx'

/** The house at the end of the path, seen from near: its window is lit, and a lantern stands outside. */
export function CompleteDrawing() {
  return (
    <Vignette>
      <circle cx="164" cy="96" r="92" fill="var(--scene-glow)" />
      <circle cx="164" cy="96" r="60" fill="var(--scene-glow-core)" />
      <path d="M0 140c50-32 102-34 156-16s108 4 164-24v112H0Z" fill="var(--hill-far)" />
      <RoundTree x={250} y={152} height={110} />
      <RoundTree x={70} y={156} height={76} />
      <path d="M0 160c66-20 130-16 190-12s84-2 130-10v70H0Z" fill="var(--hill-mid)" />
      <House x={160} y={148} scale={1.15} />
      <path d="M174 154h28c2 16 26 30 46 54H140c30-20 36-38 34-54Z" fill="var(--scene-glow-core)" />
      <Lantern x={124} y={176} scale={0.8} />
      <Spark x={104} y={48} size={20} />
      <Spark x={214} y={40} size={15} />
      <Spark x={64} y={76} size={10} />
      <Spark x={160} y={24} size={9} />
      <circle cx="132" cy="36" r="2.5" fill="var(--spark)" />
      <circle cx="250" cy="34" r="2.5" fill="var(--spark)" />
      <circle cx="84" cy="106" r="2.5" fill="var(--spark)" />
    </Vignette>
  )
}
