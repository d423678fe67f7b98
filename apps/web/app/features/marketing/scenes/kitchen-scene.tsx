import { House } from '../../../ui/drawings/house.tsx'
import { Lantern } from '../../../ui/drawings/lantern.tsx'
import { RoundTree } from '../../../ui/drawings/round-tree.tsx'
import { Glow } from './glow.tsx'
import { Picture } from './picture.tsx'
import { Sparks } from './sparks.tsx'

/** A kitchen window before the day begins: a mug, a plant, three hooks, the hills waiting outside. */
export function KitchenScene() {
  return (
    <Picture className="aspect-[8/7]">
      <Glow x={240} y={150} r={150} />
      <g>
        <rect x="96" y="36" width="288" height="230" rx="14" fill="var(--house)" />
        <rect x="110" y="50" width="260" height="202" rx="8" fill="var(--scene-glow)" />
        <circle cx="240" cy="180" r="62" fill="var(--scene-glow-core)" />
        <path d="M110 190c50-34 96-32 140-14s80 10 120-14v90H110Z" fill="var(--hill-far)" />
        <RoundTree x={322} y={190} height={56} />
        <path d="M110 222c80-26 170-20 260-4v34H110Z" fill="var(--hill-mid)" />
        <House x={176} y={216} scale={0.34} />
        <path d="M234 50h12v202h-12ZM110 128h260v10H110Z" fill="var(--house)" />
        <Sparks
          at={[
            [152, 88, 16],
            [330, 92, 14],
            [286, 76, 10],
          ]}
        />
      </g>
      <rect x="66" y="262" width="348" height="18" rx="8" fill="var(--house)" />
      <path d="M330 262v-20h44v20l-6 2h-32Z" fill="var(--hill-near)" />
      <path
        d="M352 244c-4-24-26-26-30-40 22-2 32 14 30 32 0-22 10-36 30-38 2 20-22 22-26 46Z"
        fill="var(--tree)"
      />
      <path d="M112 222h42v28a12 12 0 0 1-12 12h-18a12 12 0 0 1-12-12Z" fill="var(--hill-near)" />
      <path d="M153 230h6a9 9 0 0 1 0 18h-6" fill="none" stroke="var(--hill-near)" strokeWidth="5" />
      <path
        d="M124 212c-6-10 8-14 2-26M140 212c-6-10 8-14 2-26"
        fill="none"
        stroke="var(--hill-far)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M0 348h480v72H0Z" fill="var(--hill-far)" />
      <path d="M0 342h480v16H0Z" fill="var(--house-side)" />
      <g fill="var(--house)">
        <rect x="56" y="310" width="32" height="32" rx="5" />
        <rect x="96" y="300" width="36" height="42" rx="5" />
        <path d="M378 342v-20h50v20Z" />
      </g>
      <Lantern x={240} y={343} scale={0.85} />
      <path d="M60 374h160v30H60ZM260 374h160v30H260Z" fill="var(--hill-mid)" />
      <path d="M126 385h28v7h-28ZM326 385h28v7h-28Z" fill="var(--house)" />
    </Picture>
  )
}
