import { Lantern } from '../../../ui/drawings/lantern.tsx'
import { RoundTree } from '../../../ui/drawings/round-tree.tsx'
import { Spark } from '../../../ui/drawings/spark.tsx'

/** Three stones that rest on one another in still water. */
export function Stones() {
  return (
    <>
      <circle cx="160" cy="104" r="84" fill="var(--scene-glow)" />
      <circle cx="160" cy="104" r="52" fill="var(--scene-glow-core)" />
      <path d="M0 128c54-30 100-32 154-14s112 6 166-18v60H0Z" fill="var(--hill-far)" />
      <path d="M0 146h320v54H0Z" fill="var(--hill-mid)" />
      <path
        d="M84 164h30M206 164h34M58 178h62M198 178h66M120 188h80"
        stroke="var(--hill-far)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <ellipse cx="160" cy="152" rx="56" ry="18" fill="var(--hill-near)" />
      <ellipse cx="155" cy="120" rx="41" ry="15" fill="var(--house-side)" />
      <ellipse cx="162" cy="94" rx="26" ry="12" fill="var(--house)" />
      <Spark x={162} y={56} size={30} />
      <circle cx="112" cy="72" r="3.5" fill="var(--spark)" />
      <circle cx="216" cy="80" r="3.5" fill="var(--spark)" />
    </>
  )
}

/** A path that winds up a hill. */
export function Path() {
  return (
    <>
      <circle cx="196" cy="88" r="80" fill="var(--scene-glow)" />
      <circle cx="196" cy="88" r="48" fill="var(--scene-glow-core)" />
      <path d="M0 142c60-34 106-58 176-58s108 30 144 56v60H0Z" fill="var(--hill-mid)" />
      <path
        d="M110 204c-6-34 96-36 92-62s-54-22-48-38c4-10 22-12 34-14"
        fill="none"
        stroke="var(--scene-glow-core)"
        strokeWidth="15"
        strokeLinecap="round"
      />
      <path
        d="M0 170c30-10 62-10 92 2s30 18 28 28H0ZM206 200c20-34 70-44 114-40v40Z"
        fill="var(--hill-near)"
      />
      <RoundTree x={70} y={170} height={92} />
      <RoundTree x={262} y={164} height={66} />
      <Spark x={192} y={58} size={30} />
      <circle cx="232" cy="66" r="3.5" fill="var(--spark)" />
      <circle cx="148" cy="52" r="3.5" fill="var(--spark)" />
    </>
  )
}

/** A signpost with a lantern where two paths part. */
export function Signpost() {
  return (
    <>
      <circle cx="150" cy="96" r="84" fill="var(--scene-glow)" />
      <circle cx="150" cy="96" r="52" fill="var(--scene-glow-core)" />
      <path d="M0 146c54-30 100-30 154-12s112 6 166-18v84H0Z" fill="var(--hill-far)" />
      <path d="M0 168c80-18 220-20 320-2v34H0Z" fill="var(--hill-mid)" />
      <path d="M143 40h14v142h-14Z" fill="var(--house)" />
      <path d="M96 50h108l22 17-22 17H96Z" fill="var(--house-side)" />
      <path d="M204 96H112l-22 17 22 17h92Z" fill="var(--hill-near)" />
      <path d="M112 67h70M126 113h62" stroke="var(--window)" strokeWidth="5" strokeLinecap="round" />
      <Lantern x={216} y={180} scale={0.78} />
      <Spark x={72} y={84} size={20} />
      <circle cx="246" cy="100" r="3.5" fill="var(--spark)" />
      <circle cx="96" cy="36" r="3" fill="var(--spark)" />
    </>
  )
}

/** A table with one sheet of paper, one pencil and one lantern. */
export function Workbench() {
  return (
    <>
      <circle cx="196" cy="100" r="86" fill="var(--scene-glow)" />
      <circle cx="196" cy="100" r="54" fill="var(--scene-glow-core)" />
      <path d="M62 150h14l-6 50H56ZM244 150h14l6 50h-14Z" fill="var(--house-side)" />
      <rect x="36" y="142" width="248" height="13" rx="6" fill="var(--house)" />
      <path
        d="m84 142 16-58 66 14-14 44Z"
        fill="var(--raised)"
        stroke="var(--hill-near)"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path
        d="m106 102 42 9M101 116l40 8M97 130l24 3"
        stroke="var(--hill-mid)"
        strokeWidth="4.5"
        strokeLinecap="round"
      />
      <path
        d="m152 128 40-54 9 7-40 54-12 5Z"
        fill="var(--window)"
        stroke="var(--house)"
        strokeWidth="3.5"
        strokeLinejoin="round"
      />
      <Lantern x={234} y={142} scale={1.05} />
      <Spark x={92} y={54} size={22} />
      <circle cx="142" cy="46" r="3.5" fill="var(--spark)" />
      <circle cx="262" cy="62" r="3" fill="var(--spark)" />
    </>
  )
}
