import { Lantern } from './lantern.tsx'
import { Spark } from './spark.tsx'
import { Vignette } from './vignette.tsx'

interface PlateProps {
  readonly x: number
  readonly y: number
  readonly width: number
}

/** A plate from the side, as one sits before it. */
function Plate({ x, y, width }: PlateProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse rx={width / 2} ry={width / 7} fill="var(--house)" opacity="0.35" cy="4" />
      <ellipse rx={width / 2} ry={width / 7} fill="var(--track)" />
      <ellipse rx={width / 3.2} ry={width / 12} fill="var(--raised)" cy="-0.5" />
    </g>
  )
}

/** A table with small plates by the light of a lantern: something nice on each. */
export function MenuTableDrawing({ className }: { readonly className?: string }) {
  return (
    <Vignette className={className}>
      <circle cx="160" cy="92" r="86" fill="var(--scene-glow)" />
      <circle cx="160" cy="92" r="54" fill="var(--scene-glow-core)" />
      <path d="M0 134c54-34 98-36 150-16s112 8 170-20v102H0Z" fill="var(--hill-far)" />
      <path d="M40 152c0-15 54-26 120-26s120 11 120 26v60H40Z" fill="var(--hill-mid)" />
      <path
        d="M40 152c0 15 54 26 120 26s120-11 120-26v12c0 15-54 27-120 27S40 179 40 164Z"
        fill="var(--hill-near)"
      />
      <Lantern x={160} y={140} scale={0.9} />
      <Plate x={88} y={149} width={58} />
      <path d="M74 143a14 12 0 0 1 28 0Z" fill="var(--window)" />
      <Plate x={232} y={149} width={58} />
      <path d="M219 128h22v12a7 7 0 0 1-7 7h-8a7 7 0 0 1-7-7Z" fill="var(--house)" />
      <path d="M241 131h3a5 5 0 0 1 0 10h-3" fill="none" stroke="var(--house)" strokeWidth="3" />
      <Plate x={160} y={164} width={64} />
      <Spark x={160} y={155} size={20} />
      <Spark x={96} y={66} size={15} />
      <Spark x={232} y={58} size={12} />
      <circle cx="120" cy="44" r="2.5" fill="var(--spark)" />
      <circle cx="206" cy="92" r="2.5" fill="var(--spark)" />
      <circle cx="264" cy="104" r="2.5" fill="var(--spark)" />
    </Vignette>
  )
}
