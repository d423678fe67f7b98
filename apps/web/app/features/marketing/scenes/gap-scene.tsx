import { House } from '../../../ui/drawings/house.tsx'
import { RoundTree } from '../../../ui/drawings/round-tree.tsx'
import { Spark } from '../../../ui/drawings/spark.tsx'
import { Glow } from './glow.tsx'
import { Sparks } from './sparks.tsx'
import { WideScene } from './wide-scene.tsx'

/** Two banks with water between them, and stones across: small ones first. */
export function GapScene() {
  return (
    <WideScene top={40}>
      <Glow x={1010} y={220} r={170} />
      <Sparks
        at={[
          [880, 70, 20],
          [1124, 68, 22],
          [760, 120, 13],
          [470, 96, 15],
          [300, 60, 12],
          [1220, 100, 16],
        ]}
        dots={[
          [610, 80, 3],
          [960, 118, 3],
          [560, 150, 2.5],
        ]}
      />
      <path d="M-20 250c260-70 560-60 780-24s460 20 700-40v290H-20Z" fill="var(--hill-far)" />
      <RoundTree x={640} y={236} height={46} />
      <RoundTree x={690} y={240} height={34} />
      <path d="M-20 318h1480v160H-20Z" fill="var(--scene-sky)" />
      <path
        d="M520 356h90M690 344h60M820 372h70M560 430h110M760 416h80M640 386h40"
        stroke="var(--hill-far)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M-20 286c160-20 320-10 420 18 60 18 84 40 70 66-20 40-80 70-40 110H-20Z"
        fill="var(--hill-mid)"
      />
      <path d="M-20 340c140-18 250-10 330 22 50 22 40 70 70 118H-20Z" fill="var(--hill-near)" />
      <RoundTree x={330} y={330} height={120} />
      <RoundTree x={250} y={336} height={70} />
      <path
        d="M1460 250c-160-6-330 10-420 44-66 26-90 54-60 84 40 40 20 70 60 102h420Z"
        fill="var(--hill-mid)"
      />
      <House x={1060} y={306} scale={0.9} />
      <RoundTree x={1180} y={306} height={88} />
      <path d="M1460 340c-120-10-220 4-280 34-60 32-50 70-80 106h360Z" fill="var(--hill-near)" />
      <g fill="var(--house-side)">
        <ellipse cx="508" cy="404" rx="26" ry="9" />
        <ellipse cx="572" cy="392" rx="28" ry="10" />
        <ellipse cx="640" cy="408" rx="30" ry="10" />
        <ellipse cx="714" cy="392" rx="33" ry="11" />
        <ellipse cx="794" cy="404" rx="36" ry="12" />
        <ellipse cx="880" cy="386" rx="40" ry="13" />
        <ellipse cx="956" cy="366" rx="32" ry="10" />
      </g>
      <Spark x={508} y={378} size={24} />
    </WideScene>
  )
}
