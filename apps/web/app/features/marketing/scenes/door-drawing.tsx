import { Lantern } from '../../../ui/drawings/lantern.tsx'
import { RoundTree } from '../../../ui/drawings/round-tree.tsx'
import { Vignette } from '../../../ui/drawings/vignette.tsx'
import { Glow } from './glow.tsx'
import { Sparks } from './sparks.tsx'

/** A house with its door closed and its curtains drawn; a light is on inside. */
export function DoorDrawing() {
  return (
    <Vignette>
      <Glow x={160} y={110} r={96} />
      <path d="M0 148c54-26 106-30 160-22s104 8 160-18v92H0Z" fill="var(--hill-far)" />
      <RoundTree x={56} y={158} height={84} />
      <RoundTree x={272} y={152} height={66} />
      <path d="M96 90h128v84H96Z" fill="var(--house-side)" />
      <path
        d="M84 94 160 34l76 60Z"
        fill="var(--house)"
        stroke="var(--house)"
        strokeWidth="6"
        strokeLinejoin="round"
      />
      <rect x="112" y="104" width="36" height="32" rx="4" fill="var(--window)" />
      <path d="M112 104h14c0 14-6 24-14 30ZM148 104h-14c0 14 6 24 14 30Z" fill="var(--hill-mid)" />
      <path d="M168 174v-54a19 19 0 0 1 38 0v54Z" fill="var(--house)" />
      <circle cx="198" cy="144" r="3" fill="var(--window)" />
      <path d="M0 172c80-14 170-12 320 2v26H0Z" fill="var(--hill-mid)" />
      <Lantern x={236} y={180} scale={0.6} />
      <Sparks
        at={[
          [92, 44, 15],
          [232, 40, 18],
        ]}
        dots={[
          [250, 82, 2.5],
          [72, 84, 2.5],
        ]}
      />
    </Vignette>
  )
}
