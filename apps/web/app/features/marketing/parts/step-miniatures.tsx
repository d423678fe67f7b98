import Check from 'lucide-react/icons/check'
import { EnergyLantern } from '../../../ui/drawings/energy-lantern.tsx'
import { Spark } from '../../../ui/drawings/spark.tsx'
import { howItWorksWords } from '../pages/how-it-works.ts'

const words = howItWorksWords.miniatures

function CheckInMiniature() {
  return (
    <div className="grid gap-4">
      <span className="font-heading">{words.ask}</span>
      <span className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,4.2rem),1fr))] gap-2">
        {(['FULL', 'MEDIUM', 'LOW'] as const).map((level, place) => (
          <span
            key={level}
            className={
              level === 'MEDIUM'
                ? 'border-dusk bg-dusk-wash grid justify-items-center gap-2 rounded-m border-2 p-3'
                : 'border-line grid justify-items-center gap-2 rounded-m border p-3'
            }
          >
            <span className="block w-10">
              <EnergyLantern level={level} />
            </span>
            {words.levels[place]}
          </span>
        ))}
      </span>
    </div>
  )
}

function DumpMiniature() {
  return (
    <div className="grid gap-2">
      {words.thoughts.map((thought, place) => (
        <span
          key={thought}
          className={
            place === 0
              ? 'border-edge bg-raised grid gap-3 rounded-m border-2 p-4'
              : 'border-line text-ink-soft rounded-m border px-4 py-2.5'
          }
        >
          {place === 0 ? (
            <>
              <span className="flex flex-wrap justify-between gap-x-3">
                <span className="font-strong">{thought}</span>
                <span className="text-ink-soft">{words.triage}</span>
              </span>
              <span className="flex flex-wrap gap-2">
                <span className="bg-dusk text-on-dusk rounded-pill font-strong px-4 py-1.5">
                  {words.makeTask}
                </span>
                <span className="border-edge rounded-pill font-strong border px-4 py-1.5">
                  {words.remove}
                </span>
              </span>
            </>
          ) : (
            thought
          )}
        </span>
      ))}
    </div>
  )
}

function PickMiniature() {
  return (
    <div className="grid gap-2">
      <span className="border-line bg-raised grid gap-2 rounded-m border p-4">
        <span className="text-dusk font-strong">{words.next}</span>
        <span className="text-l font-heading">{words.nextTitle}</span>
        <span className="bg-moss text-on-moss rounded-pill font-strong mt-1 justify-self-start px-4 py-1.5">
          {words.five}
        </span>
      </span>
      <span className="bg-track rounded-pill block h-4 w-4/5" />
      <span className="bg-track rounded-pill block h-4 w-3/5" />
      <span className="bg-track rounded-pill block h-4 w-2/3" />
    </div>
  )
}

function CelebrateMiniature() {
  return (
    <div className="bg-lantern-wash text-on-lantern flex flex-wrap items-center gap-4 rounded-m p-5">
      <span className="bg-moss text-on-moss grid size-9 shrink-0 place-items-center rounded-s">
        <Check className="size-6" aria-hidden />
      </span>
      <span className="grid flex-[1_1_9rem] gap-1">
        <span className="font-heading">{words.won}</span>
        <span>{words.wonText}</span>
      </span>
      <svg viewBox="0 0 60 60" className="size-14 shrink-0" aria-hidden focusable="false">
        <Spark x={30} y={26} size={36} />
        <Spark x={10} y={48} size={14} />
        <Spark x={50} y={50} size={10} />
      </svg>
    </div>
  )
}

const miniatures = {
  'check-in': CheckInMiniature,
  'dump-thoughts': DumpMiniature,
  'pick-one-thing': PickMiniature,
  celebrate: CelebrateMiniature,
}

/** A step as it looks in the app, drawn small: a picture, so nothing in it can be pressed. */
export function StepMiniature({ step }: { readonly step: keyof typeof miniatures }) {
  const Miniature = miniatures[step]
  return (
    <div
      role="img"
      aria-label={words.labels[step]}
      className="border-line bg-surface text-s rounded-l border p-5 select-none"
    >
      <Miniature />
    </div>
  )
}
