import { House } from './house.tsx'
import { Lantern } from './lantern.tsx'
import { RoundTree } from './round-tree.tsx'
import { Spark } from './spark.tsx'
import { Vignette } from './vignette.tsx'

/** A path over the hills, lit by lanterns, to a house where somebody is at home. */
export function LanternPathDrawing({ className }: { readonly className?: string }) {
  return (
    <Vignette className={className}>
      <circle cx="222" cy="84" r="80" fill="var(--scene-glow)" />
      <circle cx="222" cy="84" r="48" fill="var(--scene-glow-core)" />
      <path d="M0 118c56-32 106-34 160-16s112 4 160-20v118H0Z" fill="var(--hill-far)" />
      <RoundTree x={270} y={112} height={48} />
      <House x={224} y={110} scale={0.4} />
      <path d="M0 146c60-30 130-30 190-14s92 4 130-10v78H0Z" fill="var(--hill-mid)" />
      <path
        d="M219 112c6 14 2 22-22 29-34 10-78 18-93 59h78c0-30 18-38 38-48 22-11 22-26 7-40Z"
        fill="var(--scene-glow-core)"
      />
      <Lantern x={176} y={140} scale={0.4} />
      <Lantern x={262} y={168} scale={0.62} />
      <Lantern x={92} y={180} scale={0.9} />
      <Spark x={92} y={62} size={16} />
      <Spark x={140} y={40} size={10} />
      <circle cx="62" cy="92" r="2.5" fill="var(--spark)" />
      <circle cx="166" cy="66" r="2.5" fill="var(--spark)" />
      <circle cx="276" cy="46" r="2.5" fill="var(--spark)" />
    </Vignette>
  )
}
