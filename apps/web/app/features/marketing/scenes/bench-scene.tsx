import { House } from '../../../ui/drawings/house.tsx'
import { Lantern } from '../../../ui/drawings/lantern.tsx'
import { RoundTree } from '../../../ui/drawings/round-tree.tsx'
import { Glow } from './glow.tsx'
import { Sparks } from './sparks.tsx'
import { WideScene } from './wide-scene.tsx'

/** A bench under a tree, a moon, two mugs and nothing planned. */
export function BenchScene() {
  return (
    <WideScene top={20}>
      <Glow x={900} y={180} r={130} />
      <circle cx="900" cy="180" r="46" fill="var(--window)" />
      <Sparks
        at={[
          [660, 70, 16],
          [1050, 60, 20],
          [1130, 190, 13],
          [500, 140, 14],
          [330, 70, 18],
          [1280, 110, 14],
        ]}
        dots={[
          [760, 160, 3],
          [980, 270, 3],
          [1080, 260, 2.5],
          [420, 210, 3],
        ]}
      />
      <path d="M-20 320c230-90 470-80 690-30s480 40 790-50v240H-20Z" fill="var(--hill-far)" />
      <House x={1120} y={302} scale={0.4} />
      <RoundTree x={1190} y={296} height={62} />
      <path d="M-20 370c280-64 560-50 800-24s460 6 680-36v170H-20Z" fill="var(--hill-mid)" />
      <RoundTree x={560} y={388} height={310} />
      <g fill="var(--house)">
        <rect x="660" y="312" width="190" height="15" rx="7" />
        <rect x="660" y="338" width="190" height="15" rx="7" />
        <rect x="648" y="366" width="214" height="15" rx="7" />
        <path d="M674 300h12v110h-12ZM824 300h12v110h-12Z" />
      </g>
      <path
        d="M736 350h17v12a5 5 0 0 1-5 5h-7a5 5 0 0 1-5-5ZM772 350h17v12a5 5 0 0 1-5 5h-7a5 5 0 0 1-5-5Z"
        fill="var(--window)"
      />
      <Lantern x={900} y={402} scale={0.8} />
      <path d="M-20 420c320-36 640-34 900-14 220 16 400 8 580-16v92H-20Z" fill="var(--hill-near)" />
    </WideScene>
  )
}
