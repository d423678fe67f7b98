import { RoundTree } from '../../../ui/drawings/round-tree.tsx'
import { Spark } from '../../../ui/drawings/spark.tsx'
import { Vignette } from '../../../ui/drawings/vignette.tsx'

/** The sun comes up behind the hills, and there is something warm on the sill. */
export function MorningDrawing() {
  return (
    <Vignette>
      <circle cx="128" cy="96" r="84" fill="var(--scene-glow)" />
      <circle cx="128" cy="96" r="56" fill="var(--scene-glow-core)" />
      <circle cx="128" cy="92" r="30" fill="var(--window)" />
      <path d="M0 124c50-30 96-30 150-10s112 2 170-28v120H0Z" fill="var(--hill-far)" />
      <RoundTree x={262} y={116} height={74} />
      <path d="M0 148c70-24 140-14 200-18s84-16 120-18v94H0Z" fill="var(--hill-mid)" />
      <rect x="0" y="164" width="320" height="44" fill="var(--house)" />
      <rect x="0" y="164" width="320" height="9" fill="var(--house-side)" />
      <path d="M196 126h50v28a14 14 0 0 1-14 14h-22a14 14 0 0 1-14-14Z" fill="var(--hill-near)" />
      <path d="M246 132h6a11 11 0 0 1 0 22h-6" fill="none" stroke="var(--hill-near)" strokeWidth="6" />
      <path
        d="M210 116c-5-8 5-12 0-20M230 116c-5-8 5-12 0-20"
        fill="none"
        stroke="var(--spark)"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <Spark x={68} y={58} size={16} />
      <circle cx="176" cy="40" r="2.5" fill="var(--spark)" />
      <circle cx="94" cy="36" r="2.5" fill="var(--spark)" />
    </Vignette>
  )
}
