import type { EnergyLevel } from '@glimmer/domain/energy/daily-checkin'
import { oneThingNext, type NextThing } from '@glimmer/domain/tasks/next-thing'
import type { TaskView } from '@glimmer/domain/tasks/task-view'
import Check from 'lucide-react/icons/check'
import Shuffle from 'lucide-react/icons/shuffle'
import { useId, useMemo, useState } from 'react'
import { useTaskCommands } from '../../data/tasks/use-task-commands.ts'
import { Button } from '../../ui/button.tsx'
import { payCompliment } from './compliment-store.ts'
import { useDayStart } from '../../data/preferences/use-today.ts'
import { useMinute } from '../../lib/use-minute.ts'
import { words } from './words.ts'

const NARROW = 'max-sm:px-[0.95rem]'

/**
 * One small thing that fits the hour and the energy. It stays until it is done or the person asks for something else. The button that
 * finishes it becomes the one that goes on, so that a second press by accident finishes nothing.
 */
export function NextThingCard({
  views,
  energy,
}: {
  readonly views: readonly TaskView[]
  readonly energy: EnergyLevel | null
}) {
  const { setTaskDone, setStepDone } = useTaskCommands()
  const id = useId()
  const now = useMinute()
  const dayStart = useDayStart()
  const [skipped, setSkipped] = useState<readonly string[]>([])
  const [shown, setShown] = useState<string>()
  // Another energy, another thing: this is what the person has just said it for.
  const [chosenFor, setChosenFor] = useState(energy)
  if (chosenFor !== energy) {
    setChosenFor(energy)
    setShown(undefined)
  }
  const [finished, setFinished] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const thing = useMemo(
    () => oneThingNext(views, { now, dayStart, skipped, shown, energy }),
    [views, now, dayStart, skipped, shown, energy],
  )
  if (thing && thing.task.id !== shown) setShown(thing.task.id)

  function showOther() {
    if (!thing) return
    const next = oneThingNext(views, { now, dayStart, skipped: [...skipped, thing.task.id], energy })
    setSkipped([...skipped, thing.task.id])
    setShown(next?.task.id)
    setNote(next ? words.nextIs(titleOf(next)) : '')
  }

  async function finish({ task, step }: NextThing) {
    const isSaved = await (step ? setStepDone(step, true) : setTaskDone(task, true))
    if (!isSaved) return
    setFinished(step?.title ?? task.title)
    payCompliment(`${task.title} ${step?.title ?? ''}`)
  }

  function goOn() {
    setFinished(null)
    setNote(thing ? words.nextIs(titleOf(thing)) : words.nextNothing)
  }

  return (
    <section
      className="ui-card cluster-3 mb-4 gap-x-6 px-6 py-4 max-sm:px-4 max-sm:py-3"
      aria-labelledby={id}
      data-next
    >
      <div className="min-w-0 flex-[1_1_18rem] wrap-anywhere max-sm:basis-full">
        <h2 id={id} className="text-m text-dusk font-strong tracking-normal">
          {words.nextLabel}
        </h2>
        <p className="headline bidi text-left max-sm:text-l" data-title>
          {finished === null ? (thing ? titleOf(thing) : words.nextNothing) : words.nextRest(finished)}
        </p>
        <p className="text-ink-soft">
          {finished === null ? (thing ? aboutOf(thing) : words.nextNothingText) : words.nextRestText}
        </p>
      </div>
      {(thing || finished !== null) && (
        <div className="cluster-2 gap-x-3">
          <Button
            variant="main"
            className={NARROW}
            icon={finished === null && <Check aria-hidden />}
            onClick={() => (finished === null && thing ? void finish(thing) : goOn())}
          >
            {finished === null ? words.nextDone : words.nextOn}
          </Button>
          {finished === null && views.length > 1 && (
            <Button
              variant="plain"
              className={NARROW}
              icon={<Shuffle aria-hidden className="max-sm:hidden" />}
              onClick={showOther}
            >
              {words.nextOther}
            </Button>
          )}
        </div>
      )}
      <p role="status" className="sr-only">
        {note}
      </p>
    </section>
  )
}

function titleOf({ task, step }: NextThing): string {
  return step?.title ?? task.title
}

/** Where it belongs, or how long it takes; never how long it has waited. */
function aboutOf({ task, step }: NextThing): string {
  if (step) return words.nextStepOf(task.title)
  const time = task.timeOfDay ? words.times[task.timeOfDay] : words.times.anytime
  return task.estimatedTime === null ? time : `${time}, ${words.minutes(task.estimatedTime)}`
}
