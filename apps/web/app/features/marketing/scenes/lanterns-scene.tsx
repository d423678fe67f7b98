import { Lantern } from '../../../ui/drawings/lantern.tsx'
import { RoundTree } from '../../../ui/drawings/round-tree.tsx'
import { Glow } from './glow.tsx'
import { Sparks } from './sparks.tsx'
import { WideScene } from './wide-scene.tsx'

/** Three lanterns on one ridge: bright, half, low. All three are lit. */
export function LanternsScene() {
  return (
    <WideScene top={40}>
      <Glow x={500} y={280} r={180} />
      <Glow x={760} y={310} r={120} />
      <Glow x={960} y={336} r={66} />
      <Sparks
        at={[
          [380, 90, 18],
          [560, 60, 24],
          [690, 130, 14],
          [880, 150, 16],
          [1120, 120, 14],
          [240, 170, 13],
        ]}
        dots={[
          [620, 180, 3],
          [440, 150, 3],
          [830, 220, 2.5],
          [1010, 230, 2.5],
        ]}
      />
      <path d="M-20 360c240-50 540-40 760-10s480 10 720-40v170H-20Z" fill="var(--hill-far)" />
      <RoundTree x={1130} y={350} height={130} />
      <RoundTree x={310} y={356} height={96} />
      <Lantern x={500} y={388} scale={2.7} />
      <Lantern x={760} y={392} scale={1.9} />
      <Lantern x={960} y={390} scale={1.2} />
      <path d="M-20 400c280-36 560-30 800-12s440 6 680-24v118H-20Z" fill="var(--hill-mid)" />
      <path d="M-20 440c260-26 560-24 820-8s440 8 660-12v60H-20Z" fill="var(--hill-near)" />
    </WideScene>
  )
}
