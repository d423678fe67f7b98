import { House } from '../../../ui/drawings/house.tsx'
import { RoundTree } from '../../../ui/drawings/round-tree.tsx'
import { Spark } from '../../../ui/drawings/spark.tsx'
import { Glow } from './glow.tsx'
import { Sparks } from './sparks.tsx'
import { WideScene } from './wide-scene.tsx'

const stairs = Array.from({ length: 9 }, (_, place) => ({ x: 520 + place * 44, y: 400 - place * 26 }))

/** A hill too steep to climb, and nine low stairs up its side to a house with a light. */
export function StairsScene() {
  return (
    <WideScene>
      <Glow x={960} y={150} r={120} />
      <Sparks
        at={[
          [700, 90, 18],
          [840, 50, 14],
          [1090, 50, 22],
          [560, 160, 14],
          [380, 100, 16],
          [1240, 130, 14],
        ]}
        dots={[
          [620, 110, 3],
          [470, 200, 3],
          [1150, 150, 3],
        ]}
      />
      <path d="M-20 370c160-30 280-34 400-20s220 10 340-20 480-30 740-10v160H-20Z" fill="var(--hill-far)" />
      <path
        d="M470 460c120-60 180-220 340-270 120-36 240-24 330 40 100 70 170 130 330 140v110Z"
        fill="var(--hill-mid)"
      />
      {stairs.map(({ x, y }, place) => (
        <path
          key={x}
          d={`M${x} ${y}h52v14h-52Z`}
          fill={place % 2 === 0 ? 'var(--house-side)' : 'var(--house)'}
        />
      ))}
      <House x={970} y={196} scale={0.78} />
      <RoundTree x={1070} y={212} height={84} />
      <RoundTree x={1126} y={232} height={56} />
      <RoundTree x={320} y={368} height={110} />
      <RoundTree x={390} y={370} height={70} />
      <path d="M-20 416c220-30 440-26 620-8s500 10 860-14v90H-20Z" fill="var(--hill-near)" />
      <Spark x={546} y={372} size={26} />
    </WideScene>
  )
}
