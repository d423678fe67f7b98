import { RoundTree } from '../../../ui/drawings/round-tree.tsx'
import { Vignette } from '../../../ui/drawings/vignette.tsx'
import { Glow } from './glow.tsx'
import { Sparks } from './sparks.tsx'

/** A garden gate that stands open, and a path through it both ways. */
export function GateDrawing() {
  return (
    <Vignette>
      <Glow x={160} y={104} r={80} />
      <path d="M0 134c54-24 106-28 160-18s104 6 160-18v102H0Z" fill="var(--hill-far)" />
      <RoundTree x={62} y={150} height={92} />
      <RoundTree x={266} y={146} height={72} />
      <path d="M0 156c80-14 170-12 320 0v44H0Z" fill="var(--hill-mid)" />
      <path
        d="M148 118c4 20 40 24 26 44-8 12-34 20-40 38h74c-4-18 8-24 8-42 0-24-44-22-50-40Z"
        fill="var(--scene-glow)"
      />
      <g fill="var(--house)">
        <path d="M104 96h12v78h-12ZM204 96h12v78h-12Z" />
        <circle cx="110" cy="92" r="9" />
        <circle cx="210" cy="92" r="9" />
        <path d="M20 122h84v7H20ZM20 148h84v7H20ZM216 122h84v7h-84ZM216 148h84v7h-84Z" />
        <path d="M40 112h8v58h-8ZM68 112h8v58h-8ZM240 112h8v58h-8ZM268 112h8v58h-8Z" />
      </g>
      <g fill="var(--house-side)">
        <path d="M116 112l34 18v8l-34-18ZM116 146l34 26v8l-34-26ZM144 124h8v58h-8Z" />
      </g>
      <Sparks
        at={[
          [160, 48, 20],
          [96, 54, 12],
          [228, 50, 14],
        ]}
        dots={[
          [184, 78, 2.5],
          [136, 80, 2.5],
        ]}
      />
    </Vignette>
  )
}
