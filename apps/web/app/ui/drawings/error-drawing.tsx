import { Lantern } from './lantern.tsx'
import { RoundTree } from './round-tree.tsx'
import { Spark } from './spark.tsx'
import { Vignette } from './vignette.tsx'

/** A lantern on a hill, still lit. */
export function ErrorDrawing() {
  return (
    <Vignette>
      <circle cx="160" cy="120" r="78" fill="var(--scene-glow)" />
      <circle cx="160" cy="120" r="50" fill="var(--scene-glow-core)" />
      <path d="M0 146c54-36 112-30 164-14s98 6 156-20v92H0Z" fill="var(--hill-far)" />
      <RoundTree x={72} y={150} height={88} />
      <RoundTree x={256} y={142} height={62} />
      <path d="M0 168c68-26 130-20 188-10s88 4 132-10v56H0Z" fill="var(--hill-mid)" />
      <Lantern x={160} y={166} scale={1.25} />
      <Spark x={216} y={60} size={17} />
      <Spark x={110} y={52} size={11} />
      <circle cx="206" cy="100" r="3" fill="var(--spark)" />
      <circle cx="122" cy="96" r="2.5" fill="var(--spark)" />
    </Vignette>
  )
}
