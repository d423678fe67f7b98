import { Lantern } from './lantern.tsx'
import { Spark } from './spark.tsx'
import { Vignette } from './vignette.tsx'

/** A tangle that becomes a thread, and the thread leads over the hills to a lantern. */
export function TangleDrawing() {
  return (
    <Vignette>
      <circle cx="236" cy="118" r="78" fill="var(--scene-glow)" />
      <circle cx="236" cy="118" r="48" fill="var(--scene-glow-core)" />
      <path d="M0 146c54-26 106-34 160-18s104 12 160-18v94H0Z" fill="var(--hill-far)" />
      <path d="M0 170c60-20 122-22 184-10s86 4 136-12v58H0Z" fill="var(--hill-mid)" />
      <path
        d="M60 108c-14-26 10-52 36-46s28 42 2 50-44-20-24-38 52 0 46 26-40 26-50 6 8-46 34-40 34 38 14 50-38-4-32-22 34-18 44-2c12 20 22 62 58 66 18 2 30-2 44-8"
        fill="none"
        stroke="var(--house)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <Lantern x={240} y={152} />
      <Spark x={150} y={46} size={12} />
      <Spark x={272} y={58} size={17} />
      <Spark x={46} y={58} size={10} />
      <circle cx="200" cy="66" r="2.5" fill="var(--spark)" />
      <circle cx="284" cy="104" r="2.5" fill="var(--spark)" />
    </Vignette>
  )
}
