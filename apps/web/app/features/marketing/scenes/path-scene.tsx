import { House } from '../../../ui/drawings/house.tsx'
import { Lantern } from '../../../ui/drawings/lantern.tsx'
import { RoundTree } from '../../../ui/drawings/round-tree.tsx'
import { Glow } from './glow.tsx'
import { Sparks } from './sparks.tsx'
import { WideScene } from './wide-scene.tsx'

/** A path over the hills with four lanterns beside it, the nearest one the largest. */
export function PathScene() {
  return (
    <WideScene>
      <Glow x={830} y={170} r={120} />
      <Sparks
        at={[
          [690, 60, 18],
          [960, 54, 16],
          [540, 110, 14],
          [1110, 120, 20],
          [300, 90, 16],
        ]}
        dots={[
          [770, 90, 3],
          [460, 160, 3],
          [1020, 150, 3],
        ]}
      />
      <path d="M-20 240c240-70 520-90 760-50s480 20 720-30v320H-20Z" fill="var(--hill-far)" />
      <House x={830} y={202} scale={0.42} />
      <RoundTree x={890} y={206} height={54} />
      <path d="M-20 320c260-80 560-70 800-30s460 16 680-40v230H-20Z" fill="var(--hill-mid)" />
      <path
        d="M826 206c-10 22 60 30 52 56-10 34-190 26-206 70-14 40 150 40 130 82-8 18-50 34-80 60h240c10-30 70-50 62-88-10-46-150-36-140-64 12-34 120-40 112-74-8-30-140-22-170-42Z"
        fill="var(--scene-glow)"
      />
      <Lantern x={906} y={250} scale={0.5} />
      <Lantern x={672} y={318} scale={0.8} />
      <Lantern x={960} y={380} scale={1.1} />
      <Lantern x={640} y={446} scale={1.7} />
      <RoundTree x={500} y={330} height={120} />
      <RoundTree x={440} y={338} height={76} />
      <RoundTree x={1120} y={312} height={140} />
      <path
        d="M-20 420c160-40 340-46 480-20 60 12 90 40 110 80H-20ZM1460 390c-140-10-260 0-340 30-40 16-60 40-70 60h410Z"
        fill="var(--hill-near)"
      />
    </WideScene>
  )
}
