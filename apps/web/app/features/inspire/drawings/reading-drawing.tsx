import { Lantern } from '../../../ui/drawings/lantern.tsx'
import { RoundTree } from '../../../ui/drawings/round-tree.tsx'
import { Spark } from '../../../ui/drawings/spark.tsx'
import { Vignette } from '../../../ui/drawings/vignette.tsx'

/** A book left open on a bench under a tree, with a lantern beside it. */
export function ReadingDrawing({ className }: { readonly className?: string }) {
  return (
    <Vignette className={className}>
      <circle cx="196" cy="104" r="88" fill="var(--scene-glow)" />
      <circle cx="196" cy="104" r="54" fill="var(--scene-glow-core)" />
      <path d="M0 128c50-34 96-36 150-16s112 8 170-22v110H0Z" fill="var(--hill-far)" />
      <path d="M0 152c60-22 116-20 172-8s100 4 148-12v68H0Z" fill="var(--hill-mid)" />
      <RoundTree x={84} y={166} height={116} />
      <path d="M0 176c70-16 210-18 320-4v28H0Z" fill="var(--hill-near)" />
      <path d="M124 150h10v26h-10ZM240 150h10v26h-10Z" fill="var(--house)" />
      <rect x="112" y="140" width="150" height="12" rx="5" fill="var(--house)" />
      <path
        d="M140 138c14-9 26-9 34-1 8-8 20-8 34 1v-20c-14-9-26-9-34-1-8-8-20-8-34 1Z"
        fill="var(--raised)"
        stroke="var(--house)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M174 118v19" stroke="var(--house)" strokeWidth="3" />
      <path
        d="M148 123c8-4 14-4 19-1M148 130c8-4 14-4 19-1M181 122c5-3 11-3 19 1"
        stroke="var(--hill-far)"
        strokeWidth="2.4"
        fill="none"
      />
      <Lantern x={234} y={140} scale={0.8} />
      <Spark x={174} y={84} size={20} />
      <Spark x={206} y={58} size={13} />
      <Spark x={142} y={52} size={10} />
      <circle cx="188" cy="38" r="2.5" fill="var(--spark)" />
      <circle cx="262" cy="66" r="2.5" fill="var(--spark)" />
      <circle cx="222" cy="34" r="2" fill="var(--spark)" />
    </Vignette>
  )
}
