import { Lantern } from '../../../ui/drawings/lantern.tsx'
import { RoundTree } from '../../../ui/drawings/round-tree.tsx'
import { Glow } from './glow.tsx'
import { Picture } from './picture.tsx'
import { Sparks } from './sparks.tsx'

/** A night sky full of sparks, and an open lantern with a few of them inside. */
export function AdhdScene() {
  return (
    <Picture className="aspect-[8/7]">
      <Glow x={250} y={300} r={190} />
      <path
        d="M40 60c60 10 30 70 90 66s40-80 104-60 10 76 70 84 60-70 124-50"
        fill="none"
        stroke="var(--hill-far)"
        strokeWidth="4"
        strokeDasharray="2 14"
        strokeLinecap="round"
      />
      <path
        d="M70 190c40-40 90-10 70 26s-60 6-30-24 120 0 140 40"
        fill="none"
        stroke="var(--hill-far)"
        strokeWidth="4"
        strokeDasharray="2 14"
        strokeLinecap="round"
      />
      <Sparks
        at={[
          [62, 70, 26],
          [134, 128, 18],
          [236, 66, 40],
          [306, 150, 22],
          [428, 100, 34],
          [388, 48, 16],
          [72, 196, 20],
          [160, 214, 14],
          [396, 206, 24],
          [440, 268, 14],
          [46, 282, 18],
          [330, 250, 16],
          [170, 30, 14],
        ]}
        dots={[
          [104, 100, 4],
          [196, 110, 3.5],
          [280, 104, 3],
          [352, 116, 4],
          [118, 250, 3.5],
          [366, 292, 3.5],
          [26, 150, 3],
          [456, 176, 3.5],
        ]}
      />
      <path d="M0 322c90-44 180-42 260-22s150 10 220-26v146H0Z" fill="var(--hill-far)" />
      <RoundTree x={72} y={318} height={92} />
      <path d="M0 368c110-36 220-30 300-18s130 4 180-16v86H0Z" fill="var(--hill-mid)" />
      <Lantern x={250} y={372} scale={2.3} />
      <Sparks
        at={[
          [238, 296, 22],
          [262, 318, 15],
          [250, 336, 11],
        ]}
      />
      <RoundTree x={416} y={360} height={64} />
      <path d="M0 402c120-20 300-24 480-4v40H0Z" fill="var(--hill-near)" />
    </Picture>
  )
}
