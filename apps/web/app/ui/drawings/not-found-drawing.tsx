import { RoundTree } from './round-tree.tsx'
import { Spark } from './spark.tsx'
import { Vignette } from './vignette.tsx'

/** A signpost whose arms are blank, and a path that leads on all the same. */
export function NotFoundDrawing() {
  return (
    <Vignette>
      <circle cx="112" cy="112" r="72" fill="var(--scene-glow)" />
      <circle cx="112" cy="112" r="44" fill="var(--scene-glow-core)" />
      <path d="M0 146c58-34 114-26 162-10s100 6 158-22v90H0Z" fill="var(--hill-far)" />
      <RoundTree x={252} y={136} height={74} />
      <RoundTree x={62} y={140} height={50} />
      <g fill="var(--house)">
        <rect x="150" y="44" width="9" height="122" rx="4" />
        <path d="M126 54h56l14 13-14 13h-56Z" stroke="var(--house)" strokeWidth="4" strokeLinejoin="round" />
      </g>
      <path
        d="M186 92h-56l-14 12 14 12h56Z"
        fill="var(--house-side)"
        stroke="var(--house-side)"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d="M0 168c70-26 150-20 204-10 46 8 82 2 116-10v56H0Z" fill="var(--hill-mid)" />
      <path
        d="M196 157c18 3 34 6 32 13-3 9-46 9-54 32h76c-2-14 10-19 8-28-2-10-26-14-50-15Z"
        fill="var(--hill-far)"
        opacity="0.85"
      />
      <Spark x={222} y={56} size={18} />
      <Spark x={98} y={50} size={12} />
      <Spark x={160} y={26} size={9} />
      <circle cx="206" cy="108" r="3" fill="var(--spark)" />
      <circle cx="276" cy="112" r="2.5" fill="var(--spark)" />
    </Vignette>
  )
}
