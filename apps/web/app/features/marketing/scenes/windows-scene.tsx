import { RoundTree } from '../../../ui/drawings/round-tree.tsx'
import { Glow } from './glow.tsx'
import { Sparks } from './sparks.tsx'
import { WideScene } from './wide-scene.tsx'

interface WallProps {
  readonly x: number
  readonly width: number
  readonly top: number
  readonly roof: string
  readonly isSide?: boolean
}

function Wall({ x, width, top, roof, isSide = false }: WallProps) {
  return (
    <g fill={isSide ? 'var(--house-side)' : 'var(--house)'}>
      <path d={`M${x} ${top}h${width}v${430 - top}H${x}Z`} />
      <path d={roof} />
    </g>
  )
}

/** Five houses in a row, none like the other, each with its own window lit. */
export function WindowsScene() {
  return (
    <WideScene top={10}>
      <Glow x={720} y={310} r={270} />
      <Sparks
        at={[
          [380, 80, 16],
          [610, 50, 20],
          [880, 70, 14],
          [1080, 110, 20],
          [210, 140, 14],
          [1260, 180, 14],
        ]}
        dots={[
          [500, 120, 3],
          [980, 150, 3],
        ]}
      />
      <path d="M-20 340c260-60 560-60 740-40s480 10 740-30v210H-20Z" fill="var(--hill-far)" />
      <RoundTree x={340} y={400} height={150} />
      <RoundTree x={1110} y={400} height={170} />
      <Wall x={410} width={110} top={240} roof="M396 244l69-70 69 70Z" />
      <Wall x={524} width={120} top={200} roof="M514 204h140l-20-34H534Z" isSide />
      <Wall x={648} width={130} top={262} roof="M632 266l81-84 81 84Z" />
      <Wall x={782} width={110} top={190} roof="M772 194l110-70v70Z" isSide />
      <Wall x={896} width={130} top={250} roof="M882 254c10-60 150-60 158 0Z" />
      <g fill="var(--window)">
        <rect x="448" y="270" width="36" height="44" rx="4" />
        <rect x="552" y="226" width="62" height="30" rx="4" />
        <circle cx="713" cy="300" r="24" />
        <path d="M818 250v-20a18 18 0 0 1 36 0v20Z" />
        <rect x="936" y="284" width="50" height="40" rx="4" />
      </g>
      <g fill="none" strokeWidth="4">
        <path d="M466 270v44M448 292h36M713 276v48M689 300h48M961 284v40" stroke="var(--house)" />
        <path d="M583 226v30M836 214v36" stroke="var(--house-side)" />
      </g>
      <g fill="var(--house-side)">
        <path d="M440 430v-56a16 16 0 0 1 32 0v56ZM700 430v-60h34v60ZM944 430v-54a18 18 0 0 1 36 0v54Z" />
      </g>
      <g fill="var(--house)">
        <path d="M568 430v-58h34v58ZM820 430v-62a16 16 0 0 1 32 0v62Z" />
      </g>
      <path d="M-20 418c300-26 600-20 860-8 220 10 420 4 620-14v90H-20Z" fill="var(--hill-near)" />
    </WideScene>
  )
}
