import { House } from '../../../ui/drawings/house.tsx'
import { RoundTree } from '../../../ui/drawings/round-tree.tsx'
import { Sparks } from './sparks.tsx'
import { WideScene } from './wide-scene.tsx'

/** The hills of the landing page from further away, at night: three houses, each with its light on. */
export function NightScene() {
  return (
    <WideScene top={90}>
      <Sparks
        at={[
          [520, 150, 16],
          [724, 112, 24],
          [940, 160, 14],
          [240, 180, 14],
          [1210, 140, 18],
        ]}
        dots={[
          [612, 190, 3],
          [850, 130, 3],
          [420, 210, 2.5],
          [1060, 200, 3],
        ]}
      />
      <path d="M-20 330c180-84 380-88 560-30s330 48 500-12 280-60 420-22v220H-20Z" fill="var(--hill-far)" />
      <RoundTree x={420} y={292} height={70} />
      <RoundTree x={1090} y={280} height={84} />
      <House x={560} y={330} scale={0.42} />
      <House x={930} y={322} scale={0.36} />
      <path d="M-20 392c200-70 420-66 640-30s420 34 600-12 180-34 260-20v160H-20Z" fill="var(--hill-mid)" />
      <RoundTree x={640} y={380} height={92} />
      <RoundTree x={694} y={384} height={58} />
      <House x={772} y={404} scale={0.62} />
      <RoundTree x={250} y={364} height={80} />
      <path d="M-20 440c260-52 560-44 820-22 220 18 460 10 700-18v80H-20Z" fill="var(--hill-near)" />
    </WideScene>
  )
}
