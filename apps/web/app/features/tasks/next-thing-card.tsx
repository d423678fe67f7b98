import type { EnergyLevel } from '@glimmer/domain/energy/daily-checkin'
import type { NextThing } from '@glimmer/domain/tasks/next-thing'
import type { TaskView } from '@glimmer/domain/tasks/task-view'
import Check from 'lucide-react/icons/check'
import Play from 'lucide-react/icons/play'
import Shuffle from 'lucide-react/icons/shuffle'
import Sparkles from 'lucide-react/icons/sparkles'
import { use, useId, useRef, useState } from 'react'
import { useTaskCommands } from '../../data/tasks/use-task-commands.ts'
import { Button } from '../../ui/button.tsx'
import { dialogs } from '../../ui/dialogs/dialogs.ts'
import { BreakdownContext } from './breakdown-part.ts'
import { useCelebration } from './celebration.ts'
import { areSuggestionsSeen } from './dialogs/suggestions-seen.ts'
import { breakDownDialog, suggestionsDialog } from './task-dialogs.ts'
import { useNextThing } from './use-next-thing.ts'
import { words } from './words.ts'

const NARROW = 'max-sm:px-[0.95rem]'
/** So that two buttons fit side by side on a phone. */
const PLAIN = 'max-sm:px-[0.6rem]'

/** Begins a sprint for a task. */
export type BeginSprint = (subject: { readonly taskId: string; readonly title: string }) => void

interface NextThingCardProps {
  readonly views: readonly TaskView[]
  readonly energy: EnergyLevel | null
  readonly onStart: BeginSprint
  /** A sprint runs already: its button leads back to it. */
  readonly isSprinting: boolean
}

/**
 * Shows one small thing that fits the hour and the energy, with a way to begin it. It stays until it is done or
 * another is asked for. The button that completes it becomes the one that goes on, so that a second press by accident
 * completes nothing.
 */
export function NextThingCard({ views, energy, onStart, isSprinting }: NextThingCardProps) {
  const { setTaskDone, setStepDone } = useTaskCommands()
  const celebrateDone = useCelebration()
  const loadBreakdown = use(BreakdownContext)
  const id = useId()
  const { thing, hold, skip } = useNextThing(views, energy)
  const [finished, setFinished] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const isOpen = finished === null && thing !== null
  const isFinishing = useRef(false)
  const [isUnasked] = useState(() => !areSuggestionsSeen())

  function showOther() {
    const next = skip()
    setNote(next ? words.nextIs(titleOf(next)) : '')
  }

  async function finish({ task, step }: NextThing) {
    if (isFinishing.current) return
    isFinishing.current = true
    const celebrate = () => celebrateDone(`${task.title} ${step?.title ?? ''}`)
    const isSaved = await (step ? setStepDone(step, true, celebrate) : setTaskDone(task, true, celebrate))
    isFinishing.current = false
    if (isSaved) setFinished(step?.title ?? task.title)
  }

  function start({ task }: NextThing) {
    hold()
    onStart({ taskId: task.id, title: task.title })
  }

  function makeSmaller(small: NextThing) {
    hold()
    if (!loadBreakdown) return
    const onBegin = () => start(small)
    void dialogs.open(breakDownDialog, { taskId: small.task.id, loadBreakdown, onBegin })
  }

  function goOn() {
    setFinished(null)
    setNote(thing ? words.nextIs(titleOf(thing)) : words.nextNothing)
  }

  const begin = { label: isSprinting ? words.nextBackToSprint : words.nextStart, Icon: Play, act: start }
  const [first, second] =
    thing && thing.stepsDone > 1 && !isSprinting
      ? [{ label: words.nextMoreSteps, Icon: Sparkles, act: makeSmaller }, begin]
      : [begin, { label: words.nextSmaller, Icon: Sparkles, act: makeSmaller }]

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
      {(isOpen || finished !== null) && (
        <div className="cluster-2 gap-x-3">
          {isOpen && (
            <Button
              variant="go"
              className={NARROW}
              icon={<first.Icon aria-hidden />}
              aria-haspopup="dialog"
              onClick={() => first.act(thing)}
            >
              {first.label}
            </Button>
          )}
          <Button
            variant={isOpen ? 'quiet' : 'main'}
            className={NARROW}
            data-turn={isOpen ? (thing.step ?? thing.task).id : 'on'}
            icon={isOpen && <Check aria-hidden />}
            onClick={() => (isOpen ? void finish(thing) : goOn())}
          >
            {isOpen ? words.nextDone : words.nextOn}
          </Button>
          {isOpen && (
            <Button
              variant="plain"
              className={PLAIN}
              icon={<second.Icon aria-hidden className="max-sm:hidden" />}
              aria-haspopup="dialog"
              onClick={() => second.act(thing)}
            >
              {second.label}
            </Button>
          )}
          {isOpen && views.length > 1 && (
            <Button
              variant="plain"
              className={PLAIN}
              icon={<Shuffle aria-hidden className="max-sm:hidden" />}
              onClick={showOther}
            >
              {words.nextOther}
            </Button>
          )}
        </div>
      )}
      {finished === null && thing === null && isUnasked && (
        <Button aria-haspopup="dialog" onClick={() => void dialogs.open(suggestionsDialog, {})}>
          {words.chooseSome}
        </Button>
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

/** Its section, or how long it takes; never how old it is. */
function aboutOf({ task, step, stepsDone }: NextThing): string {
  if (step) return words.nextStepOf(task.title)
  if (stepsDone > 0) return words.nextStepsDone(stepsDone)
  const time = task.timeOfDay ? words.times[task.timeOfDay] : words.times.anytime
  return task.estimatedTime === null ? time : `${time}, ${words.minutes(task.estimatedTime)}`
}
