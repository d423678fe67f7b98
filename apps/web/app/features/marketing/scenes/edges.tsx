import { House } from '../../../ui/drawings/house.tsx'
import { Lantern } from '../../../ui/drawings/lantern.tsx'
import { RoundTree } from '../../../ui/drawings/round-tree.tsx'
import { EveningEdge } from './evening-edge.tsx'
import { Sparks } from './sparks.tsx'

/** The last picture of each page, by the page's last part of the address. */
export const edges = {
  adhd: (
    <EveningEdge>
      <Lantern x={900} y={404} scale={1.2} />
      <Sparks
        at={[
          [880, 300, 18],
          [930, 284, 13],
          [780, 318, 15],
          [620, 300, 12],
          [520, 330, 18],
        ]}
      />
      <RoundTree x={450} y={402} height={84} />
    </EveningEdge>
  ),
  autism: (
    <EveningEdge isMirrored>
      {[520, 600, 680, 760, 840, 920].map((x) => (
        <RoundTree key={x} x={x} y={398} height={70} />
      ))}
    </EveningEdge>
  ),
  stones: (
    <EveningEdge>
      <House x={980} y={396} scale={0.62} />
      <g fill="var(--house-side)">
        <ellipse cx="560" cy="392" rx="15" ry="5" />
        <ellipse cx="624" cy="386" rx="18" ry="6" />
        <ellipse cx="696" cy="388" rx="21" ry="7" />
        <ellipse cx="776" cy="390" rx="25" ry="8" />
        <ellipse cx="866" cy="388" rx="29" ry="9" />
      </g>
      <Sparks at={[[540, 340, 18]]} dots={[[760, 320, 3]]} />
    </EveningEdge>
  ),
  stairs: (
    <EveningEdge isMirrored>
      {[0, 1, 2, 3, 4, 5].map((place) => (
        <path
          key={place}
          d={`M${560 + place * 42} ${396 - place * 14}h46v10h-46Z`}
          fill={place % 2 === 0 ? 'var(--house-side)' : 'var(--house)'}
        />
      ))}
      <Lantern x={846} y={330} scale={0.7} />
      <RoundTree x={480} y={402} height={76} />
    </EveningEdge>
  ),
  overwhelm: (
    <EveningEdge isMirrored>
      <RoundTree x={720} y={404} height={96} />
      <Sparks at={[[820, 300, 14]]} />
    </EveningEdge>
  ),
  gentle: (
    <EveningEdge>
      <circle cx="880" cy="310" r="24" fill="var(--window)" />
      <House x={620} y={396} scale={0.56} />
      <RoundTree x={552} y={396} height={74} />
    </EveningEdge>
  ),
  sprints: (
    <EveningEdge isMirrored>
      {[0, 1, 2, 3, 4].map((place) => (
        <Lantern key={place} x={560 + place * 80} y={404} scale={0.95 - place * 0.1} />
      ))}
    </EveningEdge>
  ),
  energy: (
    <EveningEdge>
      <Lantern x={720} y={404} scale={1.1} />
      <RoundTree x={610} y={400} height={60} />
      <RoundTree x={830} y={402} height={76} />
    </EveningEdge>
  ),
  rewards: (
    <EveningEdge isMirrored>
      <path d="M460 296c120 60 400 60 520 0" fill="none" stroke="var(--house)" strokeWidth="3" />
      {[520, 600, 680, 760, 840, 920].map((x, place) => (
        <circle key={x} cx={x} cy={[328, 342, 350, 350, 342, 328][place]} r="8" fill="var(--window)" />
      ))}
      <path d="M456 288h8v120h-8ZM976 288h8v120h-8Z" fill="var(--house)" />
    </EveningEdge>
  ),
  home: (
    <EveningEdge>
      <House x={720} y={400} scale={0.8} />
      <RoundTree x={640} y={400} height={80} />
      <RoundTree x={600} y={398} height={54} />
      <Sparks
        at={[
          [520, 310, 15],
          [880, 300, 18],
        ]}
      />
    </EveningEdge>
  ),
  village: (
    <EveningEdge isMirrored>
      {[500, 600, 690, 800, 890, 980].map((x, place) => (
        <House key={x} x={x} y={400} scale={[0.5, 0.4, 0.56, 0.44, 0.54, 0.38][place] ?? 0.5} />
      ))}
    </EveningEdge>
  ),
  path: (
    <EveningEdge>
      <Lantern x={560} y={402} scale={0.9} />
      <Lantern x={880} y={404} scale={0.9} />
      <RoundTree x={980} y={402} height={90} />
      <Sparks at={[[720, 308, 22]]} />
    </EveningEdge>
  ),
  windows: (
    <EveningEdge isMirrored>
      <House x={640} y={402} scale={0.7} />
      <RoundTree x={740} y={402} height={92} />
      <RoundTree x={800} y={402} height={60} />
      <Sparks at={[[860, 300, 16]]} />
    </EveningEdge>
  ),
} as const
