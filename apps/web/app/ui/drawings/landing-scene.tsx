import { House } from './house.tsx'
import { RoundTree } from './round-tree.tsx'
import { Spark } from './spark.tsx'

export interface LandingSceneProps {
  className?: string
}

/** Evening over quiet hills, from edge to edge: give it the full width and any height, it crops from the sides. */
export function LandingScene({ className }: LandingSceneProps) {
  return (
    <svg
      className={className ?? 'ui-scene'}
      viewBox="0 0 1440 460"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      focusable="false"
    >
      <circle cx="792" cy="300" r="238" fill="var(--scene-glow)" />
      <circle cx="792" cy="300" r="150" fill="var(--scene-glow-core)" />
      <Spark x={420} y={150} size={22} />
      <Spark x={520} y={104} size={14} />
      <Spark x={1010} y={92} size={26} />
      <Spark x={930} y={150} size={15} />
      <Spark x={640} y={176} size={13} />
      <Spark x={250} y={120} size={12} />
      <Spark x={1210} y={84} size={18} />
      <Spark x={96} y={196} size={15} />
      <Spark x={1352} y={170} size={13} />
      <path
        d="M-20 286C110 214 250 190 410 226s270 78 440 14 300-104 450-58c70 22 120 44 180 50v250H-20Z"
        fill="var(--hill-far)"
      />
      <RoundTree x={962} y={214} height={62} />
      <RoundTree x={1002} y={200} height={44} />
      <path d="M-20 352c150-68 320-72 490-26s310 50 480 6 330-62 530 8v150H-20Z" fill="var(--hill-mid)" />
      <RoundTree x={236} y={316} height={118} />
      <RoundTree x={304} y={314} height={78} />
      <RoundTree x={1196} y={314} height={104} />
      <House x={700} y={388} scale={0.95} />
      <RoundTree x={596} y={372} height={66} />
      <path
        d="M-20 418c190-58 400-52 610-26 120 15 240 18 370 8 190-15 330-30 520-8v100H-20Z"
        fill="var(--hill-near)"
      />
      <path
        d="M716 398c-6 14 26 18 22 32-4 12-34 16-40 40h62c8-22 26-28 20-46-6-16-36-14-42-27Z"
        fill="var(--hill-mid)"
        opacity="0.55"
      />
      <g fill="var(--spark)">
        <circle cx="560" cy="300" r="3.5" />
        <circle cx="846" cy="330" r="3.5" />
        <circle cx="900" cy="298" r="2.5" />
        <circle cx="470" cy="342" r="3" />
        <circle cx="1010" cy="342" r="3" />
        <circle cx="392" cy="284" r="2.5" />
      </g>
    </svg>
  )
}
