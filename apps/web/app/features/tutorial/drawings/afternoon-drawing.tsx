import { RoundTree } from '../../../ui/drawings/round-tree.tsx'
import { Spark } from '../../../ui/drawings/spark.tsx'
import { Vignette } from '../../../ui/drawings/vignette.tsx'

/** Washing on a line between two trees, under a high sun. */
export function AfternoonDrawing() {
  return (
    <Vignette>
      <circle cx="160" cy="46" r="62" fill="var(--scene-glow)" />
      <circle cx="160" cy="46" r="40" fill="var(--scene-glow-core)" />
      <circle cx="160" cy="46" r="22" fill="var(--window)" />
      <path d="M0 140c56-30 104-34 160-18s104 8 160-20v110H0Z" fill="var(--hill-far)" />
      <path d="M62 96c60 22 136 22 196 0" fill="none" stroke="var(--house)" strokeWidth="3" />
      <path d="M92 105l34 6-3 44-34-5Z" fill="var(--hill-mid)" />
      <path d="M142 112l38 0 5 12-9 5v28h-30v-28l-9-5Z" fill="var(--window)" />
      <path d="M196 111l32-6 4 40-32 5Z" fill="var(--hill-near)" />
      <path d="M0 168c62-22 126-20 186-10s84 2 134-12v62H0Z" fill="var(--hill-mid)" />
      <RoundTree x={52} y={172} height={112} />
      <RoundTree x={270} y={168} height={104} />
      <Spark x={98} y={52} size={14} />
      <Spark x={226} y={58} size={10} />
    </Vignette>
  )
}
