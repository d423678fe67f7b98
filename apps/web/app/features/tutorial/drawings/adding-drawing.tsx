import { Lantern } from '../../../ui/drawings/lantern.tsx'
import { Spark } from '../../../ui/drawings/spark.tsx'
import { Vignette } from '../../../ui/drawings/vignette.tsx'
import { PAPER } from './paper.ts'

/** A sheet of paper by the light of a lantern: one line has just been written. */
export function AddingDrawing() {
  return (
    <Vignette>
      <circle cx="236" cy="94" r="84" fill="var(--scene-glow)" />
      <circle cx="236" cy="94" r="52" fill="var(--scene-glow-core)" />
      <path d="M0 148h320v60H0Z" fill="var(--hill-mid)" />
      <path d="M0 148h320v9H0Z" fill="var(--hill-near)" />
      <Lantern x={244} y={152} scale={1.15} />
      <g transform="rotate(-7 132 120)">
        <rect x="72" y="44" width="118" height="138" rx="8" fill="var(--house-side)" opacity="0.35" />
        <rect x="68" y="40" width="118" height="138" rx="8" fill={PAPER} />
        <g fill="none" stroke="var(--hill-mid)" strokeWidth="5" strokeLinecap="round">
          <rect x="82" y="58" width="16" height="16" rx="5" />
          <path d="M112 66h56" />
          <rect x="82" y="90" width="16" height="16" rx="5" />
          <path d="M112 98h40" />
          <rect x="82" y="122" width="16" height="16" rx="5" stroke="var(--hill-near)" />
          <path d="M112 130h26" stroke="var(--hill-near)" />
        </g>
        <g transform="translate(144 128) rotate(38)">
          <path d="M0 0 8-14H-8Z" fill="var(--window)" />
          <rect x="-8" y="-70" width="16" height="56" fill="var(--house)" />
          <path d="M-8-70a8 8 0 0 1 16 0Z" fill="var(--spark)" />
        </g>
      </g>
      <Spark x={166} y={34} size={16} />
      <circle cx="214" cy="38" r="2.5" fill="var(--spark)" />
      <circle cx="52" cy="86" r="2.5" fill="var(--spark)" />
    </Vignette>
  )
}
