import { RoundTree } from './round-tree.tsx'
import { Spark } from './spark.tsx'
import { Vignette } from './vignette.tsx'

/** An empty bench under a tree. */
export function TasksEmptyDrawing() {
  return (
    <Vignette>
      <circle cx="206" cy="116" r="74" fill="var(--scene-glow)" />
      <circle cx="206" cy="116" r="46" fill="var(--scene-glow-core)" />
      <path d="M0 150c50-32 102-40 156-22s104 10 164-16v92H0Z" fill="var(--hill-far)" />
      <RoundTree x={104} y={156} height={112} />
      <g fill="var(--house)">
        <rect x="150" y="126" width="66" height="7" rx="3.5" />
        <rect x="150" y="140" width="66" height="7" rx="3.5" />
        <path d="M158 126h6v36h-6ZM202 126h6v36h-6Z" />
      </g>
      <path d="M0 170c62-24 126-22 186-12s84 2 134-12v58H0Z" fill="var(--hill-mid)" />
      <Spark x={214} y={52} size={20} />
      <Spark x={250} y={84} size={11} />
      <Spark x={154} y={34} size={10} />
      <circle cx="184" cy="112" r="3" fill="var(--spark)" />
      <circle cx="52" cy="112" r="2.5" fill="var(--spark)" />
      <circle cx="272" cy="122" r="2.5" fill="var(--spark)" />
    </Vignette>
  )
}
