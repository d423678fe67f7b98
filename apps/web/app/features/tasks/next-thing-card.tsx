import type { EnergyLevel } from '@glimmer/domain/energy/daily-checkin'
import type { NextThing } from '@glimmer/domain/tasks/next-thing'
import type { TaskView } from '@glimmer/domain/tasks/task-view'
import Check from 'lucide-react/icons/check'
import Play from 'lucide-react/icons/play'
import Shuffle from 'lucide-react/icons/shuffle'
import Sparkles from 'lucide-react/icons/sparkles'
import { use, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTaskCommands } from '../../data/tasks/use-task-commands.ts'
import { Button } from '../../ui/button.tsx'
import { dialogs } from '../../ui/dialogs/dialogs.ts'
import { breakDownDialog } from './break-down-dialogs.ts'
import { BreakdownContext } from './breakdown-part.ts'
import { useCelebration } from './celebration.ts'
import { areSuggestionsSeen } from './dialogs/suggestions-seen.ts'
import { suggestionsDialog } from './task-dialogs.ts'
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
  // It stays in view until its tick is stored, so that its buttons keep the focus.
  const [finishing, setFinishing] = useState<NextThing | null>(null)
  const [finished, setFinished] = useState<NextThing | null>(null)
  /** How often a finished thing was taken back. */
  const [returns, setReturns] = useState(0)
  if (finished !== null && isOpenIn(views, finished)) {
    setFinished(null)
    setReturns(returns + 1)
  }
  const { thing: next, hold, skip } = useNextThing(views, energy, (finishing ?? finished) !== null)
  const thing = finishing ?? next
  const [note, setNote] = useState('')
  const isOpen = finished === null && thing !== null
  const isFinishing = useRef(false)
  const card = useRef<HTMLElement>(null)
  const [isUnasked] = useState(() => !areSuggestionsSeen())

  function showOther() {
    const next = skip()
    setNote(next ? words.nextIs(titleOf(next)) : '')
  }

  const onReturn = useEffectEvent(() => {
    if (card.current?.contains(document.activeElement)) focusFirst()
  })
  useLayoutEffect(() => {
    if (returns > 0) onReturn()
  }, [returns])

  /** On what begins, never on what ticks: a key pressed twice must not finish what has just come. */
  function focusFirst() {
    const place = card.current?.querySelector<HTMLElement>('button') ?? card.current
    place?.focus({ preventScroll: true })
  }

  async function finish(done: NextThing) {
    const { task, step } = done
    if (isFinishing.current) return
    isFinishing.current = true
    setFinishing(done)
    const celebrate = () => celebrateDone(`${task.title} ${step?.title ?? ''}`)
    const isSaved = await (step ? setStepDone(step, true, celebrate) : setTaskDone(task, true, celebrate))
    isFinishing.current = false
    setFinishing(null)
    if (isSaved) setFinished(done)
  }

  function start({ task }: NextThing) {
    hold()
    onStart({ taskId: task.id, title: task.title })
  }

  function makeSmaller(small: NextThing) {
    hold()
    if (!loadBreakdown) return
    const onBegin = () => start(small)
    const about = { taskId: small.task.id, ...(small.step && { step: small.step }) }
    void dialogs.open(breakDownDialog, { ...about, loadBreakdown, onBegin })
  }

  function goOn() {
    flushSync(() => {
      setFinished(null)
      setNote(thing ? words.nextIs(titleOf(thing)) : words.nextNothing)
    })
    focusFirst()
  }

  const begin = { label: isSprinting ? words.nextBackToSprint : words.nextStart, Icon: Play, act: start }
  const [first, second] =
    thing && thing.stepsDone > 1 && !isSprinting
      ? [{ label: words.nextMoreSteps, Icon: Sparkles, act: makeSmaller }, begin]
      : [begin, { label: words.makeSmaller, Icon: Sparkles, act: makeSmaller }]

  return (
    <section
      ref={card}
      tabIndex={-1}
      className="ui-card cluster-3 mb-4 gap-x-6 px-6 py-4 max-sm:px-4 max-sm:py-3"
      aria-labelledby={id}
      data-next
    >
      <div className="min-w-0 flex-[1_1_18rem] wrap-anywhere max-sm:basis-full">
        <h2 id={id} className="text-m text-dusk font-strong tracking-normal">
          {words.nextLabel}
        </h2>
        <p className="headline bidi text-left max-sm:text-l" data-title>
          {finished === null
            ? thing
              ? titleOf(thing)
              : words.nextNothing
            : words.nextRest(titleOf(finished))}
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

/** Whether a thing that was finished here is open again, as somebody took it back. */
function isOpenIn(views: readonly TaskView[], { task, step }: NextThing): boolean {
  const view = views.find((one) => one.task.id === task.id)
  if (!view || step === null) return view?.isDone === false
  return view.steps.some((one) => one.step.id === step.id && !one.isDone)
}

/** Its section, or how long it takes; never how old it is. */
function aboutOf({ task, step, stepsDone }: NextThing): string {
  if (step) return words.nextStepOf(task.title)
  if (stepsDone > 0) return words.nextStepsDone(stepsDone)
  const time = task.timeOfDay ? words.times[task.timeOfDay] : words.times.anytime
  return task.estimatedTime === null ? time : `${time}, ${words.minutes(task.estimatedTime)}`
}
