import { Lantern } from '../../../ui/drawings/lantern.tsx'
import { RoundTree } from '../../../ui/drawings/round-tree.tsx'
import { Glow } from './glow.tsx'
import { Sparks } from './sparks.tsx'
import { WideScene } from './wide-scene.tsx'

/** A tangle of thread on the left becomes one line, and the line leads to a lantern. */
export function OverwhelmScene() {
  return (
    <WideScene top={60}>
      <Glow x={980} y={270} r={150} />
      <g fill="none" stroke="var(--hill-mid)" strokeWidth="6" strokeLinecap="round">
        <path d="M300 120c80-70 190-20 150 60s-170 60-130-20 180-90 210 10-110 150-170 80 60-170 170-130 90 180-20 190-150-90-60-140 190 10 170 80" />
        <path d="M330 220c-60-80 60-170 130-110s20 190-70 170-60-160 40-170 150 100 80 160-160 20-150-50" />
      </g>
      <path
        d="M350 150c90-90 200-30 160 50s-180 60-150-20 190-60 190 30-150 120-190 50 90-140 170-70 60 120 130 120c110 0 110-60 190-60 60 0 70 30 126 30"
        fill="none"
        stroke="var(--house)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <Sparks
        at={[
          [1090, 110, 20],
          [900, 130, 14],
          [1180, 200, 13],
        ]}
        dots={[
          [830, 180, 3],
          [1040, 170, 3],
        ]}
      />
      <path d="M-20 380c220-60 500-60 760-26s460 20 720-22v150H-20Z" fill="var(--hill-far)" />
      <RoundTree x={1130} y={356} height={110} />
      <RoundTree x={250} y={364} height={70} />
      <Lantern x={980} y={366} scale={1.9} />
      <path d="M-20 412c260-46 520-34 780-14s460 10 700-20v104H-20Z" fill="var(--hill-mid)" />
    </WideScene>
  )
}
