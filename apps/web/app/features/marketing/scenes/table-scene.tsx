import { Lantern } from '../../../ui/drawings/lantern.tsx'
import { RoundTree } from '../../../ui/drawings/round-tree.tsx'
import { Spark } from '../../../ui/drawings/spark.tsx'
import { Glow } from './glow.tsx'
import { Picture } from './picture.tsx'
import { Sparks } from './sparks.tsx'

interface PlateProps {
  readonly x: number
  readonly y: number
  readonly width: number
}

function Plate({ x, y, width }: PlateProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse rx={width / 2} ry={width / 6.4} fill="var(--house)" opacity="0.35" cy="6" />
      <ellipse rx={width / 2} ry={width / 6.4} fill="var(--track)" />
      <ellipse rx={width / 3.1} ry={width / 10.5} fill="var(--raised)" cy="-1" />
    </g>
  )
}

/** A table in the garden at dusk with five small plates, one for each course, under a string of lights. */
export function TableScene() {
  return (
    <Picture className="aspect-[8/7]">
      <Glow x={240} y={190} r={180} />
      <path
        d="M-10 66c90 54 170 54 250 10s160-40 250 18"
        fill="none"
        stroke="var(--house)"
        strokeWidth="3.5"
      />
      {[
        [60, 96],
        [130, 104],
        [204, 90],
        [276, 64],
        [350, 62],
        [424, 84],
      ].map(([x = 0, y = 0]) => (
        <g key={x}>
          <path d={`M${x} ${y}v9`} stroke="var(--house)" strokeWidth="3" />
          <circle cx={x} cy={y + 19} r="11" fill="var(--window)" />
        </g>
      ))}
      <path d="M0 230c90-50 170-50 250-20s150 10 230-30v240H0Z" fill="var(--hill-far)" />
      <RoundTree x={72} y={236} height={104} />
      <RoundTree x={418} y={220} height={80} />
      <path d="M40 306c0-32 90-54 200-54s200 22 200 54v10H40Z" fill="var(--hill-mid)" />
      <ellipse cx="240" cy="306" rx="200" ry="54" fill="var(--hill-mid)" />
      <path
        d="M40 306c0 30 90 54 200 54s200-24 200-54v26c0 30-90 54-200 54S40 362 40 332Z"
        fill="var(--hill-near)"
      />
      <Lantern x={240} y={286} scale={1.15} />
      <Plate x={116} y={294} width={84} />
      <path d="M96 284a20 17 0 0 1 40 0Z" fill="var(--window)" />
      <Plate x={364} y={294} width={84} />
      <path d="M346 262h32v16a10 10 0 0 1-10 10h-12a10 10 0 0 1-10-10Z" fill="var(--house)" />
      <path d="M377 266h4a7 7 0 0 1 0 14h-4" fill="none" stroke="var(--house)" strokeWidth="4" />
      <Plate x={170} y={330} width={88} />
      <rect x="150" y="313" width="40" height="10" rx="3" fill="var(--house-side)" />
      <rect x="154" y="304" width="34" height="9" rx="3" fill="var(--house)" />
      <Plate x={304} y={330} width={88} />
      <Spark x={304} y={312} size={36} />
      <Sparks
        at={[
          [180, 164, 16],
          [312, 150, 20],
          [40, 164, 12],
        ]}
        dots={[
          [140, 150, 3],
          [356, 170, 3],
        ]}
      />
    </Picture>
  )
}
