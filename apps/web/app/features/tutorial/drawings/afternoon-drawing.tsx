import { RoundTree } from '../../../ui/drawings/round-tree.tsx'
import { Spark } from '../../../ui/drawings/spark.tsx'
import { Vignette } from '../../../ui/drawings/vignette.tsx'

/** Washing on a line between two trees, under a high sun. */
export function AfternoonDrawing() {
  return (
    <Vignette>
      <circle cx="92" cy="52" r="66" fill="var(--scene-glow)" />
      <circle cx="92" cy="52" r="42" fill="var(--scene-glow-core)" />
      <circle cx="92" cy="52" r="22" fill="var(--window)" />
      <path d="M0 140c56-30 104-34 160-18s104 8 160-20v110H0Z" fill="var(--hill-far)" />
      <path d="M0 168c62-22 126-20 186-10s84 2 134-12v62H0Z" fill="var(--hill-mid)" />
      <RoundTree x={48} y={176} height={116} />
      <RoundTree x={276} y={172} height={112} />
      <path d="M54 98c62 20 156 20 216 0" fill="none" stroke="var(--house)" strokeWidth="3.5" />
      <path d="m84 106 40 6-3 50-41-6Z" fill="var(--hill-near)" />
      <path d="M140 114h12a9 9 0 0 0 18 0h12l14 18-12 9-5-6v33h-36v-33l-5 6-12-9Z" fill="var(--window)" />
      <path d="m202 111 38-7 5 48-39 7Z" fill="var(--house-side)" />
      <path d="m204 131 38-7 1 12-38 7Z" fill="var(--hill-far)" />
      <Spark x={176} y={52} size={18} />
      <Spark x={226} y={68} size={10} />
      <circle cx="146" cy="34" r="2.5" fill="var(--spark)" />
      <circle cx="204" cy="34" r="2.5" fill="var(--spark)" />
    </Vignette>
  )
}
