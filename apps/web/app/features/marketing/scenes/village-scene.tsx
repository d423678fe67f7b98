import { House } from '../../../ui/drawings/house.tsx'
import { RoundTree } from '../../../ui/drawings/round-tree.tsx'
import { Glow } from './glow.tsx'
import { Sparks } from './sparks.tsx'
import { WideScene } from './wide-scene.tsx'

/** A village on a hillside in the evening: many small lit windows. */
export function VillageScene() {
  return (
    <WideScene top={20}>
      <Glow x={620} y={260} r={190} />
      <Sparks
        at={[
          [470, 70, 16],
          [760, 50, 22],
          [930, 110, 14],
          [250, 110, 14],
          [1190, 80, 18],
        ]}
        dots={[
          [600, 90, 3],
          [860, 150, 3],
        ]}
      />
      <path d="M-20 290c200-100 420-130 640-70s520 70 840-40v300H-20Z" fill="var(--hill-far)" />
      <House x={520} y={222} scale={0.38} />
      <House x={610} y={236} scale={0.44} />
      <RoundTree x={670} y={248} height={44} />
      <House x={1010} y={262} scale={0.4} />
      <RoundTree x={400} y={226} height={50} />
      <RoundTree x={1120} y={248} height={60} />
      <path d="M-20 366c240-80 500-70 740-24s480 24 740-30v170H-20Z" fill="var(--hill-mid)" />
      <House x={440} y={322} scale={0.6} />
      <House x={560} y={334} scale={0.7} />
      <RoundTree x={640} y={346} height={86} />
      <House x={740} y={356} scale={0.62} />
      <RoundTree x={820} y={360} height={60} />
      <House x={900} y={366} scale={0.74} />
      <House x={1020} y={362} scale={0.56} />
      <RoundTree x={1130} y={356} height={110} />
      <RoundTree x={320} y={334} height={104} />
      <House x={210} y={346} scale={0.6} />
      <House x={1260} y={346} scale={0.64} />
      <path d="M-20 428c280-50 560-46 820-24s440 12 660-20v100H-20Z" fill="var(--hill-near)" />
    </WideScene>
  )
}
