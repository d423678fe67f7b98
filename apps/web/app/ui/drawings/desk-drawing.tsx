import { Lantern } from './lantern.tsx'
import { Spark } from './spark.tsx'
import { Vignette } from './vignette.tsx'

/** A desk by a window, with a lantern that was lit and something warm to drink. */
export function DeskDrawing() {
  return (
    <Vignette>
      <circle cx="228" cy="112" r="82" fill="var(--scene-glow)" />
      <circle cx="228" cy="112" r="50" fill="var(--scene-glow-core)" />
      <g>
        <rect x="66" y="34" width="104" height="86" rx="9" fill="var(--house)" />
        <rect x="72" y="40" width="92" height="74" rx="5" fill="var(--scene-sky)" />
        <path
          d="M72 92c24-18 46-16 62-6 12 7 20 6 30 0v23a5 5 0 0 1-5 5H77a5 5 0 0 1-5-5Z"
          fill="var(--hill-far)"
        />
        <path d="M72 104c30-12 60-8 92 0v5a5 5 0 0 1-5 5H77a5 5 0 0 1-5-5Z" fill="var(--hill-mid)" />
        <path d="M115 40h6v74h-6Z" fill="var(--house)" />
        <Spark x={94} y={62} size={13} />
        <circle cx="146" cy="58" r="2.5" fill="var(--spark)" />
        <circle cx="136" cy="74" r="2" fill="var(--spark)" />
      </g>
      <path d="M62 148h12l-6 52H56ZM246 148h12l6 52h-12Z" fill="var(--house-side)" />
      <rect x="38" y="140" width="244" height="11" rx="5" fill="var(--house)" />
      <path d="M104 118h26v16a7 7 0 0 1-7 7h-12a7 7 0 0 1-7-7Z" fill="var(--hill-near)" />
      <path d="M129 123h4a6 6 0 0 1 0 12h-4" fill="none" stroke="var(--hill-near)" strokeWidth="3.5" />
      <path d="M148 141v-6h36v6Z" fill="var(--hill-mid)" />
      <path d="M152 135v-6h30v6Z" fill="var(--hill-far)" />
      <Lantern x={228} y={140} />
      <Spark x={262} y={62} size={15} />
      <Spark x={204} y={44} size={10} />
      <circle cx="270" cy="94" r="2.5" fill="var(--spark)" />
    </Vignette>
  )
}
