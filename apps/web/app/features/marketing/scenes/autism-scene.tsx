import { House } from '../../../ui/drawings/house.tsx'
import { RoundTree } from '../../../ui/drawings/round-tree.tsx'
import { Glow } from './glow.tsx'
import { Sparks } from './sparks.tsx'
import { WideScene } from './wide-scene.tsx'

const trees = [200, 300, 400, 500, 940, 1040, 1140, 1240]
const posts = Array.from({ length: 60 }, (_, place) => place * 24)

/** An orderly garden: the same trees at the same distance, a fence, a straight path to the door. */
export function AutismScene() {
  return (
    <WideScene top={70}>
      <Glow x={720} y={310} r={180} />
      <Sparks
        at={[
          [420, 110, 16],
          [570, 80, 16],
          [720, 98, 22],
          [870, 80, 16],
          [1020, 110, 16],
          [270, 150, 14],
          [1170, 150, 14],
        ]}
      />
      <path d="M-20 320c240-56 500-66 740-66s500 10 740 66v160H-20Z" fill="var(--hill-far)" />
      {trees.map((x) => (
        <RoundTree key={x} x={x} y={336} height={104} />
      ))}
      <House x={720} y={352} scale={1.15} />
      <path d="M-20 366c240-12 500-14 740-14s500 2 740 14v110H-20Z" fill="var(--hill-mid)" />
      <path d="M690 352h60l34 108H656Z" fill="var(--hill-far)" />
      <g fill="var(--house)">
        {posts
          .filter((x) => x < 640 || x > 780)
          .map((x) => (
            <path key={x} d={`M${x} 396l6-9 6 9v46h-12Z`} />
          ))}
        <path d="M-20 406h660v7H-20ZM792 406h668v7H792ZM-20 426h660v7H-20ZM792 426h668v7H792Z" />
      </g>
      <path d="M-20 442h670v40H-20ZM790 442h670v40H790Z" fill="var(--hill-near)" />
    </WideScene>
  )
}
