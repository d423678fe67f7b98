import { Lantern } from './lantern.tsx'
import { Spark } from './spark.tsx'
import { Vignette } from './vignette.tsx'

/** A tangle that becomes a thread, and the thread leads over the hills to a lantern. */
export function TangleDrawing() {
  return (
    <Vignette>
      <circle cx="236" cy="112" r="78" fill="var(--scene-glow)" />
      <circle cx="236" cy="112" r="48" fill="var(--scene-glow-core)" />
      <path d="M0 146c54-26 106-34 160-18s104 12 160-18v94H0Z" fill="var(--hill-far)" />
      <path d="M0 174c60-20 122-20 184-10s86 2 136-14v58H0Z" fill="var(--hill-mid)" />
      <path
        d="M64 122C46 92 72 54 104 64c30 10 16 62-14 54-24-8-10-50 20-60 32-10 52 28 28 48-22 18-64 6-54-20 10-24 54-18 60 8 5 22-32 42-52 28-16-12 6-40 30-38 26 2 30 34 8 42-14 6-6 26 18 30 32 6 66 2 98-8"
        fill="none"
        stroke="var(--dusk)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <Lantern x={244} y={152} />
      <Spark x={168} y={42} size={12} />
      <Spark x={206} y={66} size={9} />
      <Spark x={276} y={82} size={14} />
      <circle cx="144" cy="30" r="2.5" fill="var(--spark)" />
      <circle cx="188" cy="104" r="2.5" fill="var(--spark)" />
      <circle cx="48" cy="112" r="2.5" fill="var(--spark)" />
    </Vignette>
  )
}
